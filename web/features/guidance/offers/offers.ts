// The guidance offers at a company: loaded and made ready to be shown, their words, and the address of a chosen one.
import { t } from "#messages/guidance.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { Client } from "../../../../contract/client.ts";
import type { GuidanceKind } from "../../../../contract/guidance/rules.ts";
import type { GuidanceOffer } from "../../../../contract/guidance/wire.ts";
import { MAX_PAGE_SIZE } from "../../../../contract/query-parameters.ts";
import { shortDayIn } from "../times/times.ts";

/** As the public sees it: without the referee's name. */
export type OfferFacts = Omit<GuidanceOffer, "nextSlotAt"> & {
  /** The day of the next free time in the offer's time zone ("Mon 23 Nov"); null when none is free. */
  nextFree: string | null;
};

/** Runs in loaders; null when loading failed: the page says so and shows the rest. */
export async function loadOffers(api: Client, companyId: string): Promise<OfferFacts[] | null> {
  try {
    const { data } = await api("listGuidanceOffers", { params: { companyId }, query: { pageSize: MAX_PAGE_SIZE } });
    return data.map(presentOffer);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** The day is formatted once, so that server and browser show the same. */
function presentOffer({ nextSlotAt, ...offer }: GuidanceOffer): OfferFacts {
  return { ...offer, nextFree: nextSlotAt === null ? null : shortDayIn(offer.timeZone, Date.parse(nextSlotAt)) };
}

export const KIND_WORDS: Record<GuidanceKind, string> = {
  INTERVIEW: t.interviewPractice,
  CAREER: t.careerAdvice,
};

const OFFER = "offer";
/** Element id of the booking part. */
export const BOOKING_ID = "book";

/** `path` is the company's guidance page. */
export const offerAddress = (path: string, offerId: string): string => `${path}?${OFFER}=${offerId}`;

/** The offer id in an address; null for none. */
export const offerIn = (params: URLSearchParams): string | null => params.get(OFFER);
