// Lists loaded page by page, for web/ui/paged-list.tsx, and changes to their loaded rows.
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from "@tanstack/react-query";
import type { PagedRows } from "../ui/paged-list.tsx";
import { reasonOf } from "./reason-of.ts";

type Page = { data: unknown[]; pagination: { lastKey: string | null } };
type Key = readonly unknown[];
type Options<P> = UseInfiniteQueryOptions<P, Error, InfiniteData<P>, Key, string | null>;
type Choices<P> = Partial<
  Pick<
    Options<P>,
    "enabled" | "staleTime" | "networkMode" | "refetchOnMount" | "refetchOnWindowFocus" | "refetchInterval"
  >
>;

/** A short look into another window is not worth a call. */
const FRESH_MS = 15_000;

/** `first` is the first page, which may have more data than its rows; `error` is that of the last call. */
export type Pages<P extends Page> = PagedRows<P["data"][number]> & { first: P | undefined; error: Error | null };

/**
 * `key` names the list among the person's queries, and must include every filter. `load` fetches the page after
 * `lastKey`, null for the first. Unless chosen otherwise, lists are refetched on every mount, and when the window is
 * focused again later than some seconds: others may change them.
 */
export function usePages<P extends Page>(
  key: Key,
  load: (lastKey: string | null) => Promise<P>,
  choices: Choices<P> = {},
): Pages<P> {
  const query = useInfiniteQuery<P, Error, InfiniteData<P>, Key, string | null>({
    staleTime: FRESH_MS,
    refetchOnMount: "always",
    ...choices,
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  return {
    first: data?.pages[0],
    rows: data?.pages.flatMap((page) => page.data),
    error,
    trouble: error ? reasonOf(error) : null,
    isAsking: query.isFetching,
    isStale: query.isPlaceholderData,
    again: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isMoreComing: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    more: () => void query.fetchNextPage(),
  };
}

/** Changes the loaded pages of every list whose key begins with `key`. */
export function changePages<P extends Page>(queries: QueryClient, key: Key, change: (pages: P[]) => P[]): void {
  queries.setQueriesData<InfiniteData<P>>({ queryKey: key }, (data) => data && { ...data, pages: change(data.pages) });
}

/** The same by row: each becomes the rows that `change` returns. */
export function changeRows<Row>(queries: QueryClient, key: Key, change: (row: Row) => Row[]): void {
  changePages<Page & { data: Row[] }>(queries, key, (pages) =>
    pages.map((page) => ({ ...page, data: page.data.flatMap(change) })),
  );
}
