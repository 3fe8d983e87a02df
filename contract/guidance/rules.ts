// Rules of guidance that both sides run: states, limits, what each side may do with a booking, and refunds.

const hourMs = 3_600_000;

/** The part of a booking that the rules read; times are ISO text, the price is in paise. */
export type SessionState = {
  status: BookingStatus;
  /** The side to answer while REQUESTED. */
  awaits: Side | null;
  price: number;
  startsAt: string;
  endsAt: string;
  /** When the current status ends by itself. */
  dueAt: string | null;
};

/** The latest time at which cancelling an accepted session refunds the candidate. */
export const freeCancelUntil = ({ startsAt }: Pick<SessionState, "startsAt">): Date =>
  new Date(Date.parse(startsAt) - FREE_CANCEL_HOURS * hourMs);

/** The latest time at which a session that starts then can be booked, or moved there. */
export const bookableUntil = ({ startsAt }: Pick<SessionState, "startsAt">): Date =>
  new Date(Date.parse(startsAt) - LEAD_HOURS * hourMs);

/** When rating ends. */
export const rateUntil = ({ endsAt }: Pick<SessionState, "endsAt">): Date =>
  new Date(Date.parse(endsAt) + RATE_DAYS * 24 * hourMs);

/** When disputing ends. */
export const disputeUntil = ({ endsAt, dueAt }: Pick<SessionState, "endsAt" | "dueAt">): Date =>
  new Date(dueAt ?? Date.parse(endsAt) + RELEASE_HOURS * hourMs);

/**
 * The refund in paise if `by` cancels now: all of it if the referee cancels, or before the session was accepted. A
 * candidate who cancels an accepted session gets all of it until 48 hours before, and nothing after: the referee then
 * earns.
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
 * To another free slot, which the other side has to accept. A candidate may move an accepted session only while cancelling
 * is free, or moving would bypass the refund rule.
 */
export function mayMove(session: SessionState, by: Side, now: Date): boolean {
  if (session.status === "REQUESTED") return now < new Date(session.startsAt);
  if (session.status !== "ACCEPTED") return false;
  return by === "REFEREE" ? now < new Date(session.startsAt) : now <= freeCancelUntil(session);
}

/** Whether a side may say that the session did not take place. */
export const mayDispute = ({ status, dueAt }: SessionState, _by: Side, now: Date): boolean =>
  status === "DONE" && dueAt !== null && now < new Date(dueAt);

/** Does not check whether that side has rated it already. */
export const mayRate = (session: SessionState, now: Date): boolean =>
  (session.status === "DONE" || session.status === "SETTLED") && now < rateUntil(session);

export const GUIDANCE_KINDS = ["INTERVIEW", "CAREER"] as const;
export type GuidanceKind = (typeof GUIDANCE_KINDS)[number];

/**
 * UNPAID: the slot is held until it is paid. REQUESTED: `awaits` has to answer. ACCEPTED: both agreed. DONE: its time is
 * over, and no side has disputed it. SETTLED: the referee has earned. The others are final.
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
/** How long a slot is held for payment, in minutes. */
export const PAY_MINUTES = 20;
/** How long the other side has to answer, in hours; at most until the session starts. */
export const ANSWER_HOURS = 48;
/** Until how many hours before the session cancelling is free. */
export const FREE_CANCEL_HOURS = 48;
/** How many hours after the session disputing ends and the referee earns. */
export const RELEASE_HOURS = 24;
/** In paise: free sessions are allowed. */
export const MAX_PRICE = 2_000_000;

/** The sides of a booking. */
export const SIDES = ["CANDIDATE", "REFEREE"] as const;
export type Side = (typeof SIDES)[number];

/** The events of a booking: its new status, MOVED or RATED. */
export const GUIDANCE_EVENTS = [...BOOKING_STATUSES, "MOVED", "RATED"] as const;
export type GuidanceEventKind = (typeof GUIDANCE_EVENTS)[number];

/** The shortest time between booking or moving and the session, in hours. */
export const LEAD_HOURS = 2;
/** How far ahead slots can be offered and sessions moved, in days. */
export const HORIZON_DAYS = 90;
/** The most consecutive weeks of a repeated slot. */
export const MOST_WEEKS = 12;
/** The most free slots of a referee. */
export const MOST_SLOTS = 500;
/** The most open bookings of one person, and the most unpaid ones among them. */
export const MOST_OPEN = 10;
export const MOST_UNPAID = 3;
/** How many days after the session rating ends. Each sees the other's rating once both have rated, or when this is over. */
export const RATE_DAYS = 14;
/** After how many days an undecided dispute is decided for the candidate. */
export const DISPUTE_DAYS = 30;
export const MOST_TOPICS = 8;
export const MAX_TOPIC = 60;
export const MAX_ABOUT = 2_000;
export const MAX_SESSION_NOTE = 1_000;
