// The access check for calls that need this site's own browser session: both its cookie and its token.
import { type Caller, sameSite, type Who } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import type { Identity } from "./identity.ts";
import { sessionCookieOf } from "./sessions/session-cookie.ts";

/**
 * 401 "User not authenticated" without a session cookie, 401 "Access token is missing or expired" without a valid
 * token.
 */
export function ownSession({ callers, settings }: Pick<Identity, "callers" | "settings">): Who<Caller> {
  const cookie = sessionCookieOf(settings.publicUrl);
  return async (request) => {
    await sameSite(request);
    if (!request.cookies[cookie]) throw refuse(401, "UNAUTHENTICATED", "User not authenticated");
    return callers.signedIn(request);
  };
}
