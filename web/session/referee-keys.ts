// Query keys of what a referee loads, for the code that invalidates them after a change.

/** Prefix of all a referee's keys. */
export const refereeKey = ["referee"] as const;
export const refereeSelfKey = ["referee", "self"] as const;
/** A person's earnings, their statement and payouts. */
export const earningsKey = ["earnings"] as const;
