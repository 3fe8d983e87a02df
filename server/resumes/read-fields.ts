// Reads every field of a résumé and puts them together with how sure each one is and where it stood.
import type { NamedSkill, ParsedResume, ResumeField } from "../../contract/resumes/wire.ts";
import { emptyResume } from "./empty-resume.ts";
import type { Reading, ResumeDocument } from "./layout.ts";
import { readEmail } from "./person/read-email.ts";
import { readHeadline } from "./person/read-headline.ts";
import { readLinks } from "./person/read-links.ts";
import { readLocation } from "./person/read-location.ts";
import { readName } from "./person/read-name.ts";
import { readPhone } from "./person/read-phone.ts";
import { readSummary } from "./person/read-summary.ts";
import { readEvidence } from "./skills/read-evidence.ts";
import { readSkills } from "./skills/read-skills.ts";
import { readStudy } from "./study/read-study.ts";
import { readWork } from "./work/read-work.ts";

type Readings = { [Field in ResumeField]: Reading<NonNullable<ParsedResume[Field]>> | null };

/** A field that is not on the page stays null or empty. */
export function readFields(document: ResumeDocument): ParsedResume {
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
