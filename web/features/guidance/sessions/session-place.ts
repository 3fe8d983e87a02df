// Where sessions are listed: a candidate's in the dashboard, a referee's in the employee area; and what the address says of the list. Pure.
import type { Side } from "../../../../contract/guidance-words.ts";
import { dashboardPath, EMPLOYEE_GUIDANCE_PATH } from "../../../../contract/paths.ts";

export const WHENS = ["OPEN", "OVER"] as const;
export type When = (typeof WHENS)[number];

export type ListView = {
  when: When;
  /** The session that is open; null for none. */
  open: string | null;
};

/** What an address says; what it spells wrongly counts for nothing. */
export const readView = (params: URLSearchParams): ListView => ({
  when: params.get("when") === "over" ? "OVER" : "OPEN",
  open: params.get("session"),
});

/** The address of a side's list, with a session open. */
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

/** The first tab unless the address names another. */
export const tabIn = (params: URLSearchParams): GuidanceTab =>
  GUIDANCE_TABS.find((tab) => tab === params.get("tab")) ?? "sessions";

export const tabAddress = (tab: GuidanceTab): string =>
  tab === "sessions" ? EMPLOYEE_GUIDANCE_PATH : `${EMPLOYEE_GUIDANCE_PATH}?tab=${tab}`;

/** Where a referee opens free times. */
export const timesAddress = (): string => tabAddress("times");
