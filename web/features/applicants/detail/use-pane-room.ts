// Ends the pane within the window wherever the page is scrolled to: what lies below its edge would not be known of.
import { type RefObject, useLayoutEffect } from "react";

/** Between the pane and the window's edges. */
const EDGE_PX = 16;
/** A pane lower than this is no use: then it rather leaves a low window. */
const LEAST_PX = 320;

/** Keeps `--pane-room` of the pane at the height that is left below its top. */
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
