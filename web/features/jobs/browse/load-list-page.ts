// Loads a page of a list in the browser: from the tab's cache, else from the server; a failure becomes a page that says so.
import { isRouteErrorResponse } from "react-router";
import { ListCache } from "./list-cache.ts";
import { failedPage, type ListPage } from "./list-page.ts";

const cache = new ListCache();

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * The body of a browse route's clientLoader. What was loaded before stays on the screen, since nothing is thrown. `whose`:
 * for whom `load` asks, where the answer is not everybody's.
 */
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

/** Why a load failed, in the words of spec §8 when the server answered, else the browser's. */
export function failureText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `HTTP error! status: ${error.status}, message: ${error.statusText}`;
  return error instanceof Error && error.message !== "" ? error.message : "The server could not be reached.";
}
