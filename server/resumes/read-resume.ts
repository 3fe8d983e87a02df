// Reads a résumé: bytes in, cvExtractParsed and cvExtract out. Time and memory are limited in process/.
import type { NamedSkill, ParsedResume, ResumeField } from "../../contract/resumes/wire.ts";
import { emptyResume, type ResumeReading, refused } from "./empty-resume.ts";
import type { Layout, Reading, ResumeDocument } from "./layout.ts";
import { findProblem, isReadable, problemOf, readLayout } from "./pdf/read-layout.ts";
import { readEmail, readLinks } from "./person/read-contacts.ts";
import { readName } from "./person/read-name.ts";
import { readPhone } from "./person/read-phone.ts";
import { readHeadline, readLocation, readSummary } from "./person/read-profile.ts";
import { splitSections } from "./sections/split-sections.ts";
import { readEvidence } from "./skills/read-evidence.ts";
import { readSkills } from "./skills/read-skills.ts";
import { readStudy } from "./study/read-study.ts";
import { readWork } from "./work/read-work.ts";

export type ReadOptions = {
  /** The month of "Present" ("2024-03"); by default when the document was made, else the month of `now`. */
  asOf?: string | undefined;
  now: Date;
};

/** Every problem of a file is a status, never an exception. */
export async function readResume(bytes: Uint8Array, options: ReadOptions): Promise<ResumeReading> {
  const problem = findProblem(bytes);
  if (problem) return refused(problem);
  const layout = await readLayout(bytes).catch(problemOf);
  if (typeof layout === "string") return refused(layout);
  if (layout.pages.length === 0) return refused("CORRUPT");
  if (!isReadable(layout.text)) return refused("NO_TEXT");
  return readDocument(layout, options);
}

/** The fields of a document that has text, whatever its format. */
export function readDocument(layout: Layout, options: ReadOptions): ResumeReading {
  const asOf = options.asOf ?? monthMade(layout.createdAt, options.now);
  const parsed = readFields({ ...layout, sections: splitSections(layout.lines), asOf });
  return { parsed, text: layout.text };
}

/** A document cannot be from the future. */
function monthMade(createdAt: string | null, now: Date): string {
  const thisMonth = now.toISOString().slice(0, 7);
  return createdAt !== null && createdAt <= thisMonth && createdAt >= "1990" ? createdAt : thisMonth;
}

type Readings = { [Field in ResumeField]: Reading<NonNullable<ParsedResume[Field]>> | null };

/** A field that is not on the page stays null or empty. */
function readFields(document: ResumeDocument): ParsedResume {
  const { core, soft } = readSkills(document);
  const { companies, YOE, designation, warnings } = readWork(document, readHeadline(document));
  const parsed = {
    ...emptyResume("OK"),
    softSkillProposals: readEvidence(document, soft?.value ?? []),
    warnings: [...document.warnings, ...warnings],
  };
  return fill(parsed, {
    name: readName(document),
    email: readEmail(document),
    phone: readPhone(document),
    links: readLinks(document),
    location: readLocation(document),
    designation,
    summary: readSummary(document),
    YOE,
    companies,
    institutions: readStudy(document),
    coreSkills: named(core),
    softSkills: named(soft),
  });
}

function named(reading: Reading<string[]> | null): Reading<NamedSkill[]> | null {
  return reading && { ...reading, value: reading.value.map((skillName) => ({ skillName })) };
}

function fill(parsed: ParsedResume, readings: Readings): ParsedResume {
  const filled: Record<string, unknown> = { ...parsed };
  for (const [field, reading] of Object.entries(readings) as [ResumeField, Reading<unknown> | null][]) {
    if (!reading) continue;
    filled[field] = reading.value;
    parsed.confidence[field] = Math.round(Math.min(1, Math.max(0, reading.confidence)) * 100) / 100;
    parsed.sources[field] = reading.source;
  }
  return filled as ParsedResume;
}
