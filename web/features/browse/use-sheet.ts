// Makes a popover behave as a modal sheet while it is open: the rest of the page cannot be reached, focus starts inside.
import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef } from "react";

/** For a popover's events. The browser itself opens and closes it (also without script); this only keeps the reader inside. */
export function useSheet(panel: RefObject<HTMLElement | null>, labelledBy: string) {
  const release = useRef<() => void>(() => {});
  const opener = useRef<Element | null>(null);
  useEffect(() => () => release.current(), []);

  const onToggle = useCallback(
    (event: ToggleEvent<HTMLElement>) => {
      const element = panel.current;
      if (!element || event.target !== element) return;
      // The browser gives focus back only when it was still inside; after tabbing round the page's edge it is nowhere.
      if (event.newState !== "open" && document.activeElement === document.body) focusOn(opener.current);
      if (event.newState !== "open") return;
      release.current();
      release.current = asDialog(element, labelledBy);
      element.querySelector<HTMLElement>("button")?.focus();
    },
    [panel, labelledBy],
  );
  // Released before it closes, so that the browser can give focus back to the button that opened it.
  const onBeforeToggle = useCallback(
    (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== panel.current) return;
      if (event.newState === "open") opener.current = document.activeElement;
      release.current();
      release.current = () => {};
    },
    [panel],
  );
  return { onToggle, onBeforeToggle };
}

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function asDialog(element: HTMLElement, labelledBy: string): () => void {
  const names = { role: "dialog", "aria-modal": "true", "aria-labelledby": labelledBy };
  for (const [name, value] of Object.entries(names)) element.setAttribute(name, value);
  const free = isolate(element);
  return () => {
    for (const name of Object.keys(names)) element.removeAttribute(name);
    free();
  };
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
