// Query of an offer's free times, always fetched anew: others book meanwhile.
import { useQuery } from "@tanstack/react-query";
import { HORIZON_DAYS } from "../../../../contract/guidance/rules.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";

const FRESH_MS = 30_000;

export const freeSlotsKey = (offerId: string) => [...guidanceKey, "free-slots", offerId] as const;

/** Fetched while `isWanted`. */
export function useFreeSlots(offerId: string, isWanted = true) {
  return useQuery({
    queryKey: freeSlotsKey(offerId),
    queryFn: () => {
      const input = { params: { offerId }, query: { days: String(HORIZON_DAYS) } };
      return ask("listFreeSlots", input);
    },
    enabled: isWanted,
    staleTime: FRESH_MS,
  });
}
