// From the server's answer about a session to what screens use of it.
import { readToken } from "../../contract/read-token.ts";
import type { SessionAnswer } from "../../contract/session.ts";
import type { TokenData } from "./session-state.ts";

/** Null when the answer carries no access token, so when nobody is signed in. */
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
