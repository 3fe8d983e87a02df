// Looks at a chosen file before it is sent, with the words of spec §5.
import { RESUME_MIME_TYPE } from "../../../contract/resume-words.ts";
import { UPLOAD_RULES } from "../../../contract/upload-rules.ts";

const RULES = UPLOAD_RULES.USER_RESUME;
/** How far into a file a PDF's header may stand. */
const HEADER_WITHIN = 1_024;

export type CheckedFile = { file: File } | { words: string };

/** The file with its bytes held in memory, so that it stays as it was chosen whatever happens to it on the disk; or what is wrong with it. */
export async function checkFile(given: File): Promise<CheckedFile> {
  // Some systems do not tell what a file is; its name does then.
  const type = given.type || (/\.pdf$/i.test(given.name) ? RESUME_MIME_TYPE : "");
  if (!RULES.mimeTypes.includes(type)) return { words: RULES.wrongType };
  if (given.size === 0) return { words: RULES.empty };
  if (given.size >= RULES.maxBytes) return { words: RULES.tooLarge };
  const bytes = await given.arrayBuffer().catch(() => null);
  if (bytes === null || bytes.byteLength === 0) return { words: RULES.empty };
  if (!beginsAsPdf(bytes)) return { words: RULES.wrongType };
  return { file: new File([bytes], given.name || "cv.pdf", { type }) };
}

function beginsAsPdf(bytes: ArrayBuffer): boolean {
  const start = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, HEADER_WITHIN));
  return String.fromCharCode(...start).includes("%PDF-");
}

/** A length as people read it: "84 KB", "1.3 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1_024).toFixed(1)} MB`;
}
