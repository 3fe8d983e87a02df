// Words about files that people upload: résumés, pictures and proofs.

/** What went wrong, and what to do. */
export const RESUME_PROBLEM_TEXTS = {
  EMPTY: "Invalid or empty file.",
  NOT_PDF: "Only PDF files are allowed.",
  TOO_LARGE: "File must be less than 2MB.",
  CORRUPT: "Invalid or empty file.",
  ENCRYPTED: "This PDF is locked with a password. Save a copy without the password and upload that.",
  NO_TEXT:
    "We found no readable text: this looks like a scanned document. Export your CV from the program it was written in and upload that PDF.",
  TOO_COMPLEX:
    "This PDF is too complex to read. Print it to a new PDF, or export it again with fewer graphics, and upload that.",
} as const;

/** The five steps of reading a résumé, as the dialog names them. */
export const CV_STEP_TEXTS = [
  "Analyzing your resume...",
  "Extracting your skills...",
  "Processing your data...",
  "Refining jobs based on your skills...",
  "Finalizing the setup...",
] as const;

/** By kind of upload: what is said when the file is not of an accepted type, too large, or empty. */
export const UPLOAD_WORDS = {
  USER_RESUME: {
    wrongType: RESUME_PROBLEM_TEXTS.NOT_PDF,
    tooLarge: RESUME_PROBLEM_TEXTS.TOO_LARGE,
    empty: RESUME_PROBLEM_TEXTS.EMPTY,
  },
  USER_PROFILE_IMAGE: {
    wrongType: "Only JPEG, PNG and WebP pictures are allowed.",
    tooLarge: "The picture must be less than 1MB.",
    empty: "Invalid or empty file.",
  },
  REFERRAL_PROOF: {
    wrongType: "Only PDF files and JPEG or PNG pictures are allowed.",
    tooLarge: "File must be less than 2MB.",
    empty: "Invalid or empty file.",
  },
} as const;
