// Decides who may be a referee, and whether their inbox is open. Pure.
import {
  LEAST_TENURE_YEARS,
  REMIND_DAYS,
  type RefereeStatus,
  VERIFIED_DAYS,
} from "../../../contract/referrals/rules.ts";

/** Why the inbox is empty and nothing can be claimed; see INBOX_SHUT. */
export type InboxShut = "NOT_VERIFIED" | "EXPIRED" | "PAUSED" | "CAP_REACHED";

const dayMs = 86_400_000;

/** Whether `since`, the first of a month such as 2021-04-01, is at least LEAST_TENURE_YEARS ago. */
export function hasTenure(since: string, now: Date): boolean {
  const began = new Date(`${since}T00:00:00Z`);
  began.setUTCFullYear(began.getUTCFullYear() + LEAST_TENURE_YEARS);
  return began <= now;
}

export const verifiedUntil = (now: Date): Date => new Date(now.getTime() + VERIFIED_DAYS * dayMs);

/** Referees whose verification ends by this time are reminded now. */
export const remindUpTo = (now: Date): Date => new Date(now.getTime() + REMIND_DAYS * dayMs);

export type Verification = { status: RefereeStatus; verifiedUntil: Date | null };

/** The status now: EXPIRED as soon as the time is over, even before a round stores it. */
export const statusNow = ({ status, verifiedUntil: until }: Verification, now: Date): RefereeStatus =>
  status === "VERIFIED" && until !== null && until <= now ? "EXPIRED" : status;

/** Whether verifying again is due soon or overdue. */
export const isDueSoon = (referee: Verification, now: Date): boolean =>
  statusNow(referee, now) === "EXPIRED" ||
  (referee.status === "VERIFIED" && referee.verifiedUntil !== null && referee.verifiedUntil <= remindUpTo(now));

/** What a code can prove now: the address for the first time, continued employment, or (null) nothing. */
export function provable(referee: Verification, now: Date): "ADDRESS" | "AGAIN" | null {
  if (referee.status === "PENDING") return "ADDRESS";
  return isDueSoon(referee, now) ? "AGAIN" : null;
}

/** The status after a correct code. An admin reviews unknown domains and people refused before. */
export const afterCode = (facts: { isDomainKnown: boolean; wasRefused: boolean }): "VERIFIED" | "REVIEW" =>
  facts.isDomainKnown && !facts.wasRefused ? "VERIFIED" : "REVIEW";

/** `used` is from countUsed. */
export type InboxFacts = Verification & { isPaused: boolean; weeklyCap: number; used: number };

/** Null if requests can be claimed. */
export function whyShut(referee: InboxFacts, now: Date): InboxShut | null {
  const status = statusNow(referee, now);
  if (status === "EXPIRED") return "EXPIRED";
  if (status !== "VERIFIED") return "NOT_VERIFIED";
  if (referee.isPaused) return "PAUSED";
  return referee.used >= referee.weeklyCap ? "CAP_REACHED" : null;
}

/** Whether an admin may decide this about a referee of this status. */
export function mayDecide(status: RefereeStatus, decision: "VERIFY" | "REFUSE"): boolean {
  return status === "REVIEW" || (decision === "REFUSE" && (status === "VERIFIED" || status === "EXPIRED"));
}
