// Where sessions are listed: a candidate's in the dashboard, a referee's in the employee area; and the parameters of
// these addresses. Pure.
import type { Side } from "../../../../contract/guidance/rules.ts";
import { dashboardPath, EMPLOYEE_GUIDANCE_PATH } from "../../../../contract/paths.ts";

export const WHENS = ["OPEN", "OVER"] as const;
export type When = (typeof WHENS)[number];

/** The element id of a session in the page. */
export const rowId = (bookingId: string) => `session-${bookingId}`;

export type ListView = {
  when: When;
  /** Id of the open session; null for none. */
  open: string | null;
};

/** The view of an address; invalid values count as absent. */
export const readView = (params: URLSearchParams): ListView => ({
  when: params.get("when") === "over" ? "OVER" : "OPEN",
  open: params.get("session"),
});

/** The address of a side's list with an open session. */
export function viewAddress(role: Side, { when, open }: ListView): string {
  const base = role === "CANDIDATE" ? dashboardPath("sessions") : EMPLOYEE_GUIDANCE_PATH;
  const parts = new URLSearchParams();
  if (when === "OVER") parts.set("when", "over");
  if (open) parts.set("session", open);
  if (parts.size === 0) return base;
  return `${base}${base.includes("?") ? "&" : "?"}${parts}`;
}

/** The tabs of a referee's guidance. */
export const GUIDANCE_TABS = ["sessions", "times", "offer"] as const;
export type GuidanceTab = (typeof GUIDANCE_TABS)[number];

/** The tab in the address, or the first one. */
export const tabIn = (params: URLSearchParams): GuidanceTab =>
  GUIDANCE_TABS.find((tab) => tab === params.get("tab")) ?? "sessions";

export const tabAddress = (tab: GuidanceTab): string =>
  tab === "sessions" ? EMPLOYEE_GUIDANCE_PATH : `${EMPLOYEE_GUIDANCE_PATH}?tab=${tab}`;

/** Where a referee adds free times. */
export const timesAddress = (): string => tabAddress("times");
