// Queries of a referee's own offer and slots.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { getOwnOffer, listOwnSlots } from "../../../../contract/guidance/wire.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";

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
