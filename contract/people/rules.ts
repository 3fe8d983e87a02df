// The states of accounts as admins see them, of merges of two accounts, and their limits; without schemas, for screens.

/** LEAVING: will be deleted at its owner's request. CLOSED: of a demo that is not offered any more. */
export const ACCOUNT_STATES = ["ACTIVE", "SUSPENDED", "LEAVING", "CLOSED", "DELETED"] as const;

/** In characters. */
export const MAX_SUSPENSION_REASON = 1_000;

/** ASKED: both mailboxes have to agree. EXPIRED: they did not within `MERGE_DAYS`. */
export const MERGE_STATES = ["ASKED", "DONE", "REFUSED", "CANCELLED", "EXPIRED"] as const;
export type MergeState = (typeof MERGE_STATES)[number];

export const MERGE_ANSWERS = ["AGREE", "REFUSE"] as const;
export type MergeAnswer = (typeof MERGE_ANSWERS)[number];

/** How many days the mailed links of a merge work. */
export const MERGE_DAYS = 14;

/** In characters. */
export const MAX_MERGE_REASON = 500;
