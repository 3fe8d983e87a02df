// The company's jobs: filters of the address, pages of the list, drafts, and what a job offers by its status.

import { useQuery } from "@tanstack/react-query";
import { t } from "#messages/applications.ts";
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import type { JobStatus } from "../../../../../contract/jobs/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { companyJobsKey, jobDraftsKey } from "../../../../session/company-keys.ts";
import { usePages } from "../../../../session/use-pages.ts";

export const STATUS_PARAM = "status";
export const SEARCH_PARAM = "searchText";

/** The filter choices; "" is all. */
export const JOB_FILTERS = [
  { value: "", label: t.all },
  { value: "PUBLISHED", label: t.open },
  { value: "EXPIRED", label: t.expired },
  { value: "CLOSED", label: t.closed },
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

export type JobOffer = "edit" | "renew" | "repost" | "clone" | "close";

/** The actions; the server decides again. */
export function offersOf({
  status,
  badJob,
  isExternal,
}: Pick<CompanyJob, "status" | "badJob" | "isExternal">): JobOffer[] {
  if (isExternal) return [];
  // No action here restores a job taken off the lists; its company may still close it.
  if (badJob) return status === "PUBLISHED" ? ["close"] : [];
  if (status === "PUBLISHED") return ["edit", "renew", "clone", "close"];
  return ["repost", "clone"];
}

const DAY_MS = 86_400_000;

/** Whole days from `now` (epoch ms) until then, at least 0: the rest of today counts as one. */
export const daysUntil = (iso: string, now: number) => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY_MS));
