// What the list of requests is narrowed to and which one is open, as the address tells it. Pure.
import { dashboardPath } from "../../../../contract/paths.ts";
import { REQUEST_STATUSES, type RequestStatus } from "../../../../contract/referral-words.ts";

/** The parameter that names the request that is open. */
const OPEN = "request";

/** Null for all; what an address spells wrongly counts for nothing. */
export const readStatus = (params: URLSearchParams): RequestStatus | null =>
  REQUEST_STATUSES.find((status) => status === params.get("status")) ?? null;

/** The request that an address opens; null for none. */
export const readOpen = (params: URLSearchParams): string | null => params.get(OPEN);

/** The address of the list with this status, and with a request open. */
export function listAddress(status: RequestStatus | null, open: string | null = null): string {
  const parts = Object.entries({ status, [OPEN]: open }).flatMap(([name, value]) =>
    value ? [`&${name}=${encodeURIComponent(value)}`] : [],
  );
  return dashboardPath("requests") + parts.join("");
}
