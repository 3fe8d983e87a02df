// The words and limits of posting a job that both sides know without a schema.

/** How long a job is listed, in days, and how long before its end its company hears of it. */
export const LISTED_DAYS = 90;
export const WARNED_DAYS = 7;

export const HIDE_PAY_REASONS = ["NEGOTIABLE", "DEPENDS_ON_EXPERIENCE", "COMPANY_POLICY", "SENSITIVE_ROLE"] as const;
export type HidePayReason = (typeof HIDE_PAY_REASONS)[number];

/** Why a company closes a job. */
export const CLOSE_REASONS = ["FILLED", "ON_HOLD", "CANCELLED", "OTHER"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Drafts that one company keeps at most. */
export const MAX_DRAFTS = 100;

/** The highest pay, in lakhs of rupees a year, and experience that a job may name. */
export const MOST_LAKHS = 1_000;
export const MOST_YEARS = 60;

export const MAX_JOB_TITLE = 150;
export const MIN_JOB_TITLE = 3;
export const MAX_PLACES_OF_JOB = 20;
export const MAX_CORE_SKILLS_OF_JOB = 15;
export const MAX_SOFT_SKILLS_OF_JOB = 10;
export const MIN_DESCRIPTION = 100;
/** In the longest scripts, what is typed still fits into one call. */
export const MAX_DESCRIPTION = 15_000;
