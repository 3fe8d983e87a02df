// The job list as a reader of the contract would make it: every listed row, filtered one by one in plain JavaScript.
import type { Company } from "../../contract/companies.ts";
import { companyNameKey } from "../../contract/company-name.ts";
import { type JobCard, type JobListQuery, OPEN_ENDED_YEARS } from "../../contract/jobs.ts";
import { cityKey } from "../../contract/places/places.ts";
import type { TestApp } from "./app.ts";

/** A listed job with what filters ask of its company. */
export type NaiveJob = { card: JobCard; industry: string | null; teamSize: string | null };

/** Every published job that is not marked bad, newest first, read past the API. */
export async function everyListedJob({ db }: TestApp): Promise<NaiveJob[]> {
  const rows = await db.query<{ card: string; industry: string | null; teamSize: Company["teamSize"] }>(
    `select j.card, c.industry, c.team_size as "teamSize" from job j join company c on c.id = j.company_id
     where j.status = 'PUBLISHED' and not j.bad_job order by j.id desc`,
  );
  return rows.map((row) => ({ ...row, card: JSON.parse(row.card) }));
}

/** Whether a job stands in the list of `query`, by the words of the contract; text and ranking aside. */
export function isWanted({ card, industry, teamSize }: NaiveJob, query: Partial<JobListQuery>): boolean {
  const years = card.experienceStated ? statedYears(card.experienceRange) : null;
  return [
    query.dashboard === undefined || card.externalJobId === null,
    anyOf(query.location, (name) => card.location.fullLocation.some((place) => cityKey(place) === cityKey(name))),
    anyOf(query.typeofEmployment, (type) => type === card.typeofEmployment),
    anyOf(query.workMode, (mode) => mode === card.workMode),
    anyOf(query.department, (name) => name.toLowerCase() === card.department?.toLowerCase()),
    anyOf(query.industry, (name) => name.toLowerCase() === industry?.toLowerCase()),
    anyOf(query.teamSize, (size) => size === teamSize),
    query.companyId === undefined || query.companyId === card.companyId,
    query.companyName === undefined || companyNameKey(query.companyName) === companyNameKey(card.companyName),
    overlaps(lakhs(card), query.salaryRange, query.minSalary, query.maxSalary),
    overlaps(years, query.experienceRange, query.minExperience, query.maxExperience),
  ].every(Boolean);
}

function anyOf<Value>(wanted: readonly Value[] | undefined, matches: (value: Value) => boolean): boolean {
  return wanted === undefined || wanted.some(matches);
}

/** Only rupees a year can be compared with lakhs. */
function lakhs({ salaryRange }: JobCard) {
  return salaryRange?.currency === "INR" && salaryRange.period === "YEAR" ? salaryRange : null;
}

/** "3+ years" is asked for at 3, and not in every band above. */
const statedYears = ({ min, max }: JobCard["experienceRange"]) => ({ min, max: max === OPEN_ENDED_YEARS ? min : max });

type Band = { low: number; high: number };

/** Inclusive on both sides; what is not stated matches no range. */
function overlaps(own: { min: number; max: number } | null, band?: Band, min?: number, max?: number): boolean {
  if (band === undefined && min === undefined && max === undefined) return true;
  if (own === null) return false;
  const low = Math.max(band?.low ?? 0, min ?? 0);
  const high = Math.min(band?.high ?? Number.POSITIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
  return own.min <= high && own.max >= low;
}
