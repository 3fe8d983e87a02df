// Where a field's value comes from: the CV, with high or low confidence, or the person.
import type { CandidateProfile, ProfileField } from "../../../../../contract/candidates/wire.ts";
import type { ParsedResume, ResumeField } from "../../../../../contract/resumes/wire.ts";
import { isEmpty, isSame } from "../saving/send-changes.ts";

/** Below this confidence, the person is asked to check the value. */
const SURE = 0.7;

/** The CV reader's names of profile fields; preferences are on no CV. */
const READ_AS: Partial<Record<ProfileField, ResumeField>> = {
  designation: "designation",
  YOE: "YOE",
  location: "location",
  summary: "summary",
  links: "links",
  coreSkills: "coreSkills",
  softSkills: "softSkills",
  experience: "companies",
  education: "institutions",
};

export type Origin =
  /** `line`: the line of the CV it was read from. */
  | { kind: "read" | "check"; line: string | null }
  /** Set by the person, where the CV has another value. */
  | { kind: "own"; inCv: unknown };

/** Null when there is nothing to report: no CV, no value, or the person and the CV agree. */
export function originOf(profile: CandidateProfile, field: ProfileField): Origin | null {
  const name = READ_AS[field];
  if (profile.fromCv === null || name === undefined) return null;
  const inCv = valueIn(profile.fromCv, field);
  if (isEmpty(inCv)) return null;
  if (profile.edited.includes(field)) return isSame(inCv, profile[field]) ? null : { kind: "own", inCv };
  if (isEmpty(profile[field])) return null;
  const { isSure, line } = readingAt(profile.fromCv, field);
  return { kind: isSure ? "read" : "check", line };
}

/** How surely a field was read, and the line it stood on. */
export function readingAt(read: ParsedResume, field: ProfileField): { isSure: boolean; line: string | null } {
  const name = READ_AS[field];
  if (name === undefined) return { isSure: true, line: null };
  return { isSure: (read.confidence[name] ?? 1) >= SURE, line: read.sources[name] ?? null };
}

/** The fields read with low confidence and not confirmed yet. */
export function fieldsToCheck(profile: CandidateProfile): ProfileField[] {
  const fields = Object.keys(READ_AS) as ProfileField[];
  return fields.filter((field) => originOf(profile, field)?.kind === "check");
}

function valueIn(read: ParsedResume, field: ProfileField): unknown {
  if (field === "coreSkills" || field === "softSkills") return read[field].map(({ skillName }) => skillName);
  if (field === "experience") return read.companies;
  if (field === "education") return read.institutions;
  return read[field as "designation" | "YOE" | "location" | "summary" | "links"];
}
