// Queries of the company's jobs: filters of the address, pages of the list, and drafts.
import { useQuery } from "@tanstack/react-query";
import type { JobStatus } from "../../../../../contract/jobs/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { companyJobsKey, jobDraftsKey } from "../../../../session/company-keys.ts";
import { usePages } from "../../../../session/use-pages.ts";

export const STATUS_PARAM = "status";
export const SEARCH_PARAM = "searchText";

/** The filter choices; "" is all. */
export const JOB_FILTERS = [
  { value: "", label: "All" },
  { value: "PUBLISHED", label: "Open" },
  { value: "EXPIRED", label: "Expired" },
  { value: "CLOSED", label: "Closed" },
] as const satisfies readonly { value: JobStatus | ""; label: string }[];

export type JobFilters = { status: (typeof JOB_FILTERS)[number]["value"]; searchText: string };

/** The filters of an address; invalid values count as absent. */
export function jobFiltersOf(params: URLSearchParams): JobFilters {
  const asked = params.get(STATUS_PARAM) ?? "";
  return {
    status: JOB_FILTERS.find(({ value }) => value === asked)?.value ?? "",
    searchText: (params.get(SEARCH_PARAM) ?? "").trim().slice(0, 100),
  };
}

export const useCompanyJobs = (filters: JobFilters) =>
  usePages([...companyJobsKey, filters], (lastKey) => ask("listCompanyJobs", { query: { ...filters, lastKey } }));

export function useJobDrafts() {
  return useQuery({
    queryKey: jobDraftsKey,
    queryFn: () => ask("listJobDrafts"),
    staleTime: 15_000,
  });
}
