// The credential gateway of our own accounts: passwords are stored and checked here.
import type { Deps } from "../../deps.ts";
import type { CredentialGateway } from "../gateways/gateway.ts";
import { changePassword } from "./change-password.ts";
import { confirmSignUp } from "./confirm-sign-up.ts";
import type { Core } from "./core.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resendCode } from "./resend-code.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

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
