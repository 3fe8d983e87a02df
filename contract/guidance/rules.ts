// What either side may do with a booked session, and what cancelling it gives back: run by the screens before they ask, and by the server when it decides. Pure.
import {
  type BookingStatus,
  FREE_CANCEL_HOURS,
  LEAD_HOURS,
  RATE_DAYS,
  RELEASE_HOURS,
  type Side,
} from "../guidance-words.ts";

const hourMs = 3_600_000;

/** As much of a booking as the rules look at; times as ISO text, the price in paise. */
export type SessionState = {
  status: BookingStatus;
  /** Who is to answer while REQUESTED. */
  awaits: Side | null;
  price: number;
  startsAt: string;
  endsAt: string;
  /** When the state of now ends by itself. */
  dueAt: string | null;
};

/** The last moment at which cancelling an accepted session gives the candidate everything back. */
export const freeCancelUntil = ({ startsAt }: Pick<SessionState, "startsAt">): Date =>
  new Date(Date.parse(startsAt) - FREE_CANCEL_HOURS * hourMs);

/** The last moment at which a session that begins then can be booked, or another one moved to it. */
export const bookableUntil = ({ startsAt }: Pick<SessionState, "startsAt">): Date =>
  new Date(Date.parse(startsAt) - LEAD_HOURS * hourMs);

/** Until when both may rate it. */
export const rateUntil = ({ endsAt }: Pick<SessionState, "endsAt">): Date =>
  new Date(Date.parse(endsAt) + RATE_DAYS * 24 * hourMs);

/** Until when either side may say that a session which ends then did not take place. */
export const disputeUntil = ({ endsAt, dueAt }: Pick<SessionState, "endsAt" | "dueAt">): Date =>
  new Date(dueAt ?? Date.parse(endsAt) + RELEASE_HOURS * hourMs);

/**
 * What the candidate gets back, in paise, when `by` cancels now. A referee who cancels gives back everything; so does
 * nobody having agreed yet. Of an accepted session the candidate gets everything until 48 hours before it, and nothing
 * after: the referee then earns. What was not paid for gives nothing back.
 */
export function refundOf(session: SessionState, by: Side, now: Date): number {
  if (session.status === "UNPAID") return 0;
  if (by === "REFEREE" || session.status === "REQUESTED") return session.price;
  return now <= freeCancelUntil(session) ? session.price : 0;
}

export const mayPay = ({ status, dueAt }: SessionState, by: Side, now: Date): boolean =>
  status === "UNPAID" && by === "CANDIDATE" && dueAt !== null && now < new Date(dueAt);

/** Accept or decline. */
export const mayAnswer = ({ status, awaits, dueAt }: SessionState, by: Side, now: Date): boolean =>
  status === "REQUESTED" && awaits === by && dueAt !== null && now < new Date(dueAt);

export const mayCancel = ({ status, startsAt }: SessionState, _by: Side, now: Date): boolean =>
  (status === "UNPAID" || status === "REQUESTED" || status === "ACCEPTED") && now < new Date(startsAt);

/**
 * To another free slot, for the other side to accept. What the referee has agreed to the candidate moves only while they
 * could cancel for nothing: else moving would be a way around the refund rule.
 */
export function mayMove(session: SessionState, by: Side, now: Date): boolean {
  if (session.status === "REQUESTED") return now < new Date(session.startsAt);
  if (session.status !== "ACCEPTED") return false;
  return by === "REFEREE" ? now < new Date(session.startsAt) : now <= freeCancelUntil(session);
}

/** "It did not take place." */
export const mayDispute = ({ status, dueAt }: SessionState, _by: Side, now: Date): boolean =>
  status === "DONE" && dueAt !== null && now < new Date(dueAt);

/** Once for each side: whether they have is not looked at here. */
export const mayRate = (session: SessionState, now: Date): boolean =>
  (session.status === "DONE" || session.status === "SETTLED") && now < rateUntil(session);
