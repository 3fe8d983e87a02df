// The status filter and the open request, as the address has them; and an open request's place in the page. Pure.
import { dashboardPath } from "../../../../contract/paths.ts";
import { REQUEST_STATUSES, type RequestStatus } from "../../../../contract/referrals/rules.ts";

const OPEN = "request";

/** Null for all; invalid values count as absent. */
export const readStatus = (params: URLSearchParams): RequestStatus | null =>
  REQUEST_STATUSES.find((status) => status === params.get("status")) ?? null;

/** The id of the request that an address opens; null for none. */
export const readOpen = (params: URLSearchParams): string | null => params.get(OPEN);

/** The address of the list with this status and an open request. */
export function listAddress(status: RequestStatus | null, open: string | null = null): string {
  const parts = Object.entries({ status, [OPEN]: open }).flatMap(([name, value]) =>
    value ? [`&${name}=${encodeURIComponent(value)}`] : [],
  );
  return dashboardPath("requests") + parts.join("");
}

/** The element id of a request in the page. */
export const rowId = (requestId: string) => `request-${requestId}`;
