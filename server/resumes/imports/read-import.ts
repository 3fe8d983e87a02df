// Reads a file of "Import profile" in any of its formats, which it tells by the content: bytes in, a reading out.
import { type ImportFormat, type ImportProblem, MAX_RESUME_BYTES } from "../../../contract/resumes/rules.ts";
import type { ParsedResume } from "../../../contract/resumes/wire.ts";
import { isReadable } from "../pdf/read-layout.ts";
import { type ReadOptions, readDocument } from "../read-resume.ts";
import { clipReading } from "./clip-reading.ts";
import { isDocx, readDocx } from "./docx/read-docx.ts";
import { ImportRefusal } from "./import-problem.ts";
import { openArchive } from "./open-archive.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { readLinkedIn } from "./read-linkedin.ts";

/** `leftOut`: parts of the file that a profile has no field for. `detail`: the place in the file that is at fault. */
export type ImportReading =
  | { format: ImportFormat; parsed: ParsedResume; leftOut: string[] }
  | { problem: ImportProblem; detail: string };

/** Every problem of a file is a `problem`, never an exception. */
export async function readImport(bytes: Uint8Array, options: ReadOptions): Promise<ImportReading> {
  try {
    const reading = await readByContent(bytes, options);
    if (Object.keys(reading.parsed.confidence).length === 0) throw new ImportRefusal("NOTHING_FOUND");
    return { ...reading, parsed: clipReading(reading.parsed) };
  } catch (error) {
    if (error instanceof ImportRefusal) return { problem: error.problem, detail: error.detail.slice(0, 200) };
    if (error instanceof RangeError) return { problem: "TOO_COMPLEX", detail: "" };
    throw error;
  }
}

const OLD_OFFICE = Buffer.from("d0cf11e0a1b11ae1", "hex");

async function readByContent(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<{ format: ImportFormat; parsed: ParsedResume; leftOut: string[] }> {
  if (!bytes.some((byte) => byte > 32)) throw new ImportRefusal("EMPTY");
  if (bytes.length >= MAX_RESUME_BYTES) throw new ImportRefusal("TOO_LARGE");
  const start = Buffer.from(bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) throw new ImportRefusal("IS_PDF");
  if (start.subarray(0, 8).equals(OLD_OFFICE)) throw new ImportRefusal("OLD_WORD");
  const asOf = options.asOf ?? options.now.toISOString().slice(0, 7);
  // Also a ZIP file without entries, which begins with its end.
  if (/^PK[\x03\x05]/.test(start.toString("latin1", 0, 3))) {
    const archive = await openArchive(bytes);
    if (!isDocx(archive)) return { format: "LINKEDIN", ...(await readLinkedIn(archive, asOf)) };
    const layout = await readDocx(archive);
    if (!isReadable(layout.text)) throw new ImportRefusal("NO_TEXT");
    return { format: "DOCX", parsed: readDocument(layout, options).parsed, leftOut: [] };
  }
  if (/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*[{[]/.test(start.toString("latin1")))
    return { format: "JSON_RESUME", ...readJsonResume(bytes, asOf) };
  throw new ImportRefusal("WRONG_TYPE");
}
