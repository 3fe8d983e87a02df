// Words that the form and its dialogs share.
import type { HidePayReason } from "../../../../contract/jobs/posting-rules.ts";

export const HIDE_PAY_LABELS: Record<HidePayReason, string> = {
  NEGOTIABLE: "It is open to negotiation",
  DEPENDS_ON_EXPERIENCE: "It depends on the person’s experience",
  COMPANY_POLICY: "Company policy",
  SENSITIVE_ROLE: "The role is confidential",
};

/** "2026-11-28T05:00:00.000Z", or epoch ms -> "28 Nov 2026". */
export const dayOf = (at: string | number): string =>
  new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** The time of day, with the date unless it is today. Both in epoch ms. */
export function momentOf(at: number, now: number): string {
  const time = new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return dayOf(at) === dayOf(now) ? time : `${dayOf(at)}, ${time}`;
}
