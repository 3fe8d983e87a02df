// What the operator's command and the schedule may call of listings.
export { BOARD_TOKEN } from "./adapters/adapter.ts";
export { type Board, LISTING_KINDS, type ListingKind } from "./external-job.ts";
export { fetchBoard } from "./fetch-board.ts";
export { type ImportReport, importListings } from "./import-listings.ts";
export { type ListingRows, mapRows } from "./map-rows.ts";
export { openListingFile, rowsOf } from "./read-listing-file.ts";
