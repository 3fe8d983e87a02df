// Decides which uploads may be announced, which may arrive, and whether bytes are of the announced type.
import { UPLOAD_RULES, type UploadKind } from "../../contract/files/rules.ts";
import { IMPORT_TYPES } from "../../contract/resumes/rules.ts";
import { IMPORT_HINT } from "../../messages/en/files.ts";

/** Why a file is refused: words for the person, and the field or header at fault. */
export type FileProblem = { words: string; field?: string };

/** Shown when a file differs from the announced one. */
const CHANGED_TEXT = "The file has changed since you chose it. Please choose it again.";
const TAG_TEXT = "This upload does not carry the tag that it was granted.";

/** An announced upload; `bytes` is null if not announced. */
export type Announced = { mimeType: string; bytes: number | null };

/** Why an upload is not granted; null if it is. */
export function announceProblem(kind: UploadKind, { mimeType, bytes }: Announced): FileProblem | null {
  const { mimeTypes, maxBytes, wrongType, tooLarge, empty } = UPLOAD_RULES[kind];
  if (!mimeTypes.includes(mimeType)) {
    const isImportable = kind === "USER_RESUME" && Object.values(IMPORT_TYPES).includes(mimeType);
    return { words: isImportable ? `${wrongType} ${IMPORT_HINT}` : wrongType, field: "resumeFileMimeType" };
  }
  if (bytes === 0) return { words: empty, field: "resumeFileSize" };
  return bytes !== null && bytes >= maxBytes ? { words: tooLarge, field: "resumeFileSize" } : null;
}

/** The headers of an upload that are checked against its grant. */
export type PutHeaders = {
  awsS3Tag: string | undefined;
  fileType: string | undefined;
  contentType: string | undefined;
  contentLength: number | undefined;
};
export type Granted = Announced & { kind: UploadKind; tag: string };

/** Why an upload is refused before its bytes are read; null if it is accepted. */
export function headerProblem(granted: Granted, headers: PutHeaders): FileProblem | null {
  const { wrongType, tooLarge, empty, maxBytes } = UPLOAD_RULES[granted.kind];
  if (headers.awsS3Tag !== granted.tag) return { words: TAG_TEXT, field: "awsS3Tag" };
  if (headers.fileType !== granted.mimeType) return { words: wrongType, field: "fileType" };
  if (!isSameType(headers.contentType, granted.mimeType)) return { words: wrongType, field: "content-type" };
  const { contentLength } = headers;
  if (contentLength === undefined) return null;
  if (contentLength === 0) return { words: empty };
  if (contentLength >= maxBytes) return { words: tooLarge };
  return granted.bytes !== null && contentLength !== granted.bytes ? { words: CHANGED_TEXT } : null;
}

/** A generic content type is accepted, because `fileType` names the type too. */
function isSameType(given: string | undefined, granted: string): boolean {
  const type = given?.split(";")[0]?.trim().toLowerCase();
  return !type || type === granted || type === "application/octet-stream";
}

/** Why this length is refused; "too-large" if counting stopped at the limit. */
export function lengthProblem({ kind, bytes }: Omit<Granted, "tag">, length: number | "too-large"): FileProblem | null {
  const { tooLarge, empty, maxBytes } = UPLOAD_RULES[kind];
  if (length === "too-large" || length >= maxBytes) return { words: tooLarge };
  if (length === 0) return { words: empty };
  return bytes !== null && length !== bytes ? { words: CHANGED_TEXT } : null;
}

/** Why these bytes are not the granted file; null if they are. */
export function contentProblem(granted: Omit<Granted, "tag">, content: Uint8Array): FileProblem | null {
  const problem = lengthProblem(granted, content.length);
  if (problem) return problem;
  // These readers tell what is wrong with a file, in words of their own.
  if (granted.kind === "PROFILE_IMPORT" || granted.kind === "PUBLIC_PICTURE") return null;
  return BEGINNINGS[granted.mimeType]?.(content) ? null : { words: UPLOAD_RULES[granted.kind].wrongType };
}

/**
 * A PDF's header may start this far into the file: mail programs and scanners write bytes before it, and readers accept
 * that.
 */
const pdfHeaderWithin = 1_024;

const BEGINNINGS: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  "application/pdf": (content) => latin(content, 0, pdfHeaderWithin).includes("%PDF-"),
  "image/jpeg": (content) => latin(content, 0, 3) === "\xff\xd8\xff",
  "image/png": (content) => latin(content, 0, 8) === "\x89PNG\r\n\x1a\n",
  "image/webp": (content) => latin(content, 0, 4) === "RIFF" && latin(content, 8, 12) === "WEBP",
};

const latin = (content: Uint8Array, from: number, to: number) => String.fromCharCode(...content.subarray(from, to));

const EXTENSIONS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  ...Object.fromEntries(Object.entries(IMPORT_TYPES).map(([ending, mimeType]) => [mimeType, ending])),
};

/** The key of a new file: its owner, its id and the extension of its type, without the original name. */
export const fileKey = (ownerId: string, id: string, mimeType: string): string =>
  `${ownerId}/${id}.${EXTENSIONS[mimeType] ?? "bin"}`;

/**
 * The original file name, safe to show and save: without folders and control characters, and with the extension of its
 * type. A file can be both PDF and HTML, and opening a saved file follows its name.
 */
export function plainFileName(given: string, mimeType: string): string {
  const name = given
    .normalize("NFC")
    .replace(/^.*[/\\]/, "")
    .replace(/[\p{C}"<>:|?*]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\.+/, "");
  const ending = `.${EXTENSIONS[mimeType] ?? "bin"}`;
  if (name === "") return `file${ending}`;
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
