// The filters of the list of applications, as the address has them. Pure.
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  type ApplicationKind,
  type ApplicationStatus,
} from "../../../../contract/applications/rules.ts";
import { dashboardPath } from "../../../../contract/paths.ts";

export type ListFilters = {
  status: ApplicationStatus | null;
  kind: ApplicationKind | null;
  /** "" for none. */
  searchText: string;
};

export const NO_FILTERS: ListFilters = { status: null, kind: null, searchText: "" };

/** The element id of an application in the page. */
export const rowId = (applicationId: string) => `application-${applicationId}`;

const OPEN = "application";

/** The filters of an address; invalid values count as absent. */
export function readFilters(params: URLSearchParams): ListFilters {
  return {
    status: APPLICATION_STATUSES.find((status) => status === params.get("status")) ?? null,
    kind: APPLICATION_KINDS.find((kind) => kind === params.get("kind")) ?? null,
    searchText: (params.get("searchText") ?? "").trim().slice(0, 100),
  };
}

/** The id of the application that an address opens; null for none. */
export const readOpen = (params: URLSearchParams): string | null => params.get(OPEN);

/** The address of the list with these filters and an open application. */
export function listAddress({ status, kind, searchText }: ListFilters, open: string | null = null): string {
  const parts = Object.entries({ status, kind, searchText, [OPEN]: open }).flatMap(([name, value]) =>
    value ? [`&${name}=${encodeURIComponent(value)}`] : [],
  );
  return dashboardPath("applications") + parts.join("");
}

export const isNarrowed = (filters: ListFilters): boolean => listAddress(filters) !== listAddress(NO_FILTERS);
