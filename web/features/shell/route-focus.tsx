// Does for client-side navigation what a new document does by itself: focuses the new page's start, announces its
// title, and restores the focus on the way back.
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

export function RouteFocus() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const previousPath = useRef(pathname);
  const remembered = useRef(new Map<string, string>());

  useRememberedFocus(key, remembered.current);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    if (navigationType === "POP") focusAgain(remembered.current.get(key));
    else focusStart();
  }, [pathname, key, navigationType]);

  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}

/** Remembers, for each history entry, the last focused link of the page. */
function useRememberedFocus(key: string, remembered: Map<string, string>) {
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const link = event.target instanceof Element ? event.target.closest("main a[href]") : null;
      const href = link?.getAttribute("href");
      if (href) remembered.set(key, href);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [key, remembered]);
}

/** Focuses the remembered link, unless the page has already focused an element. */
function focusAgain(href: string | undefined) {
  if (!href || document.activeElement?.closest("main")) return;
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
}

/** The page's heading, or the main part when there is none. */
function focusStart() {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
