// Queries of notifications and the unread count, and marking as read; shared by the bell and the page.
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { listNotifications as endpoint, Notification } from "../../../contract/notifications/wire.ts";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { showToast } from "../../ui/toast.ts";

type Page = z.output<typeof endpoint.answer>;
type Pages = InfiniteData<Page, string | null>;
type Marks = { ids: string[]; isRead: boolean } | { upTo: string };
export type Show = "all" | "unread";

const UNREAD_KEY = ["notifications", "unread"] as const;
/** Prefix of every list's query key. */
const LIST_KEY = ["notifications", "list"] as const;

const askAgainMs = 60_000;
const pageSize = 20;

/** The unread count, polled every minute while the page is visible; undefined until known. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: () => ask("countUnread"),
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
      const page = await repeatCall(() => ask("listNotifications", { query: { show, pageSize, lastKey: pageParam } }));
      cache.setQueryData(UNREAD_KEY, { unread: page.unread });
      return page;
    },
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    // Newer notifications may have arrived.
    staleTime: 0,
    // Offline, the panel shows an error with a retry instead of waiting for the network.
    networkMode: "always",
  });
}

export type Marking = {
  mark(ids: readonly string[], isRead: boolean): void;
  /** Marks everything up to the newest that was shown. */
  markAll(newest: string): void;
};

/** Marks at once; if the server refuses, refetches and shows an error. */
export function useMarking(): Marking {
  const cache = useQueryClient();
  const send = async (body: Marks) => {
    try {
      cache.setQueryData(UNREAD_KEY, await repeatCall(() => ask("markRead", { body })));
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

/** Changes the loaded lists; returns how many notifications changed. */
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
