// Extracts what screens use from the server's answer about a session.
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { readToken } from "./read-token.ts";
import type { TokenData } from "./session-state.ts";

/** Null without a session, and for one that may do nothing before it has a second step: the site shows a guest. */
export function tokenDataOf(answer: SessionAnswer): TokenData | null {
  if (!answer.isLoggedIn || !answer.accessToken || answer.secondFactor !== undefined) return null;
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
