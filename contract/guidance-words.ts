// The states, topics and limits of guidance, as both sides know them without a schema.

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
