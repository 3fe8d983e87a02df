// Decides who may book, answer deadlines and reminders. Pure; rules shared with the browser are in
// contract/guidance/rules.ts.
import { ANSWER_HOURS, MOST_OPEN, MOST_UNPAID } from "../../contract/guidance/rules.ts";
import type { UserType } from "../../contract/identity/rules.ts";

const hourMs = 3_600_000;

/** Why a person cannot book, in the order in which it is reported. */
export type BookRefusal =
  | "NO_SUCH_SLOT"
  | "NOT_A_CANDIDATE"
  | "LEAVING"
  | "OWN_OFFER"
  | "OWN_COMPANY"
  | "TAKEN"
  | "TOO_SOON"
  | "OTHER_KIND"
  | "OTHER_TOPIC"
  | "OTHER_PRICE"
  | "OVERLAPS"
  | "TOO_MANY_UNPAID"
  | "TOO_MANY";

export type BookFacts = {
  userType: UserType;
  /** They have requested the deletion of their account. */
  isLeaving: boolean;
  isSelf: boolean;
  /** They work at that company or recruit for it. */
  isOwnCompany: boolean;
  isTaken: boolean;
  isTooSoon: boolean;
  /** The offer has that kind, that topic and the price they were shown. */
  hasKind: boolean;
  hasTopic: boolean;
  hasPrice: boolean;
  /** Their own sessions: whether one overlaps, how many are open, and how many of those are unpaid. */
  overlaps: boolean;
  open: number;
  unpaid: number;
};

/** Null if they may book. */
export function whyNotBook(facts: BookFacts): Exclude<BookRefusal, "NO_SUCH_SLOT"> | null {
  if (facts.userType !== "General_User") return "NOT_A_CANDIDATE";
  if (facts.isLeaving) return "LEAVING";
  if (facts.isSelf) return "OWN_OFFER";
  if (facts.isOwnCompany) return "OWN_COMPANY";
  if (facts.isTaken) return "TAKEN";
  if (facts.isTooSoon) return "TOO_SOON";
  if (!facts.hasKind) return "OTHER_KIND";
  if (!facts.hasTopic) return "OTHER_TOPIC";
  if (!facts.hasPrice) return "OTHER_PRICE";
  if (facts.overlaps) return "OVERLAPS";
  if (facts.unpaid >= MOST_UNPAID) return "TOO_MANY_UNPAID";
  return facts.open >= MOST_OPEN ? "TOO_MANY" : null;
}

/** The deadline for an answer requested now, at the latest the start of the session. */
export const answerUntil = (startsAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + ANSWER_HOURS * hourMs, startsAt.getTime()));

export type Reminder = "DAY" | "HOUR";

export type RemindFacts = {
  startsAt: Date;
  /** When both agreed on that time. */
  acceptedAt: Date;
  dayRemindedAt: Date | null;
  hourRemindedAt: Date | null;
};

/**
 * The reminder that is due, each once. None if the session was accepted within that same day or hour, and none after it
 * began; within the last hour only the hour's reminder is sent.
 */
export function reminderDue(facts: RemindFacts, now: Date): Reminder | null {
  const { startsAt, acceptedAt, dayRemindedAt, hourRemindedAt } = facts;
  const [day, hour] = [startsAt.getTime() - 24 * hourMs, startsAt.getTime() - hourMs];
  if (now >= startsAt) return null;
  if (now.getTime() >= hour) return hourRemindedAt === null && acceptedAt.getTime() < hour ? "HOUR" : null;
  return now.getTime() >= day && dayRemindedAt === null && acceptedAt.getTime() < day ? "DAY" : null;
}
