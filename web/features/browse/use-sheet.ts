// Makes a popover behave as a modal sheet while it is open: the rest of the page cannot be reached, focus starts inside.
import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef } from "react";

/** The browser itself opens and closes the popover (also without script); this only keeps the reader inside. */
export function useSheet(panel: RefObject<HTMLElement | null>) {
  const release = useRef<() => void>(() => {});
  useEffect(() => () => release.current(), []);

  const onToggle = useCallback(
    (event: ToggleEvent<HTMLElement>) => {
      const element = panel.current;
      if (!element || event.target !== element) return;
      release.current();
      release.current = () => {};
      if (event.newState !== "open") {
        element.removeAttribute("role");
        element.removeAttribute("aria-modal");
        element.removeAttribute("aria-labelledby");
        return;
      }
      element.setAttribute("role", "dialog");
      element.setAttribute("aria-modal", "true");
      element.setAttribute("aria-labelledby", "filters-title");
      release.current = isolate(element);
      element.querySelector<HTMLElement>(".filter-close")?.focus();
    },
    [panel],
  );
  return { onToggle };
}

/** Makes everything outside an element inert; the answer undoes it. */
function isolate(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling instanceof HTMLScriptElement || sibling instanceof HTMLHeadElement) continue;
      sibling.inert = true;
      silenced.push(sibling);
    }
  }
  return () => {
    for (const sibling of silenced) sibling.inert = false;
  };
}
