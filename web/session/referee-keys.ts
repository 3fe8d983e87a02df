// The names under which the browser keeps what it asked of a referee, so that whoever changes it can have it asked for again.

/** Everything of a referee begins with it. */
export const refereeKey = ["referee"] as const;
export const refereeSelfKey = ["referee", "self"] as const;
/** What somebody has earned, their statement and payouts. */
export const earningsKey = ["earnings"] as const;
