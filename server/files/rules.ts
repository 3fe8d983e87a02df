// Decides about uploads: what may be announced, what may arrive, which bytes are the kind of file they were said to be.
import { UPLOAD_RULES, type UploadKind } from "../../contract/upload-rules.ts";

/** Why a file is not taken: words for the person, and the field or header at fault. */
export type FileProblem = { words: string; field?: string };

/** Shown when a file is not the one that was announced. */
export const CHANGED_TEXT = "The file has changed since you chose it. Please choose it again.";
const TAG_TEXT = "This upload does not carry the tag that it was granted.";

/** An upload as it is announced; `bytes` is null when that is not said. */
export type Announced = { mimeType: string; bytes: number | null };

/** Why such an upload is not granted; null when it is. */
export function announceProblem(kind: UploadKind, { mimeType, bytes }: Announced): FileProblem | null {
  const { mimeTypes, maxBytes, wrongType, tooLarge, empty } = UPLOAD_RULES[kind];
  if (!mimeTypes.includes(mimeType)) return { words: wrongType, field: "resumeFileMimeType" };
  if (bytes === 0) return { words: empty, field: "resumeFileSize" };
  return bytes !== null && bytes >= maxBytes ? { words: tooLarge, field: "resumeFileSize" } : null;
}

/** What was granted, and the headers of the upload that comes for it. */
export type PutHeaders = {
  awsS3Tag: string | undefined;
  fileType: string | undefined;
  contentType: string | undefined;
  contentLength: number | undefined;
};
export type Granted = Announced & { kind: UploadKind; tag: string };

/** Why an upload is refused before its bytes are read; null when they may come. */
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

/** A program that sends bytes without saying what they are has said it in `fileType`. */
function isSameType(given: string | undefined, granted: string): boolean {
  const type = given?.split(";")[0]?.trim().toLowerCase();
  return !type || type === granted || type === "application/octet-stream";
}

/** Why bytes of this length are refused; `length` is "too-large" when nobody counted to the end. */
export function lengthProblem({ kind, bytes }: Omit<Granted, "tag">, length: number | "too-large"): FileProblem | null {
  const { tooLarge, empty, maxBytes } = UPLOAD_RULES[kind];
  if (length === "too-large" || length >= maxBytes) return { words: tooLarge };
  if (length === 0) return { words: empty };
  return bytes !== null && length !== bytes ? { words: CHANGED_TEXT } : null;
}

/** Why these bytes are not the file that was granted; null when they are. */
export function contentProblem(granted: Omit<Granted, "tag">, content: Uint8Array): FileProblem | null {
  const problem = lengthProblem(granted, content.length);
  if (problem) return problem;
  return BEGINNINGS[granted.mimeType]?.(content) ? null : { words: UPLOAD_RULES[granted.kind].wrongType };
}

/** How far into a file a PDF's header may stand: readers accept what a mail program or scanner wrote before it. */
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
};

/** The key of a new file: below its owner, with the ending of its type and nothing of the name it had. */
export const fileKey = (ownerId: string, id: string, mimeType: string): string =>
  `${ownerId}/${id}.${EXTENSIONS[mimeType] ?? "bin"}`;

/**
 * The name that a person's file had, as it can be shown and saved: without folders and characters that hide or end things, and
 * with the ending of its type. A file may be a PDF and a web page at once, and whoever saves it opens what its name says.
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
