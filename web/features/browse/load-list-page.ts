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
 * The body of a browse route's clientLoader. What was loaded before stays on the screen, since nothing is thrown. `asked`:
 * what `load` asks beside what the address says.
 */
export async function loadListPage(request: Request, load: () => Promise<ListPage>, asked = ""): Promise<ListPage> {
  const address = `${addressOf(request.url)} ${asked}`;
  const kept = cache.get(address, Date.now());
  if (kept) return kept;
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
  const address = `${addressOf(url)} ${page.asked ?? ""}`;
  if (!cache.get(address, Date.now())) cache.set(address, page, Date.now());
}

/** Why a load failed, in the words of spec §8 when the server answered, else the browser's. */
export function failureText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `HTTP error! status: ${error.status}, message: ${error.statusText}`;
  return error instanceof Error && error.message !== "" ? error.message : "The server could not be reached.";
}
