// The credential gateway of our own accounts: passwords are stored and checked here.
import type { Deps } from "../../deps.ts";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordFailure } from "../accounts.ts";
import type { CredentialGateway, Proof, SignInForm } from "../gateways/gateway.ts";
import { verifyPassword } from "../passwords.ts";
import { suspended } from "../suspensions.ts";
import { changePassword, forgotPassword, resetPassword } from "./password-changes.ts";
import { confirmSignUp, resendCode, signUp } from "./sign-up.ts";
import { type Core, countTry, forgive } from "./throttles.ts";

type Owner = { id: string; passwordHash: string | null; isDisabled: boolean; authGen: number } & {
  /** Of an open suspension. */
  reason: string | null;
  suspendedAt: Date | null;
};

/** 401 NOT_AUTHORIZED for every failure, without the reason. */
async function signIn(core: Core, { email, password }: SignInForm, call: Call): Promise<Proof> {
  const { db, vault, clock } = core.deps;
  const trier = { ip: call.ip, email };
  await countTry(core, "sign-in", trier);
  const [owner] = await db.query<Owner>(
    `select a.id, c.password_hash as "passwordHash", a.disabled_at is not null as "isDisabled", a.auth_gen as "authGen",
       s.reason, s.suspended_at as "suspendedAt" from account a left join credential c on c.account_id = a.id
     left join account_suspension s on s.account_id = a.id and s.lifted_at is null where a.email = $1`,
    [email],
    "who signs in",
  );
  const isRight = await verifyPassword(vault, owner?.passwordHash ?? null, password);
  if (!isRight || !owner || owner.isDisabled) {
    await recordFailure(core.deps, "sign-in.failed", owner?.id ?? null, call.ip);
    // Only who knows the password learns of a suspension.
    if (isRight && owner?.suspendedAt) throw suspended({ reason: owner.reason ?? "", at: owner.suspendedAt });
    throw refuse(401, "NOT_AUTHORIZED", "Wrong e-mail address or password.");
  }
  await forgive(core, "sign-in", trier);
  return { accountId: owner.id, authTime: clock(), authGen: owner.authGen, amr: ["pwd"] };
}

export function makeEmbeddedGateway(
  deps: Deps,
  settings: Core["settings"],
  sessions: Core["sessions"],
): CredentialGateway {
  const core: Core = { deps, settings, sessions };
  return {
    kind: "embedded",
    signUp: (form, call) => signUp(core, form, call),
    confirmSignUp: (form, call) => confirmSignUp(core, form, call),
    resend: (form, call) => resendCode(core, form, call),
    signIn: (form, call) => signIn(core, form, call),
    forgotPassword: (form, call) => forgotPassword(core, form, call),
    resetPassword: (form, call) => resetPassword(core, form, call),
    changePassword: (form, call) => changePassword(core, form, call),
  };
}
