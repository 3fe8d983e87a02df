// The page that follows a sign-in, and how links to sign-in or sign-up carry it.
import { LANGUAGE } from "#messages/language.ts";
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

/** The return path in an address' query, when it is a path of this site; no link carries any other on. */
export function returnIn(search: URLSearchParams): string | null {
  const asked = search.get("returnTo");
  return asked !== null && safeReturnTo(asked) === asked ? asked : null;
}

/** `path` with the return path, if there is one: withReturn("/auth/signup", "/jobs/1"). */
export function withReturn(path: string, returnTo: string | null): string {
  return returnTo === null ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** As `withReturn`, with what the guest pressed: for links between log-in and sign-up. */
export function withIntent(path: string, search: URLSearchParams): string {
  const query = new URLSearchParams();
  const returnTo = returnIn(search);
  if (returnTo !== null) query.set("returnTo", returnTo);
  for (const name of ["for", "job", "company"]) {
    const value = search.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address that redirects the browser to the issuer's own page, there with two factors, or to a social provider. */
export function redirectPath(provider: string | null, returnTo: string | null, level?: "strong"): string {
  const query = new URLSearchParams(level && { level });
  if (provider !== null) query.set("provider", provider);
  if (returnTo !== null) query.set("returnTo", returnTo);
  if (LANGUAGE !== "en") query.set("language", LANGUAGE);
  const text = query.toString();
  return `/api/session/authorize${text === "" ? "" : `?${text}`}`;
}
