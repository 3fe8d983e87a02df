// Decides who may be a referee, and whether their inbox is open. Pure.
import {
  LEAST_TENURE_YEARS,
  REMIND_DAYS,
  type RefereeStatus,
  VERIFIED_DAYS,
} from "../../../contract/referral-words.ts";

/** Why nothing is shown and nothing can be claimed: see INBOX_SHUT. */
export type InboxShut = "NOT_VERIFIED" | "EXPIRED" | "PAUSED" | "CAP_REACHED";

const dayMs = 86_400_000;

/** The first of a month, as 2021-04-01, at least so long ago. */
export function hasTenure(since: string, now: Date): boolean {
  const began = new Date(`${since}T00:00:00Z`);
  began.setUTCFullYear(began.getUTCFullYear() + LEAST_TENURE_YEARS);
  return began <= now;
}

export const verifiedUntil = (now: Date): Date => new Date(now.getTime() + VERIFIED_DAYS * dayMs);

/** Whose time is over by then is reminded now. */
export const remindUpTo = (now: Date): Date => new Date(now.getTime() + REMIND_DAYS * dayMs);

export type Verification = { status: RefereeStatus; verifiedUntil: Date | null };

/** EXPIRED from the moment on in which the time is over, whenever the round comes that writes it. */
export const statusNow = ({ status, verifiedUntil: until }: Verification, now: Date): RefereeStatus =>
  status === "VERIFIED" && until !== null && until <= now ? "EXPIRED" : status;

/** Whether verifying again is due soon, or overdue. */
export const isDueSoon = (referee: Verification, now: Date): boolean =>
  statusNow(referee, now) === "EXPIRED" ||
  (referee.status === "VERIFIED" && referee.verifiedUntil !== null && referee.verifiedUntil <= remindUpTo(now));

/** What a code can prove for somebody now: an address for the first time, that they are still there, or nothing. */
export function provable(referee: Verification, now: Date): "ADDRESS" | "AGAIN" | null {
  if (referee.status === "PENDING") return "ADDRESS";
  return isDueSoon(referee, now) ? "AGAIN" : null;
}

/** Where a right code leads: an admin looks where the domain is unknown, or where one has refused the person before. */
export const afterCode = (facts: { isDomainKnown: boolean; wasRefused: boolean }): "VERIFIED" | "REVIEW" =>
  facts.isDomainKnown && !facts.wasRefused ? "VERIFIED" : "REVIEW";

/** `used`: claims of the last week that led to an answer or were taken on, and those that run now. */
export type InboxFacts = Verification & { isPaused: boolean; weeklyCap: number; used: number };

/** Null while requests can be claimed. */
export function whyShut(referee: InboxFacts, now: Date): InboxShut | null {
  const status = statusNow(referee, now);
  if (status === "EXPIRED") return "EXPIRED";
  if (status !== "VERIFIED") return "NOT_VERIFIED";
  if (referee.isPaused) return "PAUSED";
  return referee.used >= referee.weeklyCap ? "CAP_REACHED" : null;
}

/** What an admin can decide about somebody. */
export function mayDecide(status: RefereeStatus, decision: "VERIFY" | "REFUSE"): boolean {
  return status === "REVIEW" || (decision === "REFUSE" && (status === "VERIFIED" || status === "EXPIRED"));
}
