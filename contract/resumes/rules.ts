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

/** The kinds of file that "Import profile" reads. */
export const IMPORT_FORMATS = ["DOCX", "LINKEDIN", "JSON_RESUME"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Endings of importable files, each with the type under which it is uploaded. */
export const IMPORT_TYPES: Readonly<Record<string, string>> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
  json: "application/json",
};

/** Why a file is not imported. */
export const IMPORT_PROBLEMS = [
  "EMPTY",
  "TOO_LARGE",
  "WRONG_TYPE",
  "IS_PDF",
  "OLD_WORD",
  "ENCRYPTED",
  "CORRUPT",
  "TOO_COMPLEX",
  "UNSAFE_NAMES",
  "NOT_LINKEDIN",
  "BAD_ENCODING",
  "BAD_CSV",
  "NOT_JSON",
  "NOT_JSON_RESUME",
  "NO_TEXT",
  "NOTHING_FOUND",
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];
