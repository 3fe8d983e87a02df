// The server's time, for countdowns.
import { useEffect, useState } from "react";
import { useSession } from "./session-context.tsx";

/** Epoch ms, updated every `everyMs`; not while `isRunning` is false. */
export function useNow(everyMs: number, isRunning = true): number {
  const { skew } = useSession();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    // Timers of a background tab are slow; returning to it shows the right time at once.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs, isRunning]);
  return now + skew;
}
