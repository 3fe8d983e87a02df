// Who may do what only this site's own browser session may: both its cookie and its token are asked for.
import { type Caller, sameSite, type Who } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import type { Identity } from "./identity.ts";
import { sessionCookieOf } from "./sessions/session-cookie.ts";

/** 401 in the words of spec §5: without a session, and without a token that works. */
export function ownSession({ callers, settings }: Pick<Identity, "callers" | "settings">): Who<Caller> {
  const cookie = sessionCookieOf(settings.publicUrl);
  return async (request) => {
    await sameSite(request);
    if (!request.cookies[cookie]) throw refuse(401, "UNAUTHENTICATED", "User not authenticated");
    return callers.signedIn(request);
  };
}
