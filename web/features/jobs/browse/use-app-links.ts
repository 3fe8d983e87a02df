// Lets plain links inside an element navigate within the app: one listener instead of a component for every link of a long list.
import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Plain clicks only: new tabs, downloads, other origins and handled clicks are left to the browser. */
export function useAppLinks(area: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !area.current?.contains(link)) return;
      if (link.target !== "" || link.hasAttribute("download") || link.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    // On the window, behind React's own listeners: what a component has handled is left alone.
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, [area, navigate]);
}
