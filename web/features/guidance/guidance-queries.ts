// Queries of guidance: sessions in either role and how a change updates them, free times, and a referee's own offer and slots.
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { HORIZON_DAYS, type Side } from "../../../contract/guidance/rules.ts";
import type { getOwnOffer, listOwnSlots } from "../../../contract/guidance/wire.ts";
import { ask } from "../../session/ask.ts";
import { guidanceKey, paymentStateKey } from "../../session/candidate-keys.ts";
import { changeRows, usePages } from "../../session/use-pages.ts";
import type { When } from "./sessions/session-place.ts";

const oneKey = (id: string) => [...guidanceKey, "session", id] as const;

export const useSessions = (role: Side, when: When) =>
  usePages([...guidanceKey, "sessions", role, when], (lastKey) =>
    ask("listBookings", { query: { role, when, pageSize: "20", lastKey } }),
  );

/** One session that the address names and the list does not show, fetched while `id` is given. */
export const useBookedSession = (id: string | null) =>
  useQuery({
    queryKey: oneKey(id ?? ""),
    enabled: id !== null,
    queryFn: (): Promise<GuidanceBooking> => ask("getBooking", { params: { bookingId: id ?? "" } }),
    staleTime: 0,
  });

/**
 * The state of an unpaid session's payment; the session's status follows it by seconds. If it cannot be loaded, the
 * button to pay is shown: a payment id cannot be paid twice.
 */
export const usePaymentState = ({ status, role, paymentId }: GuidanceBooking) =>
  useQuery({
    queryKey: paymentStateKey(paymentId ?? ""),
    enabled: status === "UNPAID" && role === "CANDIDATE" && paymentId !== null,
    retry: false,
    staleTime: 0,
    queryFn: async () => (await ask("getPayment", { params: { paymentId: paymentId ?? "" } })).state,
  });

/** Shows a changed session, and refetches lists and free times. */
export function takeChange(queries: QueryClient, changed: GuidanceBooking): void {
  queries.setQueryData(oneKey(changed.id), changed);
  changeRows<GuidanceBooking>(queries, [...guidanceKey, "sessions"], (row) => [row.id === changed.id ? changed : row]);
  void queries.invalidateQueries({ queryKey: guidanceKey });
}

export const freeSlotsKey = (offerId: string) => [...guidanceKey, "free-slots", offerId] as const;

/** An offer's free times, fetched while `isWanted`; soon out of date, since others book meanwhile. */
export const useFreeSlots = (offerId: string, isWanted = true) =>
  useQuery({
    queryKey: freeSlotsKey(offerId),
    queryFn: () => ask("listFreeSlots", { params: { offerId }, query: { days: String(HORIZON_DAYS) } }),
    enabled: isWanted,
    staleTime: 30_000,
  });

export type OwnOffer = z.infer<typeof getOwnOffer.answer>;
export type OwnSlot = z.infer<typeof listOwnSlots.answer>["data"][number];

export const ownOfferKey = [...guidanceKey, "own-offer"] as const;
export const ownSlotsKey = [...guidanceKey, "own-slots"] as const;

export const useOwnOffer = () =>
  useQuery({
    queryKey: ownOfferKey,
    queryFn: (): Promise<OwnOffer> => ask("getOwnOffer"),
    staleTime: 20_000,
  });

/** Slots of the week that begins at `from` (epoch ms); eight days, since a clock change can lengthen a week. */
export const useOwnSlots = (from: number) =>
  useQuery({
    queryKey: [...ownSlotsKey, from],
    queryFn: async (): Promise<OwnSlot[]> => {
      const query = { from: new Date(from).toISOString(), days: "8" };
      return (await ask("listOwnSlots", { query })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
