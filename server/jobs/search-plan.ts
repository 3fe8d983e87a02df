// Reads a list query into what search needs: facet tokens, ranges, words, a ranking and an order. Pure.

import { RUPEES_IN_LAKH } from "../../contract/jobs/pay.ts";
import type { JobListQuery, SortOrder } from "../../contract/jobs/wire.ts";
import { companyNameKey } from "../../contract/paths.ts";
import { lowestId } from "../platform/ids.ts";
import { cityKey, countryKey } from "../taxonomy/places/index.ts";
import { skillKeys } from "./job-features.ts";
import type { Spelling } from "./search-spelling.ts";
import { bandAt, bandTokens, experienceBands, type Range, salaryBands, UNBOUNDED } from "./search-tokens.ts";
import { readWords, type Words } from "./search-words.ts";

export type SearchPlan = {
  /** Groups of tokens: a job has any of each group. */
  facets: string[][];
  /** Tokens that a job must not have. */
  without: readonly string[];
  /** Rupees a year. */
  pay: Range | null;
  years: Range | null;
  /** How the search text was read; null without one. */
  words: Words | null;
  /** The smallest id a job may have; null for any age. */
  since: string | null;
  companyName: string | null;
  companyId: string | null;
  /** Excluded companies; `settleCompanies` turns them into tokens of `without`. */
  exceptCompanyIds: readonly string[];
  /** A person's profile: ranks, never excludes. */
  person: { skills: string[]; jobTitle: string; years: number | null } | null;
  order: SortOrder;
};

const DAY_MS = 86_400_000;

/** The plan of a validated query at `now`, its words corrected by `spelling`. Parameters: contract/jobs/wire.ts. */
export function planSearch(query: JobListQuery, now: Date, spelling: Spelling | null = null): SearchPlan {
  const pay = rangeOf(query.salaryRange, query.minSalary, query.maxSalary, RUPEES_IN_LAKH, UNBOUNDED.rupees);
  const years = rangeOf(query.experienceRange, query.minExperience, query.maxExperience, 1, UNBOUNDED.years);
  const { searchText } = query;
  const words =
    searchText === undefined || !/[\p{L}\p{N}]/u.test(searchText)
      ? null
      : readWords(searchText, query.asTyped !== undefined, spelling);
  const person = personOf(query);
  return {
    facets: [
      query.dashboard ? ["~own"] : [],
      (query.location ?? []).map((name) => `~c:${cityKey(name)}`),
      (query.typeofEmployment ?? []).map((type) => `~e:${type}`),
      (query.workMode ?? []).map((mode) => `~w:${mode}`),
      (query.field ?? []).map((field) => `~f:${field}`),
      (query.department ?? []).map((name) => `~d:${facetKey(name)}`),
      (query.industry ?? []).map((name) => `~i:${facetKey(name)}`),
      (query.teamSize ?? []).map((size) => `~z:${size}`),
      (query.country ?? []).map((name) => `~n:${countryKey(name)}`),
      query.directOnly ? ["~k:direct"] : [],
      query.sureOnly ? ["~k:sure"] : [],
      query.contract ? ["~k:contract"] : [],
      query.visaSponsorship ? ["~k:visa"] : [],
      query.relocation ? ["~k:relocation"] : [],
      pay ? bandTokens("~p:", pay, salaryBands) : [],
      years ? bandTokens("~x:", years, experienceBands) : [],
    ].filter((group) => group.length > 0),
    without: [],
    pay: pay && bandAt(pay, salaryBands) >= 0 ? null : pay,
    years: years && bandAt(years, experienceBands) >= 0 ? null : years,
    words,
    since: query.postedWithin === undefined ? null : lowestId(now.getTime() - Number(query.postedWithin) * DAY_MS),
    companyName: query.companyName === undefined ? null : companyNameKey(query.companyName),
    companyId: query.companyId ?? null,
    exceptCompanyIds: query.exceptCompanyId ?? [],
    person,
    order: query.sortOrder ?? (words !== null && person === null ? "relevance" : "desc"),
  };
}

/** Folded as the SQL function facet_key does. */
const facetKey = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Whether a plan asks for all jobs, so that no index of words is needed. */
export const wantsAll = ({ facets, without, since, words }: SearchPlan): boolean =>
  facets.length === 0 && without.length === 0 && since === null && words === null;

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

function personOf(query: JobListQuery): SearchPlan["person"] {
  if (query.coreSkills === undefined && query.jobTitle === undefined && query.YOE === undefined) return null;
  return { skills: skillKeys(query.coreSkills ?? []), jobTitle: query.jobTitle ?? "", years: query.YOE ?? null };
}
