// Queries of sessions: pages of the list, one by id, and how a change updates both.
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { GuidanceBooking, listBookings } from "../../../../contract/guidance/bookings-wire.ts";
import type { Side } from "../../../../contract/guidance/rules.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { usePages } from "../../../session/use-pages.ts";
import type { When } from "./session-place.ts";

type ListPage = z.infer<typeof listBookings.answer>;

const oneKey = (id: string) => [...guidanceKey, "session", id] as const;
const PAGE_SIZE = "20";

export const useSessions = (role: Side, when: When) =>
  usePages<ListPage>([...guidanceKey, "sessions", role, when], (lastKey) => {
    const query = { role, when, pageSize: PAGE_SIZE, ...(lastKey && { lastKey }) };
    return ask("listBookings", { query });
  });

/** One session that the address names and the list does not show, fetched while `id` is given. */
export function useBookedSession(id: string | null) {
  return useQuery({
    queryKey: oneKey(id ?? ""),
    enabled: id !== null,
    queryFn: (): Promise<GuidanceBooking> => repeatCall(() => ask("getBooking", { params: { bookingId: id ?? "" } })),
    staleTime: 0,
  });
}

/** Shows a changed session, and refetches lists and free times. */
export function useTakeChange(): (changed: GuidanceBooking) => void {
  const queries = useQueryClient();
  return (changed) => takeChange(queries, changed);
}

function takeChange(queries: QueryClient, changed: GuidanceBooking): void {
  queries.setQueryData(oneKey(changed.id), changed);
  queries.setQueriesData<{ pages: ListPage[] }>({ queryKey: [...guidanceKey, "sessions"] }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            data: page.data.map((row) => (row.id === changed.id ? changed : row)),
          })),
        },
  );
  void queries.invalidateQueries({ queryKey: guidanceKey });
}
