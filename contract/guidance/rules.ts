// Guidance without schemas: states and limits, what either side may do with a booked session, and what cancelling it gives
// back. Screens run it before they ask, the server when it decides.

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

export const GUIDANCE_KINDS = ["INTERVIEW", "CAREER"] as const;
export type GuidanceKind = (typeof GUIDANCE_KINDS)[number];

/**
 * UNPAID: the slot is kept while its price is being paid. REQUESTED: the other side is to answer (`awaits`). ACCEPTED: both
 * agreed. DONE: it took place, as far as anybody said. SETTLED: whoever earned by it has earned. The others are ends.
 */
export const BOOKING_STATUSES = [
  "UNPAID",
  "REQUESTED",
  "ACCEPTED",
  "DONE",
  "DISPUTED",
  "SETTLED",
  "DECLINED",
  "CANCELLED",
  "LAPSED",
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const SESSION_MINUTES = [30, 45, 60] as const;
/** How long a slot is kept for somebody who pays, in minutes. */
export const PAY_MINUTES = 20;
/** How long the other side has to answer, in hours; never beyond the session's beginning. */
export const ANSWER_HOURS = 48;
/** Cancelling is free until so many hours before the session. */
export const FREE_CANCEL_HOURS = 48;
/** The fee is released, and a dispute can be raised, until so many hours after the session. */
export const RELEASE_HOURS = 24;
/** In paise: free sessions are allowed. */
export const MAX_PRICE = 2_000_000;

/** Who does something about a booking, and whom it awaits. */
export const SIDES = ["CANDIDATE", "REFEREE"] as const;
export type Side = (typeof SIDES)[number];

/** What happened to a booking: the status it came to, MOVED, or that somebody rated it. */
export const GUIDANCE_EVENTS = [...BOOKING_STATUSES, "MOVED", "RATED"] as const;
export type GuidanceEventKind = (typeof GUIDANCE_EVENTS)[number];

/** Shortest time between booking, or moving, and the session, in hours. */
export const LEAD_HOURS = 2;
/** How far ahead slots are offered, and sessions moved, in days. */
export const HORIZON_DAYS = 90;
/** How many weeks in a row a slot is repeated at most. */
export const MOST_WEEKS = 12;
/** Free slots that somebody may have at once. */
export const MOST_SLOTS = 500;
/** Bookings of one person that are not over, and among them those that are not paid for. */
export const MOST_OPEN = 10;
export const MOST_UNPAID = 3;
/** Until so many days after the session both may rate it; each sees the other's rating once both have, or when this is over. */
export const RATE_DAYS = 14;
/** A dispute that nobody has decided after so many days is decided for the candidate. */
export const DISPUTE_DAYS = 30;
export const MOST_TOPICS = 8;
export const MAX_TOPIC = 60;
export const MAX_ABOUT = 2_000;
export const MAX_SESSION_NOTE = 1_000;
