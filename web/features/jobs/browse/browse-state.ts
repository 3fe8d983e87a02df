// What a browse page's URL says: the mode, the search, the chosen filters, the order; and the URL after each change.
import { t } from "#messages/jobs.ts";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import { fill } from "../../../../messages/fill.ts";

type BrowseMode = "JOB" | "REFERRAL";

/** The words of JOB when the path contains "job", otherwise of REFERRAL. */
export const browseWords = (pathname: string): BrowseWords =>
  BROWSE_WORDS[pathname.toLowerCase().includes("job") ? "JOB" : "REFERRAL"];

type SortChoice = { value: string; label: string; needsSearchText?: true };

export type BrowseWords = {
  searchPlaceholder: string;
  searchButton: string;
  noneFound: string;
  loadMore: string;
  /** `figure` is the count as it is written. */
  counted: (count: number, figure?: string) => string;
  /** The API's default stays out of the URL: the first one that can be chosen. */
  sorts: readonly [SortChoice, ...SortChoice[]];
  skeletons: number;
};

const BROWSE_WORDS: Record<BrowseMode, BrowseWords> = {
  JOB: {
    searchPlaceholder: t.searchForJob,
    searchButton: t.searchJob,
    noneFound: t.noJobsFound,
    loadMore: t.findMoreJobs,
    counted: (count, figure = String(count)) => fill(t.figureJobs, { count, figure }),
    sorts: [
      { value: "relevance", label: t.mostRelevant, needsSearchText: true },
      { value: "desc", label: t.newest },
      { value: "asc", label: t.oldest },
      { value: "sure", label: t.surestToBeOpen },
    ],
    skeletons: 5,
  },
  REFERRAL: {
    searchPlaceholder: t.searchForCompany,
    searchButton: t.searchCompany,
    noneFound: t.noCompanyFound,
    loadMore: t.findMoreCompanies,
    counted: (count, figure = String(count)) => fill(t.figureCompanies, { count, figure }),
    sorts: [
      { value: "desc", label: t.mostOpenJobs },
      { value: "asc", label: t.fewestOpenJobs },
      { value: "referrals", label: t.peopleWhoReferFirst },
    ],
    skeletons: 12,
  },
};

/** What the pieces of a browse page share: its address and the words of its mode. */
export type View = { pathname: string; params: URLSearchParams; words: BrowseWords };

export const SEARCH_PARAM = "searchText";
export const SORT_PARAM = "sortOrder";
/** The search text is taken literally: nothing is read into it or corrected. */
export const AS_TYPED_PARAM = "asTyped";
export const CURSOR_PARAM = "lastKey";
/** Choosing this filter clears all others and the search. */
export const EXCLUSIVE_PARAM = "dashboard";

/** A filter without a control on the page: it comes with the URL and shows as a chip. */
export type LinkedFilter = {
  paramKey: string;
  label: string;
  /** The chip's words for an id without a known name. */
  unnamed?: string;
};

export type Choice = { paramKey: string; value: string; label: string };

/** The values of a filter in the URL, in order, without blanks and duplicates; `a|b` and known values in `a,b` are split. */
export function chosenValues(
  params: URLSearchParams,
  filter: Pick<FilterDefinition, "paramKey" | "options">,
): string[] {
  const known = new Set(filter.options.map((option) => option.value));
  const values = params.getAll(filter.paramKey).flatMap((given) => {
    const parts = given.split("|").flatMap((text) => {
      const pieces = text.split(",").map((piece) => piece.trim());
      return pieces.length > 1 && pieces.every((piece) => known.has(piece)) ? pieces : [text.trim()];
    });
    return parts.filter((part) => part !== "");
  });
  return [...new Set(values)];
}

/** All that narrows the list besides the search text, for removable chips; `names`: names of ids in the URL, by parameter or by id. */
export function chosenFilters(
  params: URLSearchParams,
  filters: readonly FilterDefinition[],
  linked: readonly LinkedFilter[],
  names: Readonly<Record<string, string>> = {},
): Choice[] {
  const chosen = filters.flatMap((filter) =>
    chosenValues(params, filter).map((value) => ({
      paramKey: filter.paramKey,
      value,
      label: filter.options.find((option) => option.value === value)?.label ?? value,
    })),
  );
  const extra = linked.flatMap(({ paramKey, label, unnamed }) =>
    chosenValues(params, { paramKey, options: [] }).map((value) => {
      const name = names[paramKey] ?? names[value];
      return { paramKey, value, label: name || !unnamed ? `${label}: ${name ?? value}` : unnamed };
    }),
  );
  return [...chosen, ...extra];
}

/** The filter of a parameter; one without options for parameters that only links use. */
export const filterOf = (filters: readonly FilterDefinition[], paramKey: string) =>
  filters.find((filter) => filter.paramKey === paramKey) ?? { paramKey, options: [] };

export const searchTextOf = (params: URLSearchParams) => (params.get(SEARCH_PARAM) ?? "").trim();

/** A query string with "?", or "" when nothing is left; drops blanks, and what needs a search text when there is none. */
export function searchOf(entries: Iterable<readonly [string, string]>): string {
  const params = new URLSearchParams();
  for (const [key, value] of entries) if (value.trim() !== "") params.append(key, value.trim());
  if (!params.has(SEARCH_PARAM)) {
    params.delete(AS_TYPED_PARAM);
    if (params.get(SORT_PARAM) === "relevance") params.delete(SORT_PARAM);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The list's first page with one value set; an empty value removes the parameter. */
export function withParam(params: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams(params);
  next.delete(CURSOR_PARAM);
  if (key === SEARCH_PARAM) next.delete(AS_TYPED_PARAM);
  next.set(key, value);
  return searchOf(next);
}

/** The list's next page, by its cursor. */
export function withCursor(params: URLSearchParams, lastKey: string): string {
  const next = new URLSearchParams(params);
  next.set(CURSOR_PARAM, lastKey);
  return searchOf(next);
}

export function withoutChoice(
  params: URLSearchParams,
  filter: Pick<FilterDefinition, "paramKey" | "options">,
  value: string,
): string {
  const next = new URLSearchParams(params);
  next.delete(CURSOR_PARAM);
  next.delete(filter.paramKey);
  for (const other of chosenValues(params, filter)) if (other !== value) next.append(filter.paramKey, other);
  return searchOf(next);
}

/** Without any filter; keeps the search and the order. */
export function withoutFilters(params: URLSearchParams): string {
  return searchOf([...params].filter(([key]) => [SEARCH_PARAM, AS_TYPED_PARAM, SORT_PARAM].includes(key)));
}

/** Toggles the exclusive filter, which removes all other parameters. */
export function withExclusive(params: URLSearchParams, value: string): string {
  return params.get(EXCLUSIVE_PARAM) === value
    ? withParam(params, EXCLUSIVE_PARAM, "")
    : searchOf([[EXCLUSIVE_PARAM, value]]);
}
