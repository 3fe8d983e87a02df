// Tells when something has been under way for long enough to show a place holder; quick answers should not flicker.
import { useEffect, useState } from "react";

/** True once `isPending` has lasted for `delay` ms. */
export function useIsSlow(isPending: boolean, delay: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), delay);
    return () => clearTimeout(timer);
  }, [isPending, delay]);
  return isSlow;
}
