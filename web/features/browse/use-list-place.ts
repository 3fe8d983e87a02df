// Keeps a person's place in a list for each history entry: what was loaded, which link had focus, where the page stood.
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { ListMemory, type ListPlace, storedPlace, storePlace } from "./list-memory.ts";
import type { ListPage } from "./list-page.ts";
import { keepListPage } from "./load-list-page.ts";

const memory = new ListMemory();
/** The history entry that the document began with: its lists look for a place that an earlier document left. */
let firstKey: string | undefined;

type Shown = { entry: string; first: ListPage; pages: readonly ListPage[] };

/** The pages an entry had when it was left, or null. */
export const rememberedPages = (entry: string): readonly ListPage[] | null => memory.recall(entry)?.pages ?? null;

/** `showPages` puts back the pages of a place that outlived its document; a place within the document comes by rememberedPages. */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  { entry, first, pages }: Shown,
  showPages: (pages: readonly ListPage[]) => void,
): void {
  const focusId = useRef<string | null>(null);
  useFocusOnReturn(entry, focusId);
  usePlaceOfEarlierDocument(entry, pages, showPages);
  useEffect(() => keepListPage(window.location.href, first), [first]);

  useEffect(() => {
    const place = (): ListPlace => ({ pages, focusId: focusId.current, scrollY: window.scrollY });
    const remember = () => {
      if (pages.length > 0) memory.remember(entry, place());
    };
    const onPick = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a[id]") : null;
      if (!link) return;
      focusId.current = link.id;
      remember();
    };
    const onLeave = () => {
      if (pages.length > 0) storePlace(window.sessionStorage, entry, place(), Date.now());
    };
    remember();
    const element = list.current;
    element?.addEventListener("focusin", onPick);
    element?.addEventListener("click", onPick, { capture: true });
    window.addEventListener("pagehide", onLeave);
    return () => {
      element?.removeEventListener("focusin", onPick);
      element?.removeEventListener("click", onPick, { capture: true });
      window.removeEventListener("pagehide", onLeave);
    };
  }, [entry, pages, list]);
}

/** Going back within the document: the link that was left gets focus again; the router puts the scroll position back. */
function useFocusOnReturn(entry: string, focusId: RefObject<string | null>) {
  const isReturn = useNavigationType() === "POP";
  useLayoutEffect(() => {
    focusId.current = isReturn ? (memory.recall(entry)?.focusId ?? null) : null;
    focusLink(focusId.current);
  }, [entry, isReturn, focusId]);
}

/** Going back to a document that had been left (another site, a page without script) and was loaded anew. */
function usePlaceOfEarlierDocument(
  entry: string,
  pages: readonly ListPage[],
  showPages: (pages: readonly ListPage[]) => void,
) {
  const waiting = useRef<ListPlace | null>(null);
  useLayoutEffect(() => {
    const [key] = entry.split(" ");
    firstKey ??= key;
    const place = key === firstKey && isReturnToDocument() ? storedPlace(window.sessionStorage, entry) : null;
    if (!place || memory.recall(entry)) return;
    waiting.current = place;
    showPages(place.pages);
  }, [entry, showPages]);

  useLayoutEffect(() => {
    const place = waiting.current;
    if (!place || place.pages !== pages) return;
    waiting.current = null;
    window.scrollTo(0, place.scrollY);
    focusLink(place.focusId);
  }, [pages]);
}

function focusLink(id: string | null) {
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}

/** True when this document was reached by back or forward, not by a fresh load. */
function isReturnToDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward";
}
