// The profile's fields in words: their names, and their values as one line or paragraph.

import { t } from "#messages/candidates.ts";
import { NUMBERS } from "#messages/language.ts";
import type { JobPreferences, ProfileField } from "../../../../contract/candidates/wire.ts";
import type { ParsedCompany, ParsedInstitution } from "../../../../contract/resumes/wire.ts";
import { yearsText } from "../../../../messages/en/formats.ts";
import { WORK_MODE_LABELS } from "../../../../messages/en/jobs.ts";
import { fill } from "../../../../messages/fill.ts";
import { spanInWords } from "./entries/month-words.ts";

export const FIELD_LABELS: Record<ProfileField, string> = {
  designation: t.jobTitle,
  YOE: t.yearsOfExperience,
  location: t.whereYouLive2,
  summary: t.summary,
  links: t.links,
  coreSkills: t.coreSkills,
  softSkills: t.softSkills,
  experience: t.experience,
  education: t.education,
  preferences: t.whatYouAreLookingFor,
};

export const noticeInWords = (days: number) => (days === 0 ? t.noneICanStartAtOnce : fill(t.days, { days }));

export const salaryInWords = (lakhs: number) => fill(t.lakhAYear, { lakhs: lakhs.toLocaleString(NUMBERS) });

/** "Engineer at Acme". */
export const placeInWords = (title: string | null, name: string | null) =>
  title && name ? fill(t.titleAtCompany, { title, name }) : (title ?? name ?? "");

export const companyInWords = ({ title, name, from, to }: ParsedCompany) =>
  [placeInWords(title, name), spanInWords(from, to)].filter(Boolean).join(", ");

export const institutionInWords = ({ name, degree, from, to }: ParsedInstitution) =>
  [degree, name, spanInWords(from, to)].filter(Boolean).join(", ");

const NOTHING = t.nothing;

/** A field's value in words, for comparing two of them. */
export function inWords(field: ProfileField, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (field === "YOE") return yearsText(Number(value));
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
    noticePeriodDays === null ? "" : fill(t.noticePeriod, { noticePeriodDays: noticeInWords(noticePeriodDays) }),
  ]
    .filter(Boolean)
    .join("; ");
}
