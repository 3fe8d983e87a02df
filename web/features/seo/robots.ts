// Which addresses search engines may index: a table of paths, and no list with parameters.

export type RobotsValue = "index, follow" | "noindex, follow";

/** Segments starting with ":" match anything. */
const INDEXED_PATHS = [
  "/",
  "/faq",
  "/about",
  "/corporate",
  "/corporate/connect-with-us",
  "/for-employee",
  "/company",
  "/company/:name/:companyId",
  "/guidance",
  "/jobs",
  "/jobs/:companyName/:jobid",
  "/referrals",
  "/referrals/:compId/:id",
] as const;

/** Lists whose parameters only filter or sort the same items. */
const LISTS: readonly string[] = ["/jobs", "/referrals", "/guidance", "/company"];

/** Campaign parameters, which change nothing on the page. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

const patterns = INDEXED_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));

/** The robots value of an address: `pathname` with or without a trailing slash, `search` with or without its question mark. */
export function robotsFor(pathname: string, search = ""): RobotsValue {
  const path = withoutTrailingSlash(pathname);
  if (!patterns.some((pattern) => pattern.test(path))) return "noindex, follow";
  const hasParameters = [...new URLSearchParams(search).keys()].some((key) => !TRACKING.test(key));
  return hasParameters && LISTS.includes(path) ? "noindex, follow" : "index, follow";
}

/** "/jobs/" -> "/jobs"; "/" is unchanged. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}
