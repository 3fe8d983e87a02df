// Reads a list query into what search needs: facet tokens, ranges, words, a ranking and an order. Pure.
import { companyNameKey } from "../../contract/company-name.ts";
import { EXPERIENCE_BANDS, SALARY_BANDS } from "../../contract/filters.ts";
import type { JobListQuery, SortOrder } from "../../contract/jobs.ts";
import { cityKey } from "../../contract/places/places.ts";
import { skillKeys } from "./skill-keys.ts";

/** Inclusive bounds; a job matches when its own range overlaps. */
export type Range = { low: number; high: number };

export type SearchPlan = {
  /** Facets as groups of tokens: any of a group, all of the groups. */
  facets: string[][];
  /** Rupees a year. */
  pay: Range | null;
  years: Range | null;
  /** `words` in websearch syntax, `prefix` the word still being typed. */
  text: { words: string; prefix: string | null; all: string } | null;
  companyName: string | null;
  companyId: string | null;
  /** A person's profile: ranks, never excludes. */
  person: { skills: string[]; jobTitle: string; years: number | null } | null;
  order: SortOrder;
};

const rupeesInLakh = 100_000;
/** Above every salary and every experience that a filter can name. */
const unbounded = { rupees: 2_147_483_647, years: 9_999 };

/** Where each band begins; the tokens of the search migration number them in this order. */
const startsOf = (bands: readonly string[]) => bands.map((band) => Number.parseInt(band, 10));
const salaryBands = startsOf(SALARY_BANDS).map((lakhs) => lakhs * rupeesInLakh);
const experienceBands = startsOf(EXPERIENCE_BANDS);

/** The plan of a validated query; the meaning of every parameter is in contract/jobs.ts. */
export function planSearch(query: JobListQuery): SearchPlan {
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
      pay ? bandTokens("~p:", pay, salaryBands) : [],
      years ? bandTokens("~x:", years, experienceBands) : [],
    ].filter((group) => group.length > 0),
    pay,
    years,
    text,
    companyName: query.companyName === undefined ? null : companyNameKey(query.companyName),
    companyId: query.companyId ?? null,
    person: personOf(query),
    order: query.sortOrder ?? "desc",
  };
}

/** As the database folds facets: lower case, single spaces. */
const facetKey = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A token as tsquery text. */
export const quoteToken = (token: string): string => `'${token.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

/** Groups of tokens as tsquery text; "" for none. */
export function tsqueryOf(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => `(${group.map(quoteToken).join(" | ")})`).join(" & ");
}

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

/** Tokens of the bands that overlap the range; the last band is open. */
function bandTokens(prefix: string, range: Range, starts: readonly number[]): string[] {
  return starts.flatMap((start, band) =>
    (starts[band + 1] ?? Number.POSITIVE_INFINITY) >= range.low && start <= range.high ? [`${prefix}${band}`] : [],
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
