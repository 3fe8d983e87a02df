// Reads a list query into what search needs: facet tokens, ranges, words, a ranking and an order. Pure.
import { companyNameKey } from "../../contract/company-name.ts";
import { EXPERIENCE_BANDS, SALARY_BANDS } from "../../contract/filters.ts";
import type { JobListQuery, SortOrder } from "../../contract/jobs.ts";
import { cityKey, countryKey } from "../../contract/places/places.ts";
import { lowestId } from "../platform/ids.ts";
import { skillKeys } from "./skill-keys.ts";

/** Inclusive bounds; a job matches when its own range overlaps. */
export type Range = { low: number; high: number };

export type SearchPlan = {
  /** Facets as groups of tokens: any of a group, all of the groups. */
  facets: string[][];
  /** Tokens that a job must not have. */
  without: readonly string[];
  /** Rupees a year. */
  pay: Range | null;
  years: Range | null;
  /** `words` in websearch syntax, `prefix` the word still being typed. */
  text: { words: string; prefix: string | null; all: string } | null;
  /** The smallest id that a job may have; null when any age will do. */
  since: string | null;
  companyName: string | null;
  companyId: string | null;
  /** Companies whose jobs are left out: `exceptCompanies` makes them tokens of `without`. */
  exceptCompanyIds: readonly string[];
  /** A person's profile: ranks, never excludes. */
  person: { skills: string[]; jobTitle: string; years: number | null } | null;
  order: SortOrder;
};

const DAY_MS = 86_400_000;
const rupeesInLakh = 100_000;
/** Above every salary and every experience that a filter can name. */
const unbounded = { rupees: 2_147_483_647, years: 9_999 };

/** Both ends of each band; the tokens of the search migration number them in this order. */
const bandsOf = (bands: readonly string[], unit: number): Range[] =>
  bands.map((band) => {
    const [low = 0, high = 0] = band.split("-").map(Number);
    return { low: low * unit, high: high * unit };
  });
const salaryBands = bandsOf(SALARY_BANDS, rupeesInLakh);
const experienceBands = bandsOf(EXPERIENCE_BANDS, 1);

/** The plan of a validated query, asked at `now`; the meaning of every parameter is in contract/jobs.ts. */
export function planSearch(query: JobListQuery, now: Date): SearchPlan {
  const pay = rangeOf(query.salaryRange, query.minSalary, query.maxSalary, rupeesInLakh, unbounded.rupees);
  const years = rangeOf(query.experienceRange, query.minExperience, query.maxExperience, 1, unbounded.years);
  const text = readText(query.searchText);
  return {
    facets: [
      query.dashboard ? ["~own"] : [],
      (query.location ?? []).map((name) => `~c:${cityKey(name)}`),
      (query.typeofEmployment ?? []).map((type) => `~e:${type}`),
      (query.workMode ?? []).map((mode) => `~w:${mode}`),
      (query.department ?? []).map((name) => `~d:${facetKey(name)}`),
      (query.industry ?? []).map((name) => `~i:${facetKey(name)}`),
      (query.teamSize ?? []).map((size) => `~z:${size}`),
      (query.country ?? []).map((name) => `~n:${countryKey(name)}`),
      query.directOnly ? ["~k:direct"] : [],
      query.contract ? ["~k:contract"] : [],
      query.visaSponsorship ? ["~k:visa"] : [],
      query.relocation ? ["~k:relocation"] : [],
      pay ? bandTokens("~p:", pay, salaryBands) : [],
      years ? bandTokens("~x:", years, experienceBands) : [],
    ].filter((group) => group.length > 0),
    without: [],
    pay: pay && bandAt(pay, salaryBands) >= 0 ? null : pay,
    years: years && bandAt(years, experienceBands) >= 0 ? null : years,
    text,
    since: query.postedWithin === undefined ? null : lowestId(now.getTime() - Number(query.postedWithin) * DAY_MS),
    companyName: query.companyName === undefined ? null : companyNameKey(query.companyName),
    companyId: query.companyId ?? null,
    exceptCompanyIds: query.exceptCompanyId ?? [],
    person: personOf(query),
    order: query.sortOrder ?? "desc",
  };
}

/** As the database folds facets: lower case, single spaces. */
const facetKey = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A token as tsquery text. */
export const quoteToken = (token: string): string => `'${token.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

/** Groups of tokens, and tokens that are not wanted, as tsquery text; "" for none. */
export function tsqueryOf(groups: readonly (readonly string[])[], without: readonly string[] = []): string {
  const wanted = groups.map((group) => `(${group.map(quoteToken).join(" | ")})`);
  return [...wanted, ...without.map((token) => `!${quoteToken(token)}`)].join(" & ");
}

/** Whether a plan asks for all jobs, so that no index of words is needed. */
export const wantsAll = ({ facets, without, since, text }: SearchPlan): boolean =>
  facets.length === 0 && without.length === 0 && since === null && text === null;

function rangeOf(
  band: Range | undefined,
  low: number | undefined,
  high: number | undefined,
  unit: number,
  top: number,
): Range | null {
  if (band === undefined && low === undefined && high === undefined) return null;
  const bottom = Math.max(band?.low ?? 0, low ?? 0);
  const ceiling = Math.min(band?.high ?? Number.POSITIVE_INFINITY, high ?? Number.POSITIVE_INFINITY);
  return { low: Math.min(Math.floor(bottom * unit), top), high: Math.min(Math.ceil(ceiling * unit), top) };
}

/** A band's token says all that comparing would. */
const bandAt = ({ low, high }: Range, bands: readonly Range[]) =>
  bands.findIndex((band) => band.low === low && band.high === high);

/** Tokens of the bands that overlap the range, or of the one band that it is; the last band is open. */
function bandTokens(prefix: string, range: Range, bands: readonly Range[]): string[] {
  const at = bandAt(range, bands);
  if (at >= 0) return [`${prefix}${at}`];
  return bands.flatMap(({ low, high }, band) =>
    (band === bands.length - 1 || high >= range.low) && low <= range.high ? [`${prefix}${band}`] : [],
  );
}

/**
 * Splits the last word off as a prefix when it is still being typed: plain, at least three letters, outside quotes,
 * neither excluded nor an operator.
 */
function readText(text: string | undefined): SearchPlan["text"] {
  if (text === undefined || !/[\p{L}\p{N}]/u.test(text)) return null;
  const open = /^(.*?)([\p{L}\p{N}.+#]{3,40})$/su.exec(text);
  const [, before = "", last = ""] = open ?? [];
  const quoted = (text.split('"').length - 1) % 2 === 1;
  const fixed =
    open === null ||
    quoted ||
    /[-\p{L}\p{N}]$/u.test(before) ||
    /\bor\s*$/i.test(before) ||
    /^(or|and|not)$/i.test(last);
  return fixed ? { words: text, prefix: null, all: text } : { words: before, prefix: last, all: text };
}

function personOf(query: JobListQuery): SearchPlan["person"] {
  if (query.coreSkills === undefined && query.jobTitle === undefined && query.YOE === undefined) return null;
  return { skills: skillKeys(query.coreSkills ?? []), jobTitle: query.jobTitle ?? "", years: query.YOE ?? null };
}
