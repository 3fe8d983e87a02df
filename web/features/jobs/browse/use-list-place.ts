// Remembers a person's place in a list for each history entry: the loaded pages, the focused link, the scroll position.
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { keepListPage, type ListPage } from "./list-page.ts";

export type ListPlace = {
  pages: readonly ListPage[];
  /** Id of the link that last had focus in the list. */
  focusId: string | null;
  /** Vertical scroll position (px). */
  scrollY: number;
};

const MAX_ENTRIES = 12;
const STORAGE_PREFIX = "list:";
const MAX_STORED_ENTRIES = 4;
/** A tab's storage has about five million characters. */
const MAX_STORED_CHARACTERS = 1_500_000;

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Places in this document's memory; `storePlace` and `storedPlace` carry one across a full page load. */
export class ListMemory {
  readonly #places = new Map<string, ListPlace>();

  recall(entry: string): ListPlace | null {
    return this.#places.get(entry) ?? null;
  }

  remember(entry: string, place: ListPlace): void {
    this.#places.delete(entry);
    this.#places.set(entry, place);
    const oldest = this.#places.keys().next().value;
    if (this.#places.size > MAX_ENTRIES && oldest !== undefined) this.#places.delete(oldest);
  }
}

/** Stores a place for the next document; leaves it out if it is too large or storage is refused (private windows). */
export function storePlace(storage: KeyValueStorage, entry: string, place: ListPlace, now: number): void {
  const text = JSON.stringify({ ...place, at: now });
  if (text.length > MAX_STORED_CHARACTERS) return;
  try {
    dropOldest(storage);
    storage.setItem(STORAGE_PREFIX + entry, text);
  } catch {
    // Without storage only the place is lost.
  }
}

export function storedPlace(storage: KeyValueStorage, entry: string): ListPlace | null {
  try {
    const place = JSON.parse(storage.getItem(STORAGE_PREFIX + entry) ?? "null");
    return Array.isArray(place?.pages) ? place : null;
  } catch {
    return null;
  }
}

function dropOldest(storage: KeyValueStorage): void {
  const kept: { key: string; at: number }[] = [];
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index);
    if (key?.startsWith(STORAGE_PREFIX))
      kept.push({ key, at: Number(/"at":(\d+)\}$/.exec(storage.getItem(key) ?? "")?.[1] ?? 0) });
  }
  kept.sort((a, b) => b.at - a.at);
  for (const { key } of kept.slice(MAX_STORED_ENTRIES - 1)) storage.removeItem(key);
}

const memory = new ListMemory();
/** The history entry of the document's start: its lists look for a place stored by an earlier document. */
let firstKey: string | undefined;

type Shown = { entry: string; first: ListPage; pages: readonly ListPage[] };

/** The pages an entry had when it was left, or null. */
export const rememberedPages = (entry: string): readonly ListPage[] | null => memory.recall(entry)?.pages ?? null;

/** `showPages` restores the pages of an earlier document; within the document, rememberedPages does. */
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

/** Going back within the document: restores the focus; the router restores the scroll position. */
function useFocusOnReturn(entry: string, focusId: RefObject<string | null>) {
  const isReturn = useNavigationType() === "POP";
  useLayoutEffect(() => {
    focusId.current = isReturn ? (memory.recall(entry)?.focusId ?? null) : null;
    focusLink(focusId.current);
  }, [entry, isReturn, focusId]);
}

/** Going back to a document that was left (for another site) and is loaded again. */
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

/** True when this document was reached by back or forward. */
function isReturnToDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward";
}
