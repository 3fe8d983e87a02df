// The address of a job's applicants and its parameters: stage, search, order, and the open applicant.
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../../../contract/applications/rules.ts";
import { applicantsPath } from "../../../../contract/paths.ts";

export type ListFilters = {
  /** Null for all stages. */
  status: ApplicationStatus | null;
  searchText: string;
  sortOrder: "score" | "newest";
  /** The board shows all stages side by side. */
  view: "list" | "board";
};

/** `applicant` is the one whose details are open. */
type Wanted = Partial<ListFilters> & { applicant?: string | null };

/** "/v2/corporate/jobs/{id}/applicants?status=…"; defaults are omitted. */
export function listAddress(jobId: string, { status, searchText, sortOrder, view, applicant }: Wanted = {}): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (searchText) params.set("searchText", searchText);
  if (sortOrder === "newest") params.set("sortOrder", sortOrder);
  if (view === "board") params.set("view", view);
  if (applicant) params.set("applicant", applicant);
  const path = applicantsPath(encodeURIComponent(jobId));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** The filters of an address; invalid values count as absent. */
export function listFiltersOf(params: URLSearchParams): ListFilters {
  return {
    status: APPLICATION_STATUSES.find((status) => status === params.get("status")) ?? null,
    searchText: (params.get("searchText") ?? "").trim().slice(0, 100),
    sortOrder: params.get("sortOrder") === "newest" ? "newest" : "score",
    view: params.get("view") === "board" ? "board" : "list",
  };
}
