// How many place holders a list outside the browse page shows while it loads (spec §2).

/** The rows of a list of jobs, each of this size in classes. */
export const jobRows = (size: string): readonly string[] => Array<string>(9).fill(size);

/** The rows of a list of referral requests. */
export const referralRows = (size: string): readonly string[] => Array<string>(3).fill(size);
