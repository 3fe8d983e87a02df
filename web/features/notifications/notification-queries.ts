// Queries of notifications and the unread count, and marking as read; shared by the bell and the page.

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/notifications.ts";
import type { Notification } from "../../../contract/notifications/wire.ts";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { changeRows, usePages } from "../../session/use-pages.ts";
import { showToast } from "../../ui/toast.ts";

type Marks = { ids: string[]; isRead: boolean } | { upTo: string };
export type Show = "all" | "unread";

const UNREAD_KEY = ["notifications", "unread"] as const;
/** Prefix of every list's query key. */
const LIST_KEY = ["notifications", "list"] as const;

/** Marks under way: an answer given before they are stored would show what it was. */
let marksStored: Promise<unknown> = Promise.resolve();

const askAgainMs = 60_000;
const pageSize = 20;

/** The unread count, polled every minute while the page is visible; undefined until known. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async () => {
      await marksStored;
      return ask("countUnread");
    },
    staleTime: askAgainMs / 2,
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: true,
  });
  return data?.unread;
}

export function useNotifications(show: Show) {
  const cache = useQueryClient();
  return usePages(
    [...LIST_KEY, show],
    async (lastKey) => {
      await marksStored;
      const page = await ask("listNotifications", { query: { show, pageSize, lastKey } });
      cache.setQueryData(UNREAD_KEY, { unread: page.unread });
      return page;
    },
    // Offline, the panel shows an error with a retry instead of waiting for the network.
    { networkMode: "always" },
  );
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
    const stored = repeatCall(() => ask("markRead", { body }));
    marksStored = Promise.allSettled([marksStored, stored]);
    try {
      cache.setQueryData(UNREAD_KEY, await stored);
    } catch {
      showToast("error", t.thisCouldNotBeSavedPleaseTry);
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
  changeRows<Notification>(cache, LIST_KEY, (one) => [changeOne(one)]);
  cache.setQueryData<{ unread: number }>(
    UNREAD_KEY,
    (known) => known && { unread: Math.max(0, known.unread + (isRead ? -changed.size : changed.size)) },
  );
  return changed.size;
}
