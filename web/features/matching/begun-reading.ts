// Tells whether somebody has begun to read a list, so that it is not taken from under their eyes.
import { type RefObject, useCallback, useEffect, useRef } from "react";

const ACTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * A question to ask later: have they scrolled into the list, or moved into it by keyboard? Where the browser put them after
 * a reload, or on coming back to the document, counts for nothing until they do something themselves.
 */
export function useBegunReading(list: RefObject<HTMLElement | null>): () => boolean {
  const hasActed = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const act = () => {
      hasActed.current = true;
      stop.abort();
    };
    for (const kind of ACTS) window.addEventListener(kind, act, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return useCallback(() => (hasActed.current || !isReturn()) && isInside(list.current), [list]);
}

const isInside = (list: HTMLElement | null) =>
  list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward" || navigation?.type === "reload";
}
