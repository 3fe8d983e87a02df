// Creates the account of a sign-up when its code is entered in the browser that began it.

import { CODE_TRIES, expiredCode, isCode, wrongCode } from "../../platform/mailed-codes.ts";
import type { Call } from "../../platform/mount.ts";
import { createAccount } from "../create-account.ts";
import type { ConfirmForm, Proof } from "../gateways/gateway.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { browserHashOf, unmarkBrowser } from "./asking-browser.ts";
import { type Core, countTry, forgive } from "./core.ts";

type Pending = {
  id: string;
  email: string;
  name: string;
  phoneNumber: string | null;
  passwordHash: string;
  codeHash: Buffer;
  codeExpiresAt: Date;
};

/** CODE_MISMATCH for a wrong code, CODE_EXPIRED for one that is too old or had too many tries. */
export async function confirmSignUp(core: Core, form: ConfirmForm, call: Call): Promise<Proof> {
  const { deps, settings } = core;
  await countTry(core, "confirm", { ip: call.ip, email: form.username });
  const pending = await takeTry(core, form.username, browserHashOf(settings.publicUrl, "sign_up", call));
  const now = deps.clock();
  if (pending.codeExpiresAt <= now) throw expiredCode("This code is too old. Please ask for a new one.");
  // Only a browser with a pending sign-up gets here, so strangers cannot use up the tries of an address.
  await countTry(core, "confirm-code", { ip: call.ip, email: pending.email });
  if (!isCode(deps.vault, `sign-up ${pending.id}`, form.code, pending.codeHash)) throw wrongCode();
  await forgive(core, "confirm-code", { ip: call.ip, email: pending.email });
  const accountId = await open(core, pending, call);
  // If another confirmation of the address won the race, answer as for a wrong code.
  if (accountId === null) throw wrongCode();
  unmarkBrowser(settings.publicUrl, "sign_up", call);
  return { accountId, authTime: now };
}

/** Counts the try before comparing, so that parallel guesses are all counted. */
async function takeTry({ deps }: Core, email: string, browserHash: Buffer): Promise<Pending> {
  const of = [browserHash, email, deps.clock()];
  const [pending] = await deps.db.query<Pending>(
    `update pending_sign_up set tries = tries + 1
     where browser_hash = $1 and email = $2 and expires_at > $3 and tries < ${CODE_TRIES}
     returning id, email, name, phone_number as "phoneNumber", password_hash as "passwordHash", code_hash as "codeHash",
       code_expires_at as "codeExpiresAt"`,
    of,
  );
  if (pending) return pending;
  const [isUsedUp] = await deps.db.query(
    "select 1 from pending_sign_up where browser_hash = $1 and email = $2 and expires_at > $3",
    of,
  );
  throw isUsedUp ? expiredCode("There were too many tries. Please sign up again.") : wrongCode();
}

/** The new account's id; null if another confirmation took the address (a unique index lets only one win). */
function open({ deps, settings }: Core, pending: Pending, { ip }: Call): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const { email, name, phoneNumber, passwordHash } = pending;
    const facts = { issuer: settings.publicUrl, email, name, phoneNumber, passwordHash, now };
    const account = await createAccount(tx, facts);
    if (account) await recordSecurityEvent(tx, { kind: "account.created", accountId: account.id, ip, at: now });
    else await tx.query("delete from pending_sign_up where id = $1", [pending.id]);
    return account?.id ?? null;
  });
}
