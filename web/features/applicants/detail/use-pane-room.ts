// Fits the pane's height into the window at any scroll position, so that its lower end is always reachable.
import { type RefObject, useLayoutEffect } from "react";

/** Distance between the pane and the window's edges. */
const EDGE_PX = 16;
/** Minimum height of the pane; in lower windows it overflows. */
const LEAST_PX = 320;

/** Sets `--pane-room` of the pane to the window height left below its top. */
export function usePaneRoom(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const box = pane.current;
      if (!box) return;
      const top = Math.max(box.getBoundingClientRect().top, EDGE_PX);
      box.style.setProperty("--pane-room", `${Math.max(window.innerHeight - top - EDGE_PX, LEAST_PX)}px`);
    };
    fit();
    // The head above grows when the job arrives.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    window.addEventListener("scroll", fit, { passive: true });
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", fit);
      window.removeEventListener("resize", fit);
    };
  }, [pane]);
}
