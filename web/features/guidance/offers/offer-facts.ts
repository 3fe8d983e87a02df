// An offer as the public sees it: without the referee's name, and ready to be shown.
import type { GuidanceOffer } from "../../../../contract/guidance/wire.ts";
import { shortDayIn } from "../times/show-times.ts";

export type OfferFacts = Omit<GuidanceOffer, "nextSlotAt"> & {
  /** The day of the next free time in the offer's time zone ("Mon 23 Nov"); null when none is free. */
  nextFree: string | null;
};

/** Runs in loaders: the day is formatted once, so that server and browser show the same. */
export function presentOffer({ nextSlotAt, ...offer }: GuidanceOffer): OfferFacts {
  return { ...offer, nextFree: nextSlotAt === null ? null : shortDayIn(offer.timeZone, Date.parse(nextSlotAt)) };
}
