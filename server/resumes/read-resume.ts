// Reads a résumé: bytes in, cvExtractParsed and cvExtract out. Nothing here bounds time or memory: process/ does.
import type { ParsedResume } from "../../contract/resumes/wire.ts";
import { type ResumeReading, refused } from "./empty-resume.ts";
import { findProblem, problemOf } from "./pdf/check-file.ts";
import { isReadable, readLayout } from "./pdf/read-layout.ts";
import { readFields } from "./read-fields.ts";
import { splitSections } from "./sections/split-sections.ts";

export type ReadOptions = {
  /** The month that "Present" means ("2024-03"); else the month in which the document was made, else that of `now`. */
  asOf?: string | undefined;
  now: Date;
};

/** Never throws for what a file holds: every reason that it cannot be read is a status. */
export async function readResume(bytes: Uint8Array, options: ReadOptions): Promise<ParsedResume> {
  return (await readResumeWithText(bytes, options)).parsed;
}

/** As readResume, with the text of the pages beside it. */
export async function readResumeWithText(bytes: Uint8Array, options: ReadOptions): Promise<ResumeReading> {
  const problem = findProblem(bytes);
  if (problem) return refused(problem);
  const layout = await readLayout(bytes).catch(problemOf);
  if (typeof layout === "string") return refused(layout);
  if (layout.pages.length === 0) return refused("CORRUPT");
  if (!isReadable(layout.text)) return refused("NO_TEXT");
  const asOf = options.asOf ?? monthMade(layout.createdAt, options.now);
  const parsed = readFields({ ...layout, sections: splitSections(layout.lines), asOf });
  return { parsed, text: layout.text };
}

/** A document cannot have been made after today. */
function monthMade(createdAt: string | null, now: Date): string {
  const thisMonth = now.toISOString().slice(0, 7);
  return createdAt !== null && createdAt <= thisMonth && createdAt >= "1990" ? createdAt : thisMonth;
}
