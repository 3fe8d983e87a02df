// A sign-in that waits for its second factor: kept sealed in the browser, and finished by a code or a passkey.
import type * as calls from "../../../contract/identity/factors-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Answer, Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Account, findAccountById } from "../accounts.ts";
import { type SealedCookie, sealedCookie } from "../cookies.ts";
import type { Proof } from "../gateways/gateway.ts";
import type { IdentitySettings } from "../identity.ts";
import { SIGNED_OUT } from "../sessions/open-session.ts";
import { checkCode } from "./codes.ts";
import { withFactor } from "./rules.ts";
import type { Core, FactorOperation } from "./store.ts";

/** What was proved so far, and what follows. */
export type Waiting = {
  accountId: string;
  /** The account's auth_gen at the first step: a change of the password ends the wait. */
  authGen: number;
  amr: string[];
  /** Another application's, or a social provider's, sign-in to go on with; null for our own form. */
  interaction: string | null;
};

const seconds = 600;

/** The page that asks for the second factor. */
export const SECOND_FACTOR_PATH = "/auth/second-factor";

type Keeper = { deps: Pick<Deps, "db" | "vault" | "clock">; settings: Pick<IdentitySettings, "publicUrl"> };

const waitingCookie = ({ deps: { vault }, settings: { publicUrl } }: Keeper): SealedCookie<Waiting> =>
  sealedCookie({ vault, publicUrl, name: "vouchboard_second_factor", seconds });

/** Keeps a sign-in in this browser until its second factor is given. */
export async function waitForFactor(
  keeper: Keeper,
  call: Pick<Call<unknown>, "setCookie">,
  { accountId, amr = [], authGen }: Proof,
  interaction: string | null,
): Promise<void> {
  const { db, clock } = keeper.deps;
  const now = authGen ?? (await findAccountById(db, accountId))?.authGen ?? 0;
  waitingCookie(keeper).give(call, { accountId, authGen: now, amr: [...amr], interaction }, clock());
}

/** The sign-in that waits in this browser. 401 when there is none, or the account's password changed meanwhile. */
export async function readWaiting(
  { deps, identity }: Core,
  call: Pick<Call<unknown>, "cookies">,
): Promise<{ waiting: Waiting; account: Account }> {
  const waiting = waitingCookie({ deps, settings: identity.settings }).read(call.cookies, deps.clock());
  const account = waiting && (await findAccountById(deps.db, waiting.accountId));
  if (!waiting || !account || account.authGen !== waiting.authGen)
    throw refuse(401, "UNAUTHENTICATED", "This took too long, or began in another browser. Please log in again.");
  return { waiting, account };
}

/** Opens the session, or goes on with the other application; `by` is the factor in the words of RFC 8176. */
export async function finishSignIn(
  { deps, identity }: Core,
  call: Call,
  { accountId, authGen, interaction, amr }: Waiting,
  by: string,
): Promise<Answer<typeof calls.giveSecondFactor>> {
  const { settings, sessions } = identity;
  waitingCookie({ deps, settings }).clear(call);
  const proof: Proof = { accountId, authGen, authTime: deps.clock(), amr: withFactor(amr, by) };
  if (interaction === null) return { ...(await sessions.open(proof, call)), continueAt: null };
  return { ...SIGNED_OUT, continueAt: await sessions.finishInteraction(interaction, proof, call) };
}

/** Finishes the sign-in of this browser. Counts a wrong code, for all places together. */
export const giveSecondFactor: FactorOperation<"giveSecondFactor", null> = async (core, { body }, call) => {
  const { waiting, account } = await readWaiting(core, call);
  const taken = await checkCode(core, { ...account, accountId: account.id }, call.ip, body.code);
  if (taken === null) throw refuse(409, "CODE_MISMATCH", "The code is wrong, or was used already.", "code");
  return finishSignIn(core, call, waiting, taken.by);
};
