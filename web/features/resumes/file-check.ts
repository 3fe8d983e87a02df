// Validates a chosen file before it is sent.

import { t } from "#messages/resumes.ts";
import { UPLOAD_RULES } from "../../../contract/files/rules.ts";
import { IMPORT_TYPES, RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import { IMPORT_HINT } from "../../../messages/en/files.ts";
import { fill } from "../../../messages/fill.ts";

const RULES = UPLOAD_RULES.USER_RESUME;
/** A PDF's header is within this many bytes of the start. */
const HEADER_WITHIN = 1_024;

/** `isImportable`: "Import profile" takes such a file. */
export type CheckedFile = { file: File } | { words: string; isImportable?: boolean };

/** The file with its bytes in memory, so that later changes on the disk do not matter; or the words of its error. */
export async function checkFile(given: File): Promise<CheckedFile> {
  // Some systems report no type; the file name's extension then decides.
  const type = given.type || (/\.pdf$/i.test(given.name) ? RESUME_MIME_TYPE : "");
  if (!RULES.mimeTypes.includes(type)) {
    const ending = /\.(\w+)$/.exec(given.name)?.[1]?.toLowerCase() ?? "";
    if (IMPORT_TYPES[ending] === undefined) return { words: RULES.wrongType };
    return { words: `${RULES.wrongType} ${IMPORT_HINT}`, isImportable: true };
  }
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

/** "84 KB", "1.3 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return fill(t.bytes, { bytes });
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_000
    ? fill(t.kb, { kilobytes: Math.round(kilobytes) })
    : fill(t.mb, { kilobytes: (kilobytes / 1_024).toFixed(1) });
}
