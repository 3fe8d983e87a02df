// The address of a company's guidance page with one offer chosen.

const OFFER = "offer";
/** Element id of the booking part. */
export const BOOKING_ID = "book";

/** `path` is the company's guidance page. */
export const offerAddress = (path: string, offerId: string): string => `${path}?${OFFER}=${offerId}`;

/** The offer id in an address; null for none. */
export const offerIn = (params: URLSearchParams): string | null => params.get(OFFER);
