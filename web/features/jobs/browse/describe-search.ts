// A search of the jobs in words, and its address without what does not say which jobs.
import { JOB_FILTERS } from "../../../../contract/jobs/filters.ts";
import { AS_TYPED_PARAM, chosenFilters, SEARCH_PARAM, SORT_PARAM, searchOf, searchTextOf } from "./browse-state.ts";
import { LINKED_JOB_FILTERS } from "./linked-filters.ts";

const NARROWING: readonly string[] = [
  SEARCH_PARAM,
  AS_TYPED_PARAM,
  ...[...JOB_FILTERS, ...LINKED_JOB_FILTERS].map(({ paramKey }) => paramKey),
];

/** The words that were searched for first, then each chosen value; `names` say what an id stands for. */
export function describeSearch(params: URLSearchParams, names?: Readonly<Record<string, string>>): string[] {
  const text = searchTextOf(params);
  const chosen = chosenFilters(params, JOB_FILTERS, LINKED_JOB_FILTERS, names).map(({ label }) => label);
  return text === "" ? chosen : [`“${text}”`, ...chosen];
}

/** The parameters that say which jobs are shown, as a query string without "?"; "" when all are. */
export const narrowingOf = (params: URLSearchParams): string =>
  searchOf([...params].filter(([key]) => NARROWING.includes(key))).slice(1);

/** The parameters of a list in order of relevance, as a query string without "?"; "" for a list in another order. */
export function rankingOf(params: URLSearchParams): string {
  const hasWords = /[\p{L}\p{N}]/u.test(searchTextOf(params));
  const order =
    params.get(SORT_PARAM)?.trim() || (PROFILE.some((key) => params.get(key)?.trim()) ? "profile" : RELEVANCE);
  if (!hasWords || order !== RELEVANCE) return "";
  return searchOf([...params].filter(([key]) => [...NARROWING, SORT_PARAM].includes(key))).slice(1);
}

const RELEVANCE = "relevance";
/** They order a list by themselves, unless the address names an order. */
const PROFILE: readonly string[] = ["coreSkills", "jobTitle", "YOE"];
