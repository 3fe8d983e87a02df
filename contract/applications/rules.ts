// Rules of applications that both sides run: statuses, reasons, least scores, and which step may follow which.

/** In the order of a company's process; the last three are final. */
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

/** The stages to which a company may move an applicant. */
export const COMPANY_STAGES = ["APPLIED", "SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED", "REJECTED"] as const;
export type CompanyStage = (typeof COMPANY_STAGES)[number];

/** INTERNAL: sent through this site. EXTERNAL: sent elsewhere, and recorded by the person. */
export const APPLICATION_KINDS = ["INTERNAL", "EXTERNAL"] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** The least score to apply with. */
export const LEAST_SCORE = 1;
/** Below this score, people have to confirm that they apply. */
export const LOW_SCORE = 30;

export const WITHDRAW_REASONS = ["FOUND_ANOTHER", "NOT_INTERESTED", "PAY", "LOCATION", "TOO_SLOW", "OTHER"] as const;
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

export const REJECT_REASONS = ["SKILLS", "EXPERIENCE", "LOCATION", "PAY", "POSITION_FILLED", "OTHER"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Where an applicant came from. SEARCH: any list of this site. ALERT: a mail about new jobs. DIRECT: none of the others. */
export const APPLICATION_SOURCES = ["SEARCH", "ALERT", "REFERRAL", "SHARED", "DIRECT"] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];
/** What the browser may say of it; the server knows of shares and referrals by itself. */
export const TOLD_SOURCES = ["SEARCH", "ALERT", "DIRECT"] as const satisfies readonly ApplicationSource[];
export type ToldSource = (typeof TOLD_SOURCES)[number];

/** How many minutes a job that closed by a hire can be opened again, before its other applicants are told. */
export const FILLING_MINUTES = 60;

/** From this many answers on, it is shown how long a company takes to answer. */
export const LEAST_ANSWERS = 5;
/** A company that takes longer promises nothing. */
export const MOST_ANSWER_DAYS = 30;

/** The most characters of what a candidate writes with an application or a withdrawal. */
export const MAX_NOTE = 1_000;

/** The hours by which a company may delay the notice of a rejection, to reconsider. */
export const REJECTION_DELAYS = [0, 24, 48, 72] as const;

/** The most applicants in one move. */
export const MAX_MOVED_AT_ONCE = 100;

/** Whether the application has ended, unless the company reopens it. */
export const isOver = (status: ApplicationStatus): boolean =>
  status === "HIRED" || status === "REJECTED" || status === "WITHDRAWN";

/** Whether a company may make this move; it cannot move withdrawn applications. */
export const mayMove = (from: ApplicationStatus, to: CompanyStage): boolean => from !== "WITHDRAWN" && from !== to;

/** Whether the applicant may still withdraw. */
export const mayWithdraw = (status: ApplicationStatus): boolean => !isOver(status);
