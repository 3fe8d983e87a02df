// A naive job list by the contract: every listed row, filtered one by one in plain JavaScript.
import type { Company } from "../../contract/companies/wire.ts";
import { type JobCard, type JobListQuery, OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import { companyNameKey } from "../../contract/paths.ts";
import { readStatedFacts, type StatedFacts } from "../../server/jobs/stated-facts.ts";
import { cityKey, countryKey, readPlace } from "../../server/taxonomy/places/index.ts";
import type { TestApp } from "./app.ts";

/** A listed job with the facts that filters need of its company and its text. */
export type NaiveJob = { card: JobCard; industry: string | null; teamSize: string | null; facts: StatedFacts };

/** Every published job that is not marked bad, newest first, read without the API. */
export async function everyListedJob({ db }: TestApp): Promise<NaiveJob[]> {
  const rows = await db.query<{ card: string; industry: string | null; teamSize: Company["teamSize"]; text: string }>(
    `select j.card, c.industry, c.team_size as "teamSize", d.description as text
     from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id
     where j.status = 'PUBLISHED' and not j.bad_job order by j.id desc`,
  );
  return rows.map(({ card: text, text: description, ...row }) => {
    const card = JSON.parse(text) as JobCard;
    return {
      ...row,
      card,
      facts: readStatedFacts({ title: card.jobTitle, description, companyName: card.companyName }),
    };
  });
}

/** Whether a job belongs in the list of `query` by the contract, ignoring text and ranking. */
export function isWanted(
  { card, industry, teamSize, facts }: NaiveJob,
  query: Partial<JobListQuery>,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(card.createdAt);
  const years = card.experienceStated ? statedYears(card.experienceRange) : null;
  return [
    query.dashboard === undefined || card.externalJobId === null,
    anyOf(query.location, (name) => card.location.fullLocation.some((place) => cityKey(place) === cityKey(name))),
    anyOf(query.typeofEmployment, (type) => type === card.typeofEmployment),
    anyOf(query.workMode, (mode) => mode === card.workMode),
    anyOf(query.department, (name) => name.toLowerCase() === card.department?.toLowerCase()),
    anyOf(query.industry, (name) => name.toLowerCase() === industry?.toLowerCase()),
    anyOf(query.teamSize, (size) => size === teamSize),
    anyOf(query.country, (name) =>
      card.location.fullLocation.some((place) => readPlace(place).country?.toLowerCase() === countryKey(name)),
    ),
    query.postedWithin === undefined || age < Number(query.postedWithin) * 86_400_000,
    query.directOnly === undefined || !facts.agency,
    query.contract === undefined || facts.contract,
    query.visaSponsorship === undefined || facts.visaSponsorship,
    query.relocation === undefined || facts.relocation,
    !query.exceptCompanyId?.includes(card.companyId),
    query.companyId === undefined || query.companyId === card.companyId,
    query.companyName === undefined || companyNameKey(query.companyName) === companyNameKey(card.companyName),
    overlaps(lakhs(card), query.salaryRange, query.minSalary, query.maxSalary),
    overlaps(years, query.experienceRange, query.minExperience, query.maxExperience),
  ].every(Boolean);
}

function anyOf<Value>(wanted: readonly Value[] | undefined, matches: (value: Value) => boolean): boolean {
  return wanted === undefined || wanted.some(matches);
}

/** Only yearly salaries in rupees can be compared with lakhs. */
function lakhs({ salaryRange }: JobCard) {
  return salaryRange?.currency === "INR" && salaryRange.period === "YEAR" ? salaryRange : null;
}

/** "3+ years" matches 3, not every higher band. */
const statedYears = ({ min, max }: JobCard["experienceRange"]) => ({ min, max: max === OPEN_ENDED_YEARS ? min : max });

type Band = { low: number; high: number };

/** Inclusive on both sides; an unstated value matches no range. */
function overlaps(own: { min: number; max: number } | null, band?: Band, min?: number, max?: number): boolean {
  if (band === undefined && min === undefined && max === undefined) return true;
  if (own === null) return false;
  const low = Math.max(band?.low ?? 0, min ?? 0);
  const high = Math.min(band?.high ?? Number.POSITIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
  return own.min <= high && own.max >= low;
}
