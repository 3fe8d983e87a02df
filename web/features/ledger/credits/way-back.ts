// The way to the payment page and back: the page from which a person came to buy credits is stored in this tab, because the
// provider's pages come between.
import { useEffect } from "react";
import { type NavigateFunction, useSearchParams } from "react-router";
import { safeReturnTo } from "../../../../contract/identity/return-to.ts";

const KEY = "beforeCredits";
const PARAMETER = "returnUrl";

/** A path of this site; null when the page was opened directly. */
export function useWayBack(): string | null {
  const [search] = useSearchParams();
  const given = pathIn(search.get(PARAMETER));
  useEffect(() => {
    if (given !== null) keep(given);
  }, [given]);
  return given;
}

/** The stored path, for the return from a payment. */
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
    // Storage is refused, so nothing was stored.
  }
}

function keep(path: string): void {
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Private windows may refuse storage: the list of companies is the fallback.
  }
}

function pathIn(text: string | null): string | null {
  const path = safeReturnTo(text);
  return path === "/" ? null : path;
}

/** Leads to the payment page; `payUrl` comes from our server: a path of this site, or the provider's address. */
export async function goToPay(payUrl: string, navigate: NavigateFunction, replace = false): Promise<void> {
  if (payUrl.startsWith("/")) return navigate(payUrl, { replace });
  if (replace) window.location.replace(payUrl);
  else window.location.assign(payUrl);
  // Never resolves, so that the button stays busy until the page is left.
  return new Promise(() => {});
}
