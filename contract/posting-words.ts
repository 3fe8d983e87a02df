// The words and limits of posting a job that both sides know without a schema.

/** How long a job is listed, in days, and how long before its end its company hears of it. */
export const LISTED_DAYS = 90;
export const WARNED_DAYS = 7;

export const HIDE_PAY_REASONS = ["NEGOTIABLE", "DEPENDS_ON_EXPERIENCE", "COMPANY_POLICY", "SENSITIVE_ROLE"] as const;
export type HidePayReason = (typeof HIDE_PAY_REASONS)[number];

export const MAX_CORE_SKILLS_OF_JOB = 15;
export const MAX_SOFT_SKILLS_OF_JOB = 10;
export const MIN_DESCRIPTION = 100;
export const MAX_DESCRIPTION = 20_000;
