// Queries of sessions: pages of the list, one by id, and how a change updates both.
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import type { Side } from "../../../../contract/guidance/rules.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { changeRows, usePages } from "../../../session/use-pages.ts";
import type { When } from "./session-place.ts";

const oneKey = (id: string) => [...guidanceKey, "session", id] as const;
const PAGE_SIZE = "20";

export const useSessions = (role: Side, when: When) =>
  usePages([...guidanceKey, "sessions", role, when], (lastKey) =>
    ask("listBookings", { query: { role, when, pageSize: PAGE_SIZE, lastKey } }),
  );

/** One session that the address names and the list does not show, fetched while `id` is given. */
export function useBookedSession(id: string | null) {
  return useQuery({
    queryKey: oneKey(id ?? ""),
    enabled: id !== null,
    queryFn: (): Promise<GuidanceBooking> => ask("getBooking", { params: { bookingId: id ?? "" } }),
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
  changeRows<GuidanceBooking>(queries, [...guidanceKey, "sessions"], (row) => [row.id === changed.id ? changed : row]);
  void queries.invalidateQueries({ queryKey: guidanceKey });
}
