// Intake: tells from the bytes alone whether a file can be a résumé, and from pdf.js's errors why it could not be read.
import { MAX_RESUME_BYTES, type ResumeProblem } from "../../../contract/resumes/rules.ts";
import { exceedsInflateBudget } from "./inflate-budget.ts";

/** A header may stand behind other bytes, yet not further in than this. */
const HEADER_WITHIN = 1024;

/** Why these bytes are not even opened, or null. */
export function findProblem(bytes: Uint8Array): ResumeProblem | null {
  if (bytes.length === 0) return "EMPTY";
  if (bytes.length >= MAX_RESUME_BYTES) return "TOO_LARGE";
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, HEADER_WITHIN).includes("%PDF-")) return file.some((byte) => byte > 32) ? "NOT_PDF" : "EMPTY";
  return exceedsInflateBudget(file) ? "TOO_COMPLEX" : null;
}

/** What an error of pdf.js says about the file. */
export function problemOf(error: unknown): ResumeProblem {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return "ENCRYPTED";
  if (name === "TooComplex") return "TOO_COMPLEX";
  if (error instanceof RangeError && /memory|allocation|length/i.test(error.message)) return "TOO_COMPLEX";
  return "CORRUPT";
}
