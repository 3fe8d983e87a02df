// Brings the top of the results back into view when another view of the list was asked for from far down.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** Acts when the wait for a new view begins, and when it shows; going back is left to the router's own scroll positions. */
export function useResultsTop(results: RefObject<HTMLElement | null>, search: string, isPending: boolean): void {
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(search);
  useLayoutEffect(() => {
    const isNewView = shown.current !== search;
    shown.current = search;
    if (!isPending && (!isNewView || isReturn)) return;
    const element = results.current;
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: "start", behavior: "instant" });
  }, [results, search, isPending, isReturn]);
}
