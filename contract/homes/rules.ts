// What the admins' home counts, and the spans of its charts.

/** JOBS posted or imported by their posting day, PEOPLE who signed up, APPLICATIONS sent here, REQUESTS for a referral, ANSWERS to them, MONEY paid in paise. */
export const NUMBER_KINDS = ["JOBS", "PEOPLE", "APPLICATIONS", "REQUESTS", "ANSWERS", "MONEY"] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export const NUMBER_SPANS = ["DAY", "WEEK", "MONTH"] as const;
export type NumberSpan = (typeof NUMBER_SPANS)[number];

/** How many of each span a chart shows, today's included. */
export const SHOWN_SPANS: Record<NumberSpan, number> = { DAY: 30, WEEK: 13, MONTH: 12 };
