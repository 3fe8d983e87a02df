// Rules of referral requests and referees that both sides run: states, outcomes, reasons and limits.

/** The outcomes of asking for a referral, which are not errors. */
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
 * NOT_ALIGNED: the score was too low, and nothing was sent. OPEN: in the pool of the company's referees. CLAIMED: a referee
 * reads it. ACCEPTED: a referee will act. REFERRED: the referee reports the referral as made. The others are final.
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

/** In one of these, the same person cannot ask again for the same job at the same company. */
export const ACTIVE_REQUESTS = ["OPEN", "CLAIMED", "ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED"] as const;

/** The least score of a request; the table's check `referral_request_sent` has the same number. */
export const REFERRAL_SCORE = 30;
/** The most requests of a person in 24 hours. */
export const MAX_REQUESTS_A_DAY = 10;
/** The shortest description that can be compared, in characters. */
export const MIN_DESCRIPTION = 200;
export const MAX_DESCRIPTION = 20_000;
export const MAX_NOTE = 1_000;
/** How long a request waits in the pool, in days. */
export const POOL_DAYS = 14;

/** The days back for which a company's answers are counted, and the fewest for which a share or a median is told. */
export const ANSWERED_DAYS = 180;
export const LEAST_COUNTED = 5;
/** How long a claim is exclusive, in minutes. */
export const CLAIM_MINUTES = 10;
/** How long a referee has to act on an accepted request, in hours. */
export const ACT_HOURS = 72;
/** How long the candidate has to confirm or dispute, in days; then it counts as confirmed. */
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

/** The least years of employment that a referee declares. */
export const LEAST_TENURE_YEARS = 2;
/** The days after which a referee verifies the work e-mail again. */
export const VERIFIED_DAYS = 180;
export const WEEKLY_CAP = { least: 1, most: 50, usual: 5 } as const;

/**
 * The events of a request: its new status, or CV_OPENED (the referee opened the CV), CLAIM_ENDED (the claim was returned
 * or expired), RETURNED (a referee returned an accepted request, or did not act in time), FEEDBACK (a referee declined;
 * DECLINED follows after the last one).
 */
export const REQUEST_EVENTS = [...REQUEST_STATUSES, "CV_OPENED", "CLAIM_ENDED", "RETURNED", "FEEDBACK"] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

/** The state of the credit that a request holds. */
export const CREDIT_FATES = ["NONE", "HELD", "SPENT", "RETURNED"] as const;

/** The longest text of a dispute or a decision, in characters. */
export const MAX_DISPUTE_TEXT = 2_000;

/** The states in which a request can be withdrawn; ACCEPTED costs the credit. */
export const WITHDRAWABLE = ["OPEN", "CLAIMED", "ACCEPTED"] as const satisfies readonly RequestStatus[];
/** How many days before that they are reminded. */
export const REMIND_DAYS = 14;

/** In characters: a referee's job title, their note to the admin, the employer's number, and feedback. */
export const MAX_TITLE = 120;
export const MAX_EVIDENCE = 1_000;
export const MAX_REFERENCE = 100;
export const MIN_FEEDBACK = 40;
export const MAX_FEEDBACK = 2_000;
