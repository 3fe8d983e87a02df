// Limits of saved jobs and searches; without schemas, for screens.

export const MAX_SAVED_JOBS = 1_000;
export const MAX_SAVED_SEARCHES = 20;
export const MAX_SEARCH_NAME = 100;

/** How often new jobs of a saved search are mailed: at 08:00 in India, each day or on Mondays. */
export const ALERT_FREQUENCIES = ["DAILY", "WEEKLY", "OFF"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
