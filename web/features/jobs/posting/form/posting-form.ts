// The job form as typed: numbers are strings until parsed.
import { t as h } from "#messages/hiring.ts";

import { t } from "#messages/jobs.ts";
import { DATES } from "#messages/language.ts";
import {
  flawsOfPosting,
  type HidePayReason,
  MOST_LAKHS,
  MOST_YEARS,
  type PostingField,
  type PostingFlaw,
} from "../../../../../contract/jobs/posting-rules.ts";
import type { PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { flawsOfQuestions } from "../../../../../contract/jobs/question-rules.ts";
import type { JobQuestion } from "../../../../../contract/jobs/questions-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { inOwnWords } from "../../../../session/error-words.ts";
import { dayOf } from "../../../../ui/moments.ts";

export type PostingForm = Omit<PostingDraft, "department" | "salaryLakhs" | "experienceYears"> & {
  department: string;
  salaryMin: string;
  salaryMax: string;
  yearsMin: string;
  yearsMax: string;
};

export type FormErrors = Partial<Record<PostingField, string>>;
export type FormPartProps = {
  form: PostingForm;
  set: (changes: Partial<PostingForm>) => void;
  errors: FormErrors;
};

export const EMPTY_FIELDS: PostingDraft = {
  jobTitle: "",
  department: null,
  locations: [],
  typeofEmployment: null,
  workMode: null,
  salaryLakhs: { min: null, max: null },
  displaySalaryRange: true,
  hidePayReason: null,
  experienceYears: { min: null, max: null },
  coreSkills: [],
  softSkills: [],
  description: "",
  questions: [],
};

const textOf = (value: number | null) => (value === null ? "" : String(value));

export function toForm({ department, salaryLakhs, experienceYears, ...rest }: PostingDraft): PostingForm {
  return {
    ...rest,
    department: department ?? "",
    salaryMin: textOf(salaryLakhs.min),
    salaryMax: textOf(salaryLakhs.max),
    yearsMin: textOf(experienceYears.min),
    yearsMax: textOf(experienceYears.max),
  };
}

/** The parsed fields of a form, without those that cannot be parsed, which are reported as flaws. */
export function readForm(form: PostingForm): { fields: PostingDraft; unreadable: PostingFlaw[] } {
  const { department, salaryMin, salaryMax, yearsMin, yearsMax, ...rest } = form;
  const pay = [readNumber(salaryMin, MOST_LAKHS), readNumber(salaryMax, MOST_LAKHS)] as const;
  const years = [readWhole(yearsMin), readWhole(yearsMax)] as const;
  const unreadable: PostingFlaw[] = [];
  if (pay.includes(undefined)) unreadable.push({ field: "salaryLakhs", message: t.pleaseEnterLakhsOfRupeesAYear });
  if (years.includes(undefined)) unreadable.push({ field: "experienceYears", message: t.pleaseEnterWholeYearsSuchAs0 });
  const fields = {
    ...rest,
    department: department.trim() === "" ? null : department,
    salaryLakhs: { min: pay[0] ?? null, max: pay[1] ?? null },
    experienceYears: { min: years[0] ?? null, max: years[1] ?? null },
  };
  return { fields, unreadable };
}

/** Null for an empty text, undefined unless a number from 0 to `most`. */
function readNumber(typed: string, most: number): number | null | undefined {
  const text = typed.replace(/[\s,]/g, "");
  if (text === "") return null;
  const value = /^\d+(?:\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}

function readWhole(typed: string): number | null | undefined {
  const value = readNumber(typed, MOST_YEARS);
  return value === null || Number.isInteger(value) ? value : undefined;
}

/** Everything that prevents publishing, at most one sentence for each field, in the order of the form. */
export function flawsOfForm(form: PostingForm): PostingFlaw[] {
  const { fields, unreadable } = readForm(form);
  const said = new Set(unreadable.map(({ field }) => field));
  const asked = flawsOfQuestions(fields.questions).map(({ field, message }) => ({
    field: "questions" as const,
    message: fill(h.flawOfQuestion, { number: Number(field.split(".")[1]) + 1, message: inOwnWords(message) }),
  }));
  const ofPosting = flawsOfPosting(fields)
    .filter(({ field }) => !said.has(field))
    .map(({ field, message }) => ({ field, message: inOwnWords(message) }));
  const flaws = [...ofPosting, ...unreadable, ...asked];
  const order = Object.keys(ORDER) as PostingField[];
  const first = new Map<PostingField, PostingFlaw>();
  for (const flaw of flaws) if (!first.has(flaw.field)) first.set(flaw.field, flaw);
  return order.flatMap((field) => first.get(field) ?? []);
}

/** Field -> the id and the name of the control that fixes it, in the order of the form. */
const ORDER: Record<PostingField, { control: string; label: string }> = {
  jobTitle: { control: "field-jobTitle", label: t.jobTitle },
  department: { control: "field-department", label: t.department },
  typeofEmployment: { control: "field-typeofEmployment", label: t.employmentType },
  experienceYears: { control: "field-yearsMin", label: t.experience },
  workMode: { control: "field-workMode", label: t.workMode },
  locations: { control: "field-locations", label: t.places },
  salaryLakhs: { control: "field-salaryMin", label: t.pay },
  displaySalaryRange: { control: "field-displaySalaryRange", label: t.whetherPayIsShown },
  hidePayReason: { control: "field-hidePayReason", label: t.whyPayIsNotShown },
  coreSkills: { control: "field-coreSkills", label: t.coreSkills },
  softSkills: { control: "field-softSkills", label: t.softSkills },
  description: { control: "field-description", label: t.description },
  questions: { control: "field-questions", label: h.questions },
};

export const controlOf = (field: PostingField): string => ORDER[field].control;

/** Whether two drafts have equal values. */
export const isSame = (one: PostingDraft, other: PostingDraft): boolean =>
  (Object.keys(ORDER) as PostingField[]).every((field) => isSameValue(one[field], other[field]));

/** The labels of the fields in which two drafts differ. */
export const differences = (one: PostingDraft, other: PostingDraft): string[] =>
  (Object.keys(ORDER) as PostingField[])
    .filter((field) => !isSameValue(one[field], other[field]))
    .map((field) => ORDER[field].label);

/** Compares ranges by their ends and questions by their fields, whatever the order of their keys. */
const isSameValue = (one: unknown, other: unknown) => JSON.stringify(flat(one)) === JSON.stringify(flat(other));
const flat = (value: unknown) => {
  if (Array.isArray(value)) return value.map((one) => (isQuestion(one) ? QUESTION_KEYS.map((key) => one[key]) : one));
  return value !== null && typeof value === "object" && "min" in value && "max" in value
    ? [value.min, value.max]
    : value;
};
const QUESTION_KEYS = ["id", "kind", "text", "choices", "isRequired", "knockOut"] as const;
const isQuestion = (one: unknown): one is JobQuestion => one !== null && typeof one === "object";

export const HIDE_PAY_LABELS: Record<HidePayReason, string> = {
  NEGOTIABLE: t.itIsOpenToNegotiation,
  DEPENDS_ON_EXPERIENCE: t.itDependsOnThePersonsExperience,
  COMPANY_POLICY: t.companyPolicy,
  SENSITIVE_ROLE: t.theRoleIsConfidential,
};

/** The time of day, with the date unless it is today. Both in epoch ms. */
export function momentOf(at: number, now: number): string {
  const time = new Date(at).toLocaleTimeString(DATES, { hour: "2-digit", minute: "2-digit" });
  return dayOf(at) === dayOf(now) ? time : `${dayOf(at)}, ${time}`;
}
