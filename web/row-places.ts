// How many placeholders a list outside the browse page shows while it loads.

/** The rows of a list of jobs; `size` holds the classes of each. */
export const jobRows = (size: string): readonly string[] => Array<string>(9).fill(size);

/** The rows of a list of referral requests; `size` holds the classes of each. */
export const referralRows = (size: string): readonly string[] => Array<string>(3).fill(size);
