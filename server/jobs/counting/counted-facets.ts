// Which facet of a job each option of the browse page's filters asks for.
import { JOB_FILTERS } from "../../../contract/jobs/filters.ts";
import { jobListQuery } from "../../../contract/jobs/wire.ts";
import { planSearch } from "../search-plan.ts";

/** An option of a filter and its token; none for the days since posting, which no token says. */
export type CountedOption = { param: string; value: string; facet: string | null };

export const COUNTED_OPTIONS: readonly CountedOption[] = JOB_FILTERS.flatMap(({ paramKey, options }) =>
  options.map(({ value }) => ({ param: paramKey, value, facet: facetOf(paramKey, value) })),
);

/** `~all` is on every job: the total. */
export const ALL_JOBS = "~all";

export const COUNTED_FACETS: readonly string[] = [
  ...new Set([ALL_JOBS, ...COUNTED_OPTIONS.flatMap(({ facet }) => facet ?? [])]),
];

function facetOf(param: string, value: string): string | null {
  const { facets } = planSearch(jobListQuery.parse({ [param]: value }), new Date(0));
  return facets[0]?.[0] ?? null;
}
