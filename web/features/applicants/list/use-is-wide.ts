// Whether list and details are side by side.
import { useSyncExternalStore } from "react";

/** As in hiring.css. */
const WIDE = "(width >= 64rem)";

const listen = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
