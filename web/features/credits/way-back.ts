// Where somebody was who came here for credits: kept by this tab, because the payment provider's pages lie between.
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { safeReturnTo } from "../../../contract/return-to.ts";

/** In the session storage. */
const KEY = "beforeCredits";
const PARAMETER = "returnUrl";

/** A path of this site; null when the page was opened for itself. */
export function useWayBack(): string | null {
  const [search] = useSearchParams();
  const given = pathIn(search.get(PARAMETER));
  useEffect(() => {
    if (given !== null) keep(given);
  }, [given]);
  return given;
}

/** The way back of whoever has paid meanwhile. */
export function keptWayBack(): string | null {
  try {
    return pathIn(window.sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}

function keep(path: string): void {
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Private windows may refuse storage: the list of companies stands in.
  }
}

function pathIn(text: string | null): string | null {
  const path = safeReturnTo(text);
  return path === "/" ? null : path;
}
