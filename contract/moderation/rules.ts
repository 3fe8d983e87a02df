// Why a job is reported, and how far a report has come; for both sides without a schema.

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

/** Most characters that a reporter, or the admin who settles it, may write. */
export const MAX_REPORT_TEXT = 2_000;
