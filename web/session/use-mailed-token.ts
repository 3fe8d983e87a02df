// The token of a mailed link, which is after the # of the address.
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => {};

/** Null without one. No server ever sees it, so the first render in the browser must not either. */
export function useMailedToken(name = "token"): string | null {
  const { hash } = useLocation();
  const read = () => new URLSearchParams(hash.slice(1)).get(name);
  return useSyncExternalStore(never, read, () => null);
}
