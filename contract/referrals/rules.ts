// Referral requests and referees without schemas, for both sides: states, outcomes, reasons and limits.

/** What asking for a referral comes to (spec §4): outcomes, not errors. */
export const REQUEST_OUTCOMES = [
  "zeroReferral",
  "profileCompletion",
  "AlreadyRequested",
  "RequestAccepted",
  "RequestRejected",
  "Error_250",
  "Error_251",
  "Max_tries",
] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/**
 * NOT_ALIGNED: the score was too low, nothing was sent. OPEN: in the pool of the company's referees. CLAIMED: one looks at
 * it. ACCEPTED: taken on. REFERRED: the referee says that it is done. The others are ends.
 */
export const REQUEST_STATUSES = [
  "NOT_ALIGNED",
  "OPEN",
  "CLAIMED",
  "ACCEPTED",
  "REFERRED",
  "DISPUTED",
  "CONFIRMED",
  "DECLINED",
  "EXPIRED",
  "WITHDRAWN",
  /** A dispute was decided for the candidate. */
  "NOT_REFERRED",
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** While one of these, the same person cannot ask again for the same job at the same company. */
export const ACTIVE_REQUESTS = ["OPEN", "CLAIMED", "ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED"] as const;

/** Least score with which a request is sent: spec §9's threshold. The table's check `referral_request_sent` holds the same. */
export const REFERRAL_SCORE = 30;
/** Most requests of a person in a day of 24 hours. */
export const MAX_REQUESTS_A_DAY = 10;
/** Shortest description of a job that can be compared, in characters. */
export const MIN_DESCRIPTION = 200;
export const MAX_DESCRIPTION = 20_000;
export const MAX_NOTE = 1_000;
/** How long a request waits in the pool, in days. */
export const POOL_DAYS = 14;
/** How long a claim is exclusive, in minutes. */
export const CLAIM_MINUTES = 10;
/** How long whoever has taken a request on has to act, in hours. */
export const ACT_HOURS = 72;
/** How long the candidate has to confirm or dispute, in days; then it confirms itself. */
export const CONFIRM_DAYS = 7;

export const DECLINE_REASONS = [
  "SKILLS_MISSING",
  "EXPERIENCE",
  "CV_UNCLEAR",
  "ROLE_FILLED",
  "NO_HIRING",
  "POLICY",
  "OTHER",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const DISPUTE_REASONS = ["NO_REFERENCE", "WRONG_JOB", "ASKED_FOR_MONEY", "OTHER"] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/**
 * PENDING: the code is still to be typed. REVIEW: an admin has to look at the address' domain. EXPIRED: to be verified
 * again. ENDED: they left.
 */
export const REFEREE_STATUSES = ["PENDING", "REVIEW", "VERIFIED", "EXPIRED", "REFUSED", "ENDED"] as const;
export type RefereeStatus = (typeof REFEREE_STATUSES)[number];

/** Years at the company that a referee declares at least. */
export const LEAST_TENURE_YEARS = 2;
/** After so many days a referee proves the work e-mail again. */
export const VERIFIED_DAYS = 180;
export const WEEKLY_CAP = { least: 1, most: 50, usual: 5 } as const;

/**
 * What a request's timeline tells: a status it came to, or CV_OPENED (the referee looked at the CV), CLAIM_ENDED (whoever
 * looked gave it back or let the ten minutes pass), RETURNED (who had taken it on did not act in time), FEEDBACK (one
 * referee declined; DECLINED follows when nobody is left).
 */
export const REQUEST_EVENTS = [...REQUEST_STATUSES, "CV_OPENED", "CLAIM_ENDED", "RETURNED", "FEEDBACK"] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

/** What became of the credit that a request holds. */
export const CREDIT_FATES = ["NONE", "HELD", "SPENT", "RETURNED"] as const;

/** Most of what somebody writes when they dispute a referral, or decide about it, in characters. */
export const MAX_DISPUTE_TEXT = 2_000;

/** Who still may withdraw a request; ACCEPTED costs the credit. */
export const WITHDRAWABLE = ["OPEN", "CLAIMED", "ACCEPTED"] as const satisfies readonly RequestStatus[];
/** How long before that they are reminded, in days. */
export const REMIND_DAYS = 14;

/** Characters: of what somebody does at the company, what they write to an admin, the employer's number, and feedback. */
export const MAX_TITLE = 120;
export const MAX_EVIDENCE = 1_000;
export const MAX_REFERENCE = 100;
export const MIN_FEEDBACK = 40;
export const MAX_FEEDBACK = 2_000;
