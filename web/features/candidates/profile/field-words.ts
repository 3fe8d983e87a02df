// The profile's fields in words: their names, and their values as one line or paragraph.
import type { JobPreferences, ProfileField } from "../../../../contract/candidates/wire.ts";
import type { ParsedCompany, ParsedInstitution } from "../../../../contract/resumes/wire.ts";
import { WORK_MODE_LABELS } from "../../../../messages/en/jobs.ts";
import { spanInWords } from "./entries/month-words.ts";

export const FIELD_LABELS: Record<ProfileField, string> = {
  designation: "Job title",
  YOE: "Years of experience",
  location: "Where you live",
  summary: "Summary",
  links: "Links",
  coreSkills: "Core skills",
  softSkills: "Soft skills",
  experience: "Experience",
  education: "Education",
  preferences: "What you are looking for",
};

export const noticeInWords = (days: number) => (days === 0 ? "None: I can start at once" : `${days} days`);

export const salaryInWords = (lakhs: number) => `₹${lakhs.toLocaleString("en-IN")} lakh a year`;

/** "Engineer at Acme". */
export const placeInWords = (title: string | null, name: string | null) => [title, name].filter(Boolean).join(" at ");

export const companyInWords = ({ title, name, from, to }: ParsedCompany) =>
  [placeInWords(title, name), spanInWords(from, to)].filter(Boolean).join(", ");

export const institutionInWords = ({ name, degree, from, to }: ParsedInstitution) =>
  [degree, name, spanInWords(from, to)].filter(Boolean).join(", ");

const NOTHING = "Nothing";

/** A field's value in words, for comparing two of them. */
export function inWords(field: ProfileField, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (field === "YOE") return value === 1 ? "1 year" : `${value} years`;
  if (field === "preferences") return preferencesInWords(value as JobPreferences) || NOTHING;
  if (field === "experience") return (value as ParsedCompany[]).map(companyInWords).join("; ") || NOTHING;
  if (field === "education") return (value as ParsedInstitution[]).map(institutionInWords).join("; ") || NOTHING;
  return Array.isArray(value) ? value.join(", ") || NOTHING : String(value);
}

function preferencesInWords({ roles, cities, workModes, salaryLakhs, noticePeriodDays }: JobPreferences): string {
  return [
    roles.join(", "),
    cities.join(", "),
    workModes.map((mode) => WORK_MODE_LABELS[mode]).join(", "),
    salaryLakhs === null ? "" : salaryInWords(salaryLakhs),
    noticePeriodDays === null ? "" : `notice period ${noticeInWords(noticePeriodDays)}`,
  ]
    .filter(Boolean)
    .join("; ");
}
