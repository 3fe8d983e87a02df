// Query keys of what a referee loads, for the code that invalidates them after a change.

export const refereeKey = ["referee"] as const;
export const refereeSelfKey = ["referee", "self"] as const;
export const earningsKey = ["earnings"] as const;
