// What may be uploaded; without schemas, for screens.
import { UPLOAD_WORDS } from "../../messages/en/files.ts";
import { IMPORT_TYPES, MAX_RESUME_BYTES, RESUME_MIME_TYPE } from "../resumes/rules.ts";

export const UPLOAD_KINDS = [
  "USER_RESUME",
  "USER_PROFILE_IMAGE",
  "REFERRAL_PROOF",
  "PROFILE_IMPORT",
  "PUBLIC_PICTURE",
] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** How long a grant is valid. */
export const UPLOAD_SECONDS = 300;

/** What each kind of upload accepts, and the words of its refusals. A file must be smaller than `maxBytes`. */
export const UPLOAD_RULES: Readonly<
  Record<
    UploadKind,
    { mimeTypes: readonly string[]; maxBytes: number; wrongType: string; tooLarge: string; empty: string }
  >
> = {
  USER_RESUME: {
    mimeTypes: [RESUME_MIME_TYPE],
    maxBytes: MAX_RESUME_BYTES,
    ...UPLOAD_WORDS.USER_RESUME,
  },
  USER_PROFILE_IMAGE: {
    mimeTypes: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 1024 * 1024,
    ...UPLOAD_WORDS.USER_PROFILE_IMAGE,
  },
  REFERRAL_PROOF: {
    mimeTypes: ["application/pdf", "image/jpeg", "image/png"],
    maxBytes: 2 * 1024 * 1024,
    ...UPLOAD_WORDS.REFERRAL_PROOF,
  },
  PROFILE_IMPORT: {
    mimeTypes: Object.values(IMPORT_TYPES),
    maxBytes: MAX_RESUME_BYTES,
    ...UPLOAD_WORDS.PROFILE_IMPORT,
  },
  // A picture for everybody, such as a company's logo: drawn anew before anyone sees it.
  PUBLIC_PICTURE: {
    mimeTypes: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 5 * 1024 * 1024,
    ...UPLOAD_WORDS.PUBLIC_PICTURE,
  },
};
