// The limits of a résumé file, and how reading it can end; without schemas, for screens.

/** How reading a file ended. The person can remedy everything except OK. */
export const RESUME_STATUSES = [
  "OK",
  "EMPTY",
  "NOT_PDF",
  "TOO_LARGE",
  "ENCRYPTED",
  "CORRUPT",
  "NO_TEXT",
  "TOO_COMPLEX",
] as const;
export type ResumeStatus = (typeof RESUME_STATUSES)[number];
export type ResumeProblem = Exclude<ResumeStatus, "OK">;

/** A résumé must be smaller than this. */
export const MAX_RESUME_BYTES = 2 * 1024 * 1024;
export const RESUME_MIME_TYPE = "application/pdf";
