// What other capabilities, the operator's command and the schedule may call of listings.

export { fetchBoard, KINDS } from "./adapters/adapters.ts";
export { experienceInText } from "./experience-text.ts";
export type { Board, ListingKind } from "./external-job.ts";
export { type ImportReport, importListings } from "./import-listings.ts";
export { canonicalUrl, readJobUrl } from "./job-url.ts";
export { type ListingRows, mapRows } from "./map-rows.ts";
export type { SourceReach } from "./outside-fetch.ts";
export { openListingFile, rowsOf } from "./read-listing-file.ts";
export { sources } from "./sources/sources.ts";
