// The page that follows a sign-in, and how links to sign-in or sign-up carry it.
import { safeReturnTo } from "../../../../contract/identity/return-to.ts";
import type { UserType } from "../../../../contract/identity/rules.ts";
import { CORPORATE_HOME_PATH } from "../../../../contract/paths.ts";
import { mayOpen } from "../../../session/guard.ts";

/** The requested path, when it is ours and open to this kind of user; else that kind's start page. */
export function pathAfterSignIn(returnTo: string | null, userType: UserType | null): string {
  if (returnTo !== null) {
    const path = safeReturnTo(returnTo);
    // A guests' form would redirect a signed-in person right back.
    const isGuests = path === "/" || /^\/auth(\/|$)/i.test(path);
    if (!isGuests && (userType !== "Corporate" || mayOpen(path, userType))) return path;
  }
  return userType === "Corporate" ? CORPORATE_HOME_PATH : "/dashboards";
}

/** `path` with the return path, if there is one: withReturn("/auth/signup", "/jobs/1"). */
export function withReturn(path: string, returnTo: string | null): string {
  return returnTo === null ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The address that redirects the browser to the issuer's own page, or to a social provider. */
export function redirectPath(provider: string | null, returnTo: string | null): string {
  const query = new URLSearchParams();
  if (provider !== null) query.set("provider", provider);
  if (returnTo !== null) query.set("returnTo", returnTo);
  const text = query.toString();
  return `/api/session/authorize${text === "" ? "" : `?${text}`}`;
}
