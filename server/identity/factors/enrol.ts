// Adds a second factor to an account, after its owner confirmed who they are: the secret of an app, and its first code.

import type * as calls from "../../../contract/identity/factors-wire.ts";
import { MOST_FACTORS } from "../../../contract/identity/rules.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import type { Answer, Call, Caller } from "../../platform/mount.ts";
import { conflict, refuse } from "../../platform/refusal.ts";
import { raiseAuthGen, recordFailure } from "../accounts.ts";
import { countTry, forgive } from "../embedded/throttles.ts";
import { verifyPassword } from "../passwords.ts";
import { checkCode, makeSecret, renewRecoveryCodes, sealSecret, stepOf } from "./codes.ts";
import { withFactor } from "./rules.ts";
import {
  announceChange,
  type Core,
  type Factor,
  type FactorOperation,
  factorColumns,
  hasFactor,
  lockFactors,
  readAmr,
  readPassword,
  refuseElsewhere,
} from "./store.ts";

type Confirmation = { password?: string | undefined; code?: string | undefined };

/** How recent a sign-in is to add the first factor without a confirmation. */
const freshMinutes = 10;
/** How long a new secret may wait for its first code. */
const enrolmentMinutes = 15;

/** Whether the first factor may be added without a confirmation. */
export async function isFresh({ db, clock }: Deps, { sessionId }: Caller): Promise<boolean> {
  const since = new Date(clock().getTime() - freshMinutes * 60_000);
  const fresh = await db.query("select from session where id = $1 and created_at >= $2", [sessionId, since]);
  return fresh.length > 0;
}

/** 403 unless the password or a code is right; without either, unless the sign-in is recent and no factor is there yet. */
export async function confirmOwner(core: Core, { caller, ip }: Call<Caller>, given: Confirmation): Promise<void> {
  const { deps, identity } = core;
  const { accountId, email } = caller;
  if (given.code === undefined && given.password === undefined) {
    if (!(await hasFactor(deps.db, accountId)) && (await isFresh(deps, caller))) return;
    throw refuse(403, "NOT_AUTHORIZED", "Please confirm this with your password or a code.");
  }
  if (given.code !== undefined) {
    if (await checkCode(core, caller, ip, given.code)) return;
    throw refuse(403, "NOT_AUTHORIZED", "The code is wrong, or was used already.", "code");
  }
  const counting = { deps, settings: identity.settings };
  await countTry(counting, "confirm-owner", { ip, email });
  if (await verifyPassword(deps.vault, await readPassword(deps.db, accountId), given.password ?? ""))
    return forgive(counting, "confirm-owner", { ip, email });
  await recordFailure(deps, "factor-change.failed", accountId, ip);
  throw refuse(403, "NOT_AUTHORIZED", "The password is wrong.", "password");
}

type Enrolment = { id: string; accountId: string; sessionId: string; secret: string; until: number };
const purpose = "code app enrolment";

export const beginCodeApp: FactorOperation<"beginCodeApp"> = async (core, { body }, call) => {
  refuseElsewhere(core);
  await confirmOwner(core, call, body);
  const { clock, vault } = core.deps;
  const { accountId, sessionId, email } = call.caller;
  const now = clock();
  const { secret, uri } = makeSecret(email);
  const until = now.getTime() + enrolmentMinutes * 60_000;
  const enrolment: Enrolment = { id: newId(now), accountId, sessionId, secret, until };
  return { enrolment: vault.seal(purpose, JSON.stringify(enrolment)).toString("base64url"), secret, uri };
};

function openEnrolment({ vault, clock }: Deps, text: string, { accountId, sessionId }: Caller): Enrolment {
  const opened = vault.open(purpose, Buffer.from(text, "base64url"));
  const enrolment = opened === null ? null : (JSON.parse(opened) as Enrolment);
  const isOurs = enrolment?.accountId === accountId && enrolment.sessionId === sessionId;
  if (!enrolment || !isOurs || enrolment.until <= clock().getTime())
    throw refuse(409, "CODE_EXPIRED", "This took too long. Please begin again.");
  return enrolment;
}

export const addCodeApp: FactorOperation<"addCodeApp"> = async (core, { body }, call) => {
  refuseElsewhere(core);
  const { vault, clock } = core.deps;
  const { id, secret } = openEnrolment(core.deps, body.enrolment, call.caller);
  const step = stepOf(secret, body.code, clock());
  if (step === null) throw refuse(409, "CODE_MISMATCH", "This is not the code that the app shows now.", "code");
  return addFactor(core, call, "otp", async (tx, accountId, now) => {
    const rows = await tx.query<Factor>(
      `insert into second_factor as f (id, account_id, kind, name, sealed_secret, last_step, created_at)
       values ($1, $2, 'TOTP', $3, $4, $5, $6) on conflict do nothing returning ${factorColumns}`,
      [id, accountId, body.name, sealSecret(vault, secret), step, now],
    );
    return rows[0];
  });
};

/** Adds what `insert` inserts; the account's first factor ends every session, and opens this browser's next one. */
export async function addFactor(
  { deps, identity }: Core,
  call: Call<Caller>,
  by: string,
  insert: (tx: Writer, accountId: string, now: Date) => Promise<Factor | undefined>,
): Promise<Answer<typeof calls.addCodeApp>> {
  const { caller, ip } = call;
  const { accountId } = caller;
  const now = deps.clock();
  const made = await deps.db.transaction(async (tx) => {
    const before = await lockFactors(tx, accountId);
    if (before.factors >= MOST_FACTORS)
      throw refuse(409, "LIMIT_REACHED", `An account has at most ${MOST_FACTORS} second steps. Remove one first.`);
    const amr = await readAmr(tx, caller.sessionId);
    const factor = await insert(tx, accountId, now);
    if (!factor) throw conflict("This was added already.");
    await announceChange(deps, tx, { owner: caller, ip, how: "ADDED" });
    if (before.factors > 0) return { factor, recoveryCodes: null, proof: null };
    // Sessions that did not give the factor end.
    await raiseAuthGen(tx, accountId, now);
    await identity.sessions.endAll(tx, accountId);
    const recoveryCodes = await renewRecoveryCodes(tx, deps.vault, accountId);
    const proof = { accountId, authTime: now, authGen: before.authGen + 1, amr: withFactor(amr, by) };
    return { factor, recoveryCodes, proof };
  });
  const session = made.proof ? await identity.sessions.open(made.proof, call) : await identity.sessions.read(call);
  return { session, factor: isoTimes(made.factor), recoveryCodes: made.recoveryCodes };
}
