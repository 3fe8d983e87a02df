// The credential gateway when another issuer has its own sign-in page: every password form answers 404.
import { refuse } from "../../platform/refusal.ts";
import type { CredentialGateway } from "./gateway.ts";

export function makeRedirectOnlyGateway(): CredentialGateway {
  const nothingHere = async () => {
    throw refuse(404, "NOT_FOUND", "People sign in at another page here.");
  };
  return {
    kind: "redirect",
    signUp: nothingHere,
    confirmSignUp: nothingHere,
    resend: nothingHere,
    signIn: nothingHere,
    forgotPassword: nothingHere,
    resetPassword: nothingHere,
    changePassword: nothingHere,
  };
}
