// What a résumé file may be and what is said when it is not, and the steps of reading it; without schemas, for screens.

/** How reading a file ended. Everything but OK is a reason that a person can do something about. */
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

/** A résumé must be smaller than this (spec §5: under 2MB). */
export const MAX_RESUME_BYTES = 2 * 1024 * 1024;
export const RESUME_MIME_TYPE = "application/pdf";

/** Words of spec §5 where it has them, else words that say what to do. */
export const RESUME_PROBLEM_TEXTS: Readonly<Record<ResumeProblem, string>> = {
  EMPTY: "Invalid or empty file.",
  NOT_PDF: "Only PDF files are allowed.",
  TOO_LARGE: "File must be less than 2MB.",
  CORRUPT: "Invalid or empty file.",
  ENCRYPTED: "This PDF is locked with a password. Save a copy without the password and upload that.",
  NO_TEXT:
    "We found no readable text: this looks like a scanned document. Export your CV from the program it was written in and upload that PDF.",
  TOO_COMPLEX:
    "This PDF is too complex to read. Print it to a new PDF, or export it again with fewer graphics, and upload that.",
};

/** The five steps of reading a résumé, as the dialog names them (spec §4). */
export const CV_STEP_TEXTS = [
  "Analyzing your resume...",
  "Extracting your skills...",
  "Processing your data...",
  "Refining jobs based on your skills...",
  "Finalizing the setup...",
] as const;
