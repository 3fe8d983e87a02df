// Extracts what screens use from the server's answer about a session.
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { readToken } from "./read-token.ts";
import type { TokenData } from "./session-state.ts";

/** Null when the answer has no access token, that is, without a session. */
export function tokenDataOf(answer: SessionAnswer): TokenData | null {
  if (!answer.isLoggedIn || !answer.accessToken) return null;
  const read = answer.idToken ? readToken(answer.idToken) : null;
  const claims = read?.ok ? read.claims : {};
  return {
    accessToken: answer.accessToken,
    idToken: answer.idToken,
    expiresAt: answer.expiresAt ? Date.parse(answer.expiresAt) : 0,
    userType: answer.userType,
    corporateUserType: answer.corporateUserType,
    email: typeof claims.email === "string" ? claims.email.toLowerCase() : "",
    claims,
  };
}
