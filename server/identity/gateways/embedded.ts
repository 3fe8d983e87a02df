// The gateway of our own accounts: passwords are kept and checked here.
import type { Deps } from "../../deps.ts";
import { changePassword } from "../embedded/change-password.ts";
import { confirmSignUp } from "../embedded/confirm-sign-up.ts";
import type { Core } from "../embedded/core.ts";
import { forgotPassword } from "../embedded/forgot-password.ts";
import { resendCode } from "../embedded/resend-code.ts";
import { resetPassword } from "../embedded/reset-password.ts";
import { signIn } from "../embedded/sign-in.ts";
import { signUp } from "../embedded/sign-up.ts";
import type { CredentialGateway } from "./gateway.ts";

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
