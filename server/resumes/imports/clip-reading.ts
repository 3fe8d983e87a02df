// Bounds what is read of an imported file: a small ZIP file inflates to megabytes of skills, and its reading is compared,
// answered and kept. Clipped in the process that read it, and checked where it arrives.
import { z } from "zod";
import {
  namedSkill,
  type ParsedResume,
  parsedCompany,
  parsedInstitution,
  parsedResume,
  skillProposal,
} from "../../../contract/resumes/wire.ts";

/** The lengths of a profile (contract/candidates/wire.ts), and a little more entries than it takes. */
const LENGTHS = { line: 200, summary: 4_000, skill: 80, link: 500, quote: 1_000 } as const;
const MOST = { links: 50, companies: 60, institutions: 50, skills: 200, proposals: 50, warnings: 50 } as const;

/** Half of a character that takes two units is cut off too. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
const line = <T extends string | null>(text: T) => (text === null ? null : cut(text, LENGTHS.line)) as T;

export function clipReading(parsed: ParsedResume): ParsedResume {
  const { name, email, phone, location, designation, summary, softSkillProposals } = parsed;
  const skills = (list: ParsedResume["coreSkills"]) =>
    list.slice(0, MOST.skills).map(({ skillName }) => ({ skillName: cut(skillName, LENGTHS.skill) }));
  const sources = Object.entries(parsed.sources).map(([field, source]) => [field, cut(source, LENGTHS.quote)]);
  return {
    ...parsed,
    name: line(name),
    email: line(email),
    phone: line(phone),
    location: line(location),
    designation: line(designation),
    summary: summary === null ? null : cut(summary, LENGTHS.summary),
    // Half an address leads elsewhere.
    links: parsed.links.filter((link) => link.length <= LENGTHS.link).slice(0, MOST.links),
    companies: parsed.companies
      .slice(0, MOST.companies)
      .map((job) => ({ ...job, name: line(job.name), title: line(job.title) })),
    institutions: parsed.institutions
      .slice(0, MOST.institutions)
      .map((school) => ({ ...school, name: line(school.name), degree: line(school.degree) })),
    coreSkills: skills(parsed.coreSkills),
    softSkills: skills(parsed.softSkills),
    ...(softSkillProposals && {
      softSkillProposals: softSkillProposals.slice(0, MOST.proposals).map(({ skillName, evidence }) => ({
        skillName: cut(skillName, LENGTHS.skill),
        evidence: cut(evidence, LENGTHS.quote),
      })),
    }),
    sources: Object.fromEntries(sources),
    warnings: parsed.warnings.slice(0, MOST.warnings).map((warning) => cut(warning, LENGTHS.quote)),
  };
}

const text = (most: number) => z.string().max(most);
const lineOrNull = text(LENGTHS.line).nullable();
const skills = z.array(namedSkill.extend({ skillName: text(LENGTHS.skill) })).max(MOST.skills);

/** A reading that is within the limits. */
export const clippedResume = parsedResume.extend({
  name: lineOrNull,
  email: lineOrNull,
  phone: lineOrNull,
  location: lineOrNull,
  designation: lineOrNull,
  summary: text(LENGTHS.summary).nullable(),
  links: z.array(text(LENGTHS.link)).max(MOST.links),
  companies: z.array(parsedCompany.extend({ name: lineOrNull, title: lineOrNull })).max(MOST.companies),
  institutions: z
    .array(parsedInstitution.extend({ name: text(LENGTHS.line), degree: lineOrNull }))
    .max(MOST.institutions),
  coreSkills: skills,
  softSkills: skills,
  softSkillProposals: z
    .array(skillProposal.extend({ skillName: text(LENGTHS.skill), evidence: text(LENGTHS.quote) }))
    .max(MOST.proposals)
    .optional(),
  sources: z.partialRecord(parsedResume.shape.sources.keyType, text(LENGTHS.quote)),
  warnings: z.array(text(LENGTHS.quote)).max(MOST.warnings),
  parserVersion: text(LENGTHS.line),
  taxonomyVersion: text(LENGTHS.line),
});
