// Scrolls to the row that a link opened.
import { useEffect, useRef } from "react";

/** Once, when the list has loaded. `id` is that of the row's element; null for none. */
export function useArrival(id: string | null, isLoaded = true): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || !isLoaded) return;
    arrived.current = true;
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, isLoaded]);
}
