// The states of accounts as admins see them, and the longest reason of a suspension; without schemas, for screens.

/** LEAVING: will be deleted at its owner's request. CLOSED: of a demo that is not offered any more. */
export const ACCOUNT_STATES = ["ACTIVE", "SUSPENDED", "LEAVING", "CLOSED", "DELETED"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** In characters. */
export const MAX_SUSPENSION_REASON = 1_000;
