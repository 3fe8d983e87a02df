// A list loaded page by page, for web/ui/paged-list.tsx.
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { PagedRows } from "../ui/paged-list.tsx";
import { reasonOf } from "./reason-of.ts";
import { repeatCall } from "./repeat-call.ts";

type Page = { data: unknown[]; pagination: { lastKey: string | null } };

/** `first` is the first page, which may have more data than its rows. */
export type Pages<P extends Page> = PagedRows<P["data"][number]> & { first: P | undefined };

/**
 * `key` names the list among the person's queries, and must include every filter. `load` fetches the page after
 * `lastKey`, null for the first. Lists are refetched on every mount, since others may change them.
 */
export function usePages<P extends Page>(
  key: readonly unknown[],
  load: (lastKey: string | null) => Promise<P>,
  isEnabled = true,
): Pages<P> {
  const query = useInfiniteQuery<P, Error, InfiniteData<P>, readonly unknown[], string | null>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => repeatCall(() => load(pageParam), signal),
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  });
  const { data, error } = query;
  return {
    first: data?.pages[0],
    rows: data?.pages.flatMap((page) => page.data),
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
