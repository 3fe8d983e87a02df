// What is read from a résumé: cvExtractParsed, its statuses, and the words for each (spec §5, design §8).
import { z } from "zod";
import { RESUME_STATUSES } from "./rules.ts";

/** A month as "2024-03", or a year as "2024" when the page gives no month. */
const month = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, "Please enter a year, or a year and a month like 2024-03.");

export const parsedCompany = z.object({
  name: z.string().nullable(),
  title: z.string().nullable(),
  from: month.nullable(),
  /** Null when the page gives no end; "present" while it goes on. */
  to: z.union([month, z.literal("present")]).nullable(),
});
export type ParsedCompany = z.infer<typeof parsedCompany>;

export const parsedInstitution = z.object({
  name: z.string(),
  degree: z.string().nullable(),
  from: month.nullable(),
  to: z.union([month, z.literal("present")]).nullable(),
});
export type ParsedInstitution = z.infer<typeof parsedInstitution>;

export const namedSkill = z.object({ skillName: z.string() });
export type NamedSkill = z.infer<typeof namedSkill>;

/** A soft skill that a CV shows without listing it, and its words that show it: proposed, and a skill once it is confirmed. */
export const skillProposal = z.object({ skillName: z.string(), evidence: z.string() });
export type SkillProposal = z.infer<typeof skillProposal>;

/** Fields that carry a confidence and the line they were read from. */
export const RESUME_FIELDS = [
  "name",
  "email",
  "phone",
  "location",
  "designation",
  "summary",
  "YOE",
  "companies",
  "institutions",
  "coreSkills",
  "softSkills",
  "links",
] as const;
export type ResumeField = (typeof RESUME_FIELDS)[number];

/** What was read. A field that is not on the page is null or an empty list: nothing is invented. */
export const parsedResume = z
  .object({
    status: z.enum(RESUME_STATUSES),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    links: z.array(z.string()),
    location: z.string().nullable(),
    /** The newest job's title, else the headline. */
    designation: z.string().nullable(),
    summary: z.string().nullable(),
    /** Years of experience, one decimal. */
    YOE: z.number().nullable(),
    companies: z.array(parsedCompany),
    institutions: z.array(parsedInstitution),
    coreSkills: z.array(namedSkill),
    softSkills: z.array(namedSkill),
    /** Soft skills that it shows without listing them; absent in readings of before they were looked for. */
    softSkillProposals: z.array(skillProposal).optional(),
    /** 0 to 1 for every field that was found. */
    confidence: z.partialRecord(z.enum(RESUME_FIELDS), z.number().min(0).max(1)),
    /** The line of the page that a field was read from. */
    sources: z.partialRecord(z.enum(RESUME_FIELDS), z.string()),
    warnings: z.array(z.string()),
    parserVersion: z.string(),
    taxonomyVersion: z.string(),
  })
  .meta({ id: "ParsedResume" });
export type ParsedResume = z.infer<typeof parsedResume>;
