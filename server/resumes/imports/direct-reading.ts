// Makes a reading of fields that a file states by name, as LinkedIn exports and JSON Resumes do.
import type { ParsedCompany, ParsedInstitution, ParsedResume, ResumeField } from "../../../contract/resumes/wire.ts";
import { skillByName } from "../../taxonomy/skills/index.ts";
import { emptyResume } from "../empty-resume.ts";
import { monthsCovered, spanOf } from "../work/count-years.ts";
import type { DatePoint } from "../work/date-points.ts";

export type StatedFields = {
  name: string | null;
  email: string | null;
  phone: string | null;
  links: string[];
  location: string | null;
  /** Counts before the newest job's title. */
  designation: string | null;
  /** Counts where no job has a title. */
  headline: string | null;
  summary: string | null;
  companies: ParsedCompany[];
  institutions: ParsedInstitution[];
  coreSkills: string[];
  softSkills: string[];
};

/** `places` names where in the file a field stood. Years of experience count from the jobs' dates, to the month `asOf`. */
export function readingOf(
  stated: StatedFields,
  places: Partial<Record<ResumeField, string>>,
  asOf: string,
): ParsedResume {
  const { designation, headline, coreSkills, softSkills, ...rest } = stated;
  const running = stated.companies.find(({ title, to }) => title !== null && to === "present");
  const newest = running ?? stated.companies.find(({ title }) => title !== null);
  const fields = {
    ...rest,
    designation: designation ?? newest?.title ?? headline,
    YOE: yearsOf(stated.companies, asOf),
    coreSkills: coreSkills.map((skillName) => ({ skillName })),
    softSkills: softSkills.map((skillName) => ({ skillName })),
  };
  const found = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => isThere(fields[field]));
  return {
    ...emptyResume("OK"),
    ...fields,
    confidence: Object.fromEntries(found.map((field) => [field, 1])),
    sources: Object.fromEntries(found.flatMap((field) => (places[field] ? [[field, places[field]]] : []))),
  };
}

const isThere = (value: unknown) => value !== null && (!Array.isArray(value) || value.length > 0);

/** Skills by what the taxonomy says of them; unknown ones are core skills, and human languages are none. */
export function sortSkills(names: readonly string[]): Pick<StatedFields, "coreSkills" | "softSkills"> {
  const kinds = names.map((name) => ({ name, kind: skillByName(name)?.kind ?? "core" }));
  return {
    coreSkills: kinds.filter(({ kind }) => kind === "core" || kind === "cert").map(({ name }) => name),
    softSkills: kinds.filter(({ kind }) => kind === "soft").map(({ name }) => name),
  };
}

function yearsOf(companies: readonly ParsedCompany[], asOf: string): number | null {
  const spans = companies.flatMap(({ from, to }) => {
    if (from === null) return [];
    const end = to === "present" || to === null ? to : pointOf(to);
    return spanOf({ from: pointOf(from), to: end, form: "range", start: 0, end: 0 }, asOf) ?? [];
  });
  const months = monthsCovered(spans);
  return months === 0 ? null : Math.round((months / 12) * 10) / 10;
}

function pointOf(written: string): DatePoint {
  const [year, month] = written.split("-").map(Number);
  return { year: year ?? 0, first: month ?? null, last: month ?? null };
}
