// A search of the jobs in words, and the parameters that say which jobs and in which order.
import { t as c } from "#messages/collections.ts";
import { t } from "#messages/jobs.ts";
import { JOB_FILTERS } from "../../../../contract/jobs/filters.ts";
import {
  AS_TYPED_PARAM,
  chosenFilters,
  type LinkedFilter,
  SEARCH_PARAM,
  SORT_PARAM,
  searchOf,
  searchTextOf,
} from "./browse-state.ts";

/** Filters that come with links from elsewhere on the site (and clients of the API); they have no control in the panel. */
export const LINKED_JOB_FILTERS: readonly LinkedFilter[] = [
  { paramKey: "companyId", label: t.company, unnamed: t.oneCompany },
  { paramKey: "companyName", label: t.company },
  { paramKey: "exceptCompanyId", label: t.not, unnamed: t.withoutOneCompany },
  { paramKey: "field", label: c.kindOfWork },
  { paramKey: "coreSkills", label: t.skills },
  { paramKey: "jobTitle", label: t.title },
  { paramKey: "YOE", label: t.yearsOfExperience },
  { paramKey: "minExperience", label: t.atLeastYears },
  { paramKey: "maxExperience", label: t.atMostYears },
  { paramKey: "minSalary", label: t.atLeastLakh },
  { paramKey: "maxSalary", label: t.atMostLakh },
];

const NARROWING: readonly string[] = [
  SEARCH_PARAM,
  AS_TYPED_PARAM,
  ...[...JOB_FILTERS, ...LINKED_JOB_FILTERS].map(({ paramKey }) => paramKey),
];

/** The searched words first, then each chosen value; `names`: names of ids. */
export function describeSearch(params: URLSearchParams, names?: Readonly<Record<string, string>>): string[] {
  const text = searchTextOf(params);
  const chosen = chosenFilters(params, JOB_FILTERS, LINKED_JOB_FILTERS, names).map(({ label }) => label);
  return text === "" ? chosen : [`“${text}”`, ...chosen];
}

/** The parameters that say which jobs are shown, as a query string without "?"; "" when all are. */
export const narrowingOf = (params: URLSearchParams): string =>
  searchOf([...params].filter(([key]) => NARROWING.includes(key))).slice(1);

/** The parameters of a list by relevance, as a query string without "?"; "" for lists in other orders. */
export function rankingOf(params: URLSearchParams): string {
  const hasWords = /[\p{L}\p{N}]/u.test(searchTextOf(params));
  const order =
    params.get(SORT_PARAM)?.trim() || (PROFILE.some((key) => params.get(key)?.trim()) ? "profile" : RELEVANCE);
  if (!hasWords || order !== RELEVANCE) return "";
  return searchOf([...params].filter(([key]) => [...NARROWING, SORT_PARAM].includes(key))).slice(1);
}

const RELEVANCE = "relevance";
/** Parameters of a profile: they order the list unless the address names an order. */
const PROFILE: readonly string[] = ["coreSkills", "jobTitle", "YOE"];
