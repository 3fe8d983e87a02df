// Where somebody goes once they are signed in, and how a link to sign-in or sign-up remembers it.
import { safeReturnTo } from "../../../../contract/return-to.ts";
import type { UserType } from "../../../../contract/roles.ts";
import { mayOpen } from "../../../session/guard.ts";

/** The path that was asked for, when it is one of ours; else where people of this kind begin. */
export function pathAfterSignIn(returnTo: string | null, userType: UserType | null): string {
  if (returnTo !== null) {
    const path = safeReturnTo(returnTo);
    // Sent back to a form for guests, a person would go round in circles.
    const isGuests = path === "/" || /^\/auth(\/|$)/i.test(path);
    if (!isGuests && (userType !== "Corporate" || mayOpen(path, userType))) return path;
  }
  return userType === "Corporate" ? "/v2/corporate/jobs" : "/dashboards";
}

/** `path` with the way back, if there is one: withReturn("/auth/signup", "/jobs/1"). */
export function withReturn(path: string, returnTo: string | null): string {
  return returnTo === null ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The browser's way to the issuer's own page, or a social provider's; answered by a redirect. */
export function redirectPath(provider: string | null, returnTo: string | null): string {
  const query = new URLSearchParams();
  if (provider !== null) query.set("provider", provider);
  if (returnTo !== null) query.set("returnTo", returnTo);
  const text = query.toString();
  return `/api/session/authorize${text === "" ? "" : `?${text}`}`;
}
