// Asks for what the person was told and how much of it is unread, and marks it; the bell and the page share what is asked.
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { listNotifications as endpoint, Notification } from "../../../contract/notifications.ts";
import { callApi } from "../../session/call-api.ts";
import { countUnread, listNotifications, markRead } from "../../session/calls.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { showToast } from "../../ui/toast.ts";

type Page = z.output<typeof endpoint.answer>;
type Pages = InfiniteData<Page, string | null>;
type Marks = { ids: string[]; isRead: boolean } | { upTo: string };
export type Show = "all" | "unread";

const UNREAD_KEY = ["notifications", "unread"] as const;
/** Every list begins with it. */
const LIST_KEY = ["notifications", "list"] as const;

const askAgainMs = 60_000;
const pageSize = 20;

/** How many are unread, asked again every minute while somebody looks at the page; undefined until it is known. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: () => callApi(countUnread),
    staleTime: askAgainMs / 2,
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: true,
  });
  return data?.unread;
}

export function useNotifications(show: Show) {
  const cache = useQueryClient();
  const key = [...LIST_KEY, show] as const;
  return useInfiniteQuery<Page, Error, Pages, typeof key, string | null>({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      const page = await repeatCall(() =>
        callApi(listNotifications, { query: { show, pageSize, lastKey: pageParam } }),
      );
      cache.setQueryData(UNREAD_KEY, { unread: page.unread });
      return page;
    },
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    // Something may have come since.
    staleTime: 0,
    // Without a network the panel says so, and offers to try again, rather than wait for one.
    networkMode: "always",
  });
}

export type Marking = {
  mark(ids: readonly string[], isRead: boolean): void;
  /** Everything up to the newest that was seen. */
  markAll(newest: string): void;
};

/** Shown at once; when the server does not take it, what it has is asked for again and the person is told. */
export function useMarking(): Marking {
  const cache = useQueryClient();
  const send = async (body: Marks) => {
    try {
      cache.setQueryData(UNREAD_KEY, await repeatCall(() => callApi(markRead, { body })));
    } catch {
      showToast("error", "This could not be saved. Please try again.");
      void cache.invalidateQueries({ queryKey: LIST_KEY });
      void cache.invalidateQueries({ queryKey: UNREAD_KEY });
    }
  };
  return {
    mark(ids, isRead) {
      const changed = change(cache, ({ id }) => ids.includes(id), isRead);
      if (changed > 0) void send({ ids: [...ids], isRead });
    },
    markAll(newest) {
      change(cache, ({ id }) => id <= newest, true);
      void send({ upTo: newest });
    },
  };
}

/** Changes what the lists show; resolves to how many that were. */
function change(cache: QueryClient, isMeant: (one: Notification) => boolean, isRead: boolean): number {
  const now = new Date().toISOString();
  const changed = new Set<string>();
  const changeOne = (one: Notification): Notification => {
    if (!isMeant(one) || (one.readAt !== null) === isRead) return one;
    changed.add(one.id);
    return { ...one, readAt: isRead ? now : null };
  };
  cache.setQueriesData<Pages>(
    { queryKey: LIST_KEY },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, data: page.data.map(changeOne) })) },
  );
  cache.setQueryData<{ unread: number }>(
    UNREAD_KEY,
    (known) => known && { unread: Math.max(0, known.unread + (isRead ? -changed.size : changed.size)) },
  );
  return changed.size;
}
