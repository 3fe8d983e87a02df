// Reasons and states of job reports.

export const REPORT_REASONS = [
  "SCAM",
  "ASKS_FOR_MONEY",
  "NOT_REAL",
  "DISCRIMINATION",
  "WRONG_DETAILS",
  "OTHER",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ["OPEN", "DISMISSED", "UPHELD"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The longest text of a reporter or of the settling admin, in characters. */
export const MAX_REPORT_TEXT = 2_000;
