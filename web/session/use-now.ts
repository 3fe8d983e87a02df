// The time as the server has it, for whatever counts down.
import { useEffect, useState } from "react";
import { useSession } from "./session-context.tsx";

/** Epoch ms, anew every `everyMs`; stands still while `isRunning` is false. */
export function useNow(everyMs: number, isRunning = true): number {
  const { skew } = useSession();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    // A tab in the background counts slowly; whoever comes back sees what is true.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs, isRunning]);
  return now + skew;
}
