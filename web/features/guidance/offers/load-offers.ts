// Loads the guidance offers at a company. Runs in loaders only.
import { CallError } from "../../../../contract/call-error.ts";
import type { Client } from "../../../../contract/client.ts";
import { MAX_PAGE_SIZE } from "../../../../contract/query-parameters.ts";
import { type OfferFacts, presentOffer } from "./offer-facts.ts";

/** Null when loading failed: the page says so and shows the rest. */
export async function loadOffers(api: Client, companyId: string): Promise<OfferFacts[] | null> {
  try {
    const { data } = await api("listGuidanceOffers", { params: { companyId }, query: { pageSize: MAX_PAGE_SIZE } });
    return data.map(presentOffer);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
