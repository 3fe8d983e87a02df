// Remembers, for each entry of the browser's history, what a list had loaded and where a person was in it.
import type { ListPage } from "./list-page.ts";

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
/** A tab's storage holds about five million characters; lists take a fair part of it. */
const MAX_STORED_CHARACTERS = 1_500_000;

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Places in this document's memory; `store` and `restore` carry one over a full page load. */
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

/** Writes a place where the next document finds it; too large or refused (private windows): it is left out. */
export function storePlace(storage: KeyValueStorage, entry: string, place: ListPlace, now: number): void {
  const text = JSON.stringify({ ...place, at: now });
  if (text.length > MAX_STORED_CHARACTERS) return;
  try {
    dropOldest(storage);
    storage.setItem(STORAGE_PREFIX + entry, text);
  } catch {
    // A full or forbidden storage costs only the comfort of finding the place again.
  }
}

/** The place stored for an entry, or null. */
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
