// The pages of a list that this history entry has loaded: the loader's first one, those appended since, and the way back to them.
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useRevalidator } from "react-router";
import { withCursor } from "./browse-state.ts";
import type { ListPage } from "./list-page.ts";
import { rememberedPages, useListPlace } from "./use-list-place.ts";

type Shown = {
  entry: string;
  first: ListPage;
  pages: readonly ListPage[];
  error: string | null;
  /** The fetcher's latest answer that was taken in. */
  answer: ListPage | undefined;
};

export type ListPages = {
  pages: readonly ListPage[];
  /** Rows shown so far. */
  count: number;
  lastKey: string | null;
  /** Address of the next page, for people without script. */
  nextHref: string | null;
  isLoadingMore: boolean;
  /** Why the latest load failed. */
  error: string | null;
  /** Appends the next page, or repeats the load that failed. `movesFocus`: to the first new row. */
  loadMore: (movesFocus: boolean) => void;
  retry: () => void;
};

/**
 * Each row of the list must hold exactly one link with an `id`; `list` is the element around the rows. Going back to an
 * entry shows the pages it had and gives focus back to the link it left by.
 */
export function useListPages(first: ListPage, list: RefObject<HTMLElement | null>): ListPages {
  const { key, pathname, search } = useLocation();
  const asked = first.asked ?? "";
  const entry = `${key} ${pathname}${search} ${asked} ${first.whose ?? ""}`;
  const fetcher = useFetcher<ListPage>({ key: `list ${entry}` });
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState(() => begin(entry, first, fetcher.data));
  // Taken in while rendering, not by an effect: there is no moment in which the answer is here and its rows are not, in
  // which the same page could be asked for again.
  const here = shown.entry === entry && shown.first === first ? shown : begin(entry, first, fetcher.data);
  const current = fetcher.state === "idle" ? withAnswer(here, fetcher.data) : here;
  if (current !== shown) setShown(current);

  const firstNewRow = useRef<number | null>(null);
  useFocusOnNewRows(list, current.pages, firstNewRow);
  const showPages = useCallback((pages: readonly ListPage[]) => setShown((was) => ({ ...was, pages })), []);
  useListPlace(list, current, showPages);

  const last = current.pages.at(-1) ?? first;
  const count = current.pages.reduce((sum, page) => sum + page.count, 0);
  const nextHref = last.lastKey === null ? null : pathname + withCursor(withAsked(search, asked), last.lastKey);
  const isLoadingMore = fetcher.state !== "idle";

  const { load } = fetcher;
  const loadMore = useCallback(
    (movesFocus: boolean) => {
      if (nextHref === null || isLoadingMore) return;
      firstNewRow.current = movesFocus ? count : null;
      setShown((was) => ({ ...was, error: null }));
      load(nextHref);
    },
    [nextHref, isLoadingMore, count, load],
  );
  const retry = useCallback(() => {
    if (count > 0) loadMore(false);
    else revalidate();
  }, [count, loadMore, revalidate]);

  return {
    pages: current.pages,
    count,
    lastKey: last.lastKey,
    nextHref,
    isLoadingMore,
    error: current.error,
    loadMore,
    retry,
  };
}

/** The address says all that the list was asked, so that its next page can be had by anybody who has the link. */
function withAsked(search: string, asked: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(asked)) params.set(name, value);
  return params;
}

function begin(entry: string, first: ListPage, answer: ListPage | undefined): Shown {
  const pages = rememberedPages(entry) ?? (first.error === null ? [first] : []);
  return { entry, first, pages, error: pages.length > 0 ? null : first.error, answer };
}

function withAnswer(shown: Shown, answer: ListPage | undefined): Shown {
  if (!answer || answer === shown.answer) return shown;
  if (answer.error !== null) return { ...shown, error: answer.error, answer };
  return { ...shown, pages: [...shown.pages, answer], error: null, answer };
}

/** After a press on "more", the keyboard goes on at the first new row. */
function useFocusOnNewRows(
  list: RefObject<HTMLElement | null>,
  pages: readonly ListPage[],
  firstNewRow: RefObject<number | null>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when pages arrive.
  useLayoutEffect(() => {
    const at = firstNewRow.current;
    const link = at === null ? null : list.current?.querySelectorAll<HTMLElement>("a[id]")[at];
    if (!link) return;
    firstNewRow.current = null;
    link.focus();
  }, [pages]);
}
