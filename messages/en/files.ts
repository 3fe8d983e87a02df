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

/** Why a CV could not be read: the file's fault, or ours. */
export const CV_PROBLEM_TEXTS = {
  ...RESUME_PROBLEM_TEXTS,
  READER_FAILED: "We could not read your CV because of a fault on our side. Please try again in a few minutes.",
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
  PROFILE_IMPORT: {
    wrongType: "Choose a Word file (.docx), a LinkedIn export (.zip) or a JSON Resume (.json).",
    tooLarge: "The file must be smaller than 2 MB.",
    empty: "The file is empty.",
  },
  PUBLIC_PICTURE: {
    wrongType: "Only JPEG, PNG and WebP pictures are allowed.",
    tooLarge: "The picture must be smaller than 5 MB.",
    empty: "The file is empty.",
  },
} as const;

/** Added where a Word file, LinkedIn export or JSON Resume is chosen as a CV. */
export const IMPORT_HINT = "“Import profile”, on your profile page, fills your profile from this file.";

/** Why a file is not imported: which file, and what is wrong with it. `detail` is the place in it, or empty. */
export const IMPORT_PROBLEM_TEXTS = {
  EMPTY: (file) => `“${file}” is empty.`,
  TOO_LARGE: (file) =>
    `“${file}” is too large: it must be smaller than 2 MB. From LinkedIn, request only your profile’s data, not the whole archive.`,
  WRONG_TYPE: (file) =>
    `“${file}” is not a file we can import. Choose a Word file (.docx), a LinkedIn export (.zip) or a JSON Resume (.json).`,
  IS_PDF: (file) => `“${file}” is a PDF. Upload it as your CV instead.`,
  OLD_WORD: (file) =>
    `“${file}” is in Word’s old format, or locked with a password. Save it as .docx without a password and choose that.`,
  ENCRYPTED: (file) => `“${file}” is locked with a password. Save a copy without the password and choose that.`,
  CORRUPT: (file) => `“${file}” is damaged: it cannot be opened. Save or download it again and choose that.`,
  TOO_COMPLEX: (file) => `“${file}” holds far more than a profile does, so we did not read it.`,
  UNSAFE_NAMES: (file, detail) => `“${file}” holds a file with a name that we do not accept: “${detail}”.`,
  NOT_LINKEDIN: (file) =>
    `“${file}” is not a LinkedIn export: it holds no Profile.csv, Positions.csv, Education.csv or Skills.csv.`,
  BAD_ENCODING: (file, detail) =>
    detail === ""
      ? `The text of “${file}” is not in UTF-8. Save it as UTF-8 and choose it again.`
      : `The text of ${detail} in “${file}” is not in UTF-8. Save it as UTF-8 and choose it again.`,
  BAD_CSV: (file, detail) => `A table in “${file}” cannot be read: ${detail}.`,
  NOT_JSON: (file, detail) =>
    detail === "" ? `“${file}” is not valid JSON.` : `“${file}” is not valid JSON: see ${detail}.`,
  NOT_JSON_RESUME: (file, detail) =>
    detail === ""
      ? `“${file}” is not a JSON Resume: it has neither “basics” nor “work”.`
      : `“${file}” is not a valid JSON Resume: see “${detail}”.`,
  NO_TEXT: (file) => `We found no readable text in “${file}”. Is it a picture of your CV?`,
  NOTHING_FOUND: (file) => `We found nothing in “${file}” that belongs in a profile.`,
} as const satisfies Readonly<Record<string, (file: string, detail: string) => string>>;
