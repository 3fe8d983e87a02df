// Validates `returnUrl`: a full address of this site or a path, nothing else.
import { safeReturnTo } from "../../../../../contract/identity/return-to.ts";

/** A path of this site; null when absent, on another site, or leading back to this page. `origin`: this site's. */
export function returnPath(returnUrl: string | null, origin: string): string | null {
  if (returnUrl === null || returnUrl === "") return null;
  const path = pathIn(returnUrl, origin);
  const safe = safeReturnTo(path);
  if (safe === "/" && path !== "/") return null;
  return /^\/v[12]\/candidate\/(edit-)?profile([/?#]|$)/.test(safe) ? null : safe;
}

/** "https://this.site/jobs?x=1" -> "/jobs?x=1"; other texts unchanged. */
function pathIn(text: string, origin: string): string {
  const prefix = `${origin}/`;
  return text.startsWith(prefix) ? text.slice(origin.length) : text;
}
