// Pages loaded by this tab, kept for the spec's five minutes, so that going back does not wait for the network.
import type { ListPage } from "./list-page.ts";

/** Spec §9: data cache lifetime. */
const LIFETIME_MS = 5 * 60_000;
const MAX_PAGES = 40;

export class ListCache {
  readonly #pages = new Map<string, { page: ListPage; at: number }>();

  /** A page kept under this address and still fresh at `now` (ms). */
  get(address: string, now: number): ListPage | null {
    const kept = this.#pages.get(address);
    return kept && now - kept.at < LIFETIME_MS ? kept.page : null;
  }

  /** Keeps a page; one that failed to load is not kept, the oldest makes room. */
  set(address: string, page: ListPage, now: number): void {
    if (page.error !== null) return;
    this.#pages.delete(address);
    this.#pages.set(address, { page, at: now });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= MAX_PAGES) break;
      this.#pages.delete(oldest);
    }
  }
}
