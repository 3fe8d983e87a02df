// Applications without schemas, for both sides: statuses, reasons, the score gates, and which step may follow which.

/** In the order in which a company works through them; the last three end it. */
export const APPLICATION_STATUSES = [
  "APPLIED",
  "SHORTLISTED",
  "INTERVIEW",
  "OFFERED",
  "HIRED",
  "REJECTED",
  "WITHDRAWN",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Where a company may move an applicant to. */
export const COMPANY_STAGES = ["APPLIED", "SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED", "REJECTED"] as const;
export type CompanyStage = (typeof COMPANY_STAGES)[number];

/** INTERNAL: sent through us. EXTERNAL: sent elsewhere, as the person tells. */
export const APPLICATION_KINDS = ["INTERNAL", "EXTERNAL"] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** Spec §4: below this nobody applies yet. */
export const LEAST_SCORE = 1;
/** Spec §4: below this people are asked whether they really want to. */
export const LOW_SCORE = 30;

export const WITHDRAW_REASONS = ["FOUND_ANOTHER", "NOT_INTERESTED", "PAY", "LOCATION", "TOO_SLOW", "OTHER"] as const;
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

export const REJECT_REASONS = ["SKILLS", "EXPERIENCE", "LOCATION", "PAY", "POSITION_FILLED", "OTHER"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** How many hours a rejection may wait before the person hears of it: time to think again. */
export const REJECTION_DELAYS = [0, 24, 48, 72] as const;

/** Most applicants that are moved at once. */
export const MAX_MOVED_AT_ONCE = 100;

/** Whether nothing more is to come, unless the company opens it again. */
export const isOver = (status: ApplicationStatus): boolean =>
  status === "HIRED" || status === "REJECTED" || status === "WITHDRAWN";

/** Whether a company may move an applicant so; what somebody has withdrawn is theirs alone. */
export const mayMove = (from: ApplicationStatus, to: CompanyStage): boolean => from !== "WITHDRAWN" && from !== to;

/** Whether the applicant may still withdraw. */
export const mayWithdraw = (status: ApplicationStatus): boolean => !isOver(status);
