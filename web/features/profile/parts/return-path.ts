// Where `returnUrl` of spec §2 leads: the whole address of a page of this site, or its path, and nowhere else.
import { safeReturnTo } from "../../../../contract/return-to.ts";

/** A path of this site, or null when there is none, or it would lead elsewhere or back here. `origin`: of this site. */
export function returnPath(returnUrl: string | null, origin: string): string | null {
  if (returnUrl === null || returnUrl === "") return null;
  const path = pathIn(returnUrl, origin);
  const safe = safeReturnTo(path);
  if (safe === "/" && path !== "/") return null;
  return /^\/v[12]\/candidate\/(edit-)?profile([/?#]|$)/.test(safe) ? null : safe;
}

/** "https://this.site/jobs?x=1" -> "/jobs?x=1"; anything else as it is. */
function pathIn(text: string, origin: string): string {
  const prefix = `${origin}/`;
  return text.startsWith(prefix) ? text.slice(origin.length) : text;
}
