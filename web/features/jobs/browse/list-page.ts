// One loaded page of a list, and how the browser loads one: from this tab's cache, else from the server.

import { isRouteErrorResponse } from "react-router";
import { t } from "#messages/jobs.ts";
import type { JobCounts, SearchReading } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";

export type ListPage = {
  /** The rows as one text, packed by the list's feature. Empty when they are kept beside the page (`rowsOf`). */
  packed: string;
  count: number;
  /** How many rows the whole list has, where the server counts them with the page. */
  total?: JobCounts["total"];
  /** Cursor of the next page, null at the end. */
  lastKey: string | null;
  /** Why it could not be loaded; the page then holds no rows. */
  error: string | null;
  /** What ids in the URL stand for, by parameter. */
  names?: Readonly<Record<string, string>>;
  /** How the words of the search were read. */
  reading?: SearchReading;
  /** Parameters of the call that the address lacks, as a query string: the cursor is bound to them. */
  asked?: string;
  /** The person that a personal list was made for: this tab's cache shows it to no other. */
  whose?: string;
};

export const failedPage = (message: string): ListPage => ({ packed: "[]", count: 0, lastKey: null, error: message });

/** How long pages are kept in this tab, so that going back does not wait for the network. */
const LIFETIME_MS = 5 * 60_000;
const MAX_PAGES = 40;

export class ListCache {
  readonly #pages = new Map<string, { page: ListPage; at: number }>();

  get(address: string, now: number): ListPage | null {
    const kept = this.#pages.get(address);
    return kept && now - kept.at < LIFETIME_MS ? kept.page : null;
  }

  /** Keeps a page unless it failed to load; drops the oldest when full. `now` in ms. */
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

const cache = new ListCache();

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The body of a browse route's clientLoader. A failure becomes a page that says so. `whose`: the person `load` asks for, if it does. */
export async function loadListPage<Page extends ListPage>(
  request: Request,
  load: () => Promise<Page>,
  whose = "",
): Promise<Page | ListPage> {
  const address = `${addressOf(request.url)} ${whose}`;
  const kept = cache.get(address, Date.now());
  if (kept) return kept as Page;
  try {
    const page = await load();
    cache.set(address, page, Date.now());
    return page;
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    return failedPage(failureText(error));
  }
}

/** Keeps the page that came with the document. */
export function keepListPage(url: string, page: ListPage): void {
  if (page.whose !== undefined) return;
  const address = `${addressOf(url)} `;
  if (!cache.get(address, Date.now())) cache.set(address, page, Date.now());
}

/** Why a load failed, in words for the screen. */
export function failureText(error: unknown): string {
  if (isRouteErrorResponse(error))
    return fill(t.httpErrorStatusMessage, { status: error.status, statusText: error.statusText });
  // The browser's own words for a lost connection name a function and no remedy.
  return navigator.onLine ? t.theSiteCannotBeReachedJustNow : t.youAreOfflinePleaseTryAgainOnce;
}
