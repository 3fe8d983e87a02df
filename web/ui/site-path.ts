// Addresses of this site's pages in a language. The router's own links need none of these functions.
import { BASE_PATH, LANGUAGE } from "#messages/language.ts";

export type Language = typeof LANGUAGE;

/** The address of a route's path in a language: ("hi", "/jobs") -> "/hi/jobs", ("hi", "/") -> "/hi". */
export function pathIn(language: Language, path: string): string {
  // Two slashes at the start would name another host.
  const own = path.replace(/^[/\\]+/, "/");
  return language === "en" ? own : `/${language}${own === "/" ? "" : own}`;
}

/** The address of a route's path in the page's language, for plain links and for leaving the document. */
export const sitePath = (path: string): string => pathIn(LANGUAGE, path);

/** The route's path in an address of this language: "/hi/jobs" -> "/jobs". */
export function routePath(pathname: string): string {
  if (BASE_PATH === "" || !`${pathname}/`.startsWith(`${BASE_PATH}/`)) return pathname;
  return pathname.slice(BASE_PATH.length) || "/";
}
