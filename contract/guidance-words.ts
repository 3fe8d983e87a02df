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

/** While one of these, a booking keeps its slot. */
export const SLOT_KEEPING = ["UNPAID", "REQUESTED", "ACCEPTED", "DONE", "DISPUTED", "SETTLED"] as const;

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
