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

/** What makes a job look like a scam; server/jobs/screening/scam-rules.ts has the words and weights. */
export const SCAM_RULES = [
  "ASKS_FOR_MONEY",
  "CHAT_APP",
  "FREE_MAIL",
  "PHONE_IN_TEXT",
  "MAIL_IN_TEXT",
  "LINK_TO_APPLY",
  "QUICK_MONEY",
  "BANK_DETAILS",
  "EASY_HOME_WORK",
  "NO_INTERVIEW",
  "RECRUITING_OTHERS",
  "PAY_FAR_OFF",
] as const;
export type ScamRule = (typeof SCAM_RULES)[number];

/** A rule that hit, with the words of the job that it found. */
export type ScamHit = { rule: ScamRule; words: string };

/** The lists of jobs that admins look through; the first is the queue. */
export const JOB_LISTS = ["WAITING", "APPEALS", "ALL", "LISTED", "FROZEN", "EXPIRED", "CLOSED"] as const;
export type JobList = (typeof JOB_LISTS)[number];

export const JOB_ACTS = ["FREEZE", "THAW", "EXPIRE", "CLEAR"] as const;
export type JobAct = (typeof JOB_ACTS)[number];

/** How many jobs one act may concern. */
export const MOST_JOBS_AT_ONCE = 100;
/** The longest reason of an act and answer to an appeal, and the longest appeal, in characters. */
export const MAX_ACT_REASON = 1_000;
export const MAX_APPEAL = 2_000;

export const PAY_PERIODS = ["YEAR", "MONTH", "WEEK", "DAY", "HOUR"] as const;
