// What is read from a résumé: cvExtractParsed.
import { z } from "zod";
import { namedObject } from "../named-object.ts";
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

/** A soft skill that a CV shows without listing it, with the words that show it. It becomes a skill once confirmed. */
export const skillProposal = z.object({ skillName: z.string(), evidence: z.string() });
export type SkillProposal = z.infer<typeof skillProposal>;

/** Fields with a confidence and the line they were read from. */
const RESUME_FIELDS = [
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

/** A field that is not on the page is null or an empty list. */
export const parsedResume = namedObject("ParsedResume", {
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
  /** Absent in readings by older versions. */
  softSkillProposals: z.array(skillProposal).optional(),
  /** 0 to 1 for every field found. */
  confidence: z.partialRecord(z.enum(RESUME_FIELDS), z.number().min(0).max(1)),
  /** The line of the page that a field was read from. */
  sources: z.partialRecord(z.enum(RESUME_FIELDS), z.string()),
  warnings: z.array(z.string()),
  parserVersion: z.string(),
  taxonomyVersion: z.string(),
});
export type ParsedResume = z.infer<typeof parsedResume>;
