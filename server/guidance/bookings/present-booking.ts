// Presents a booking to one side: the other's name only after acceptance, their rating only when it is due.

import type { GuidanceBooking, GuidanceEvent } from "../../../contract/guidance/bookings-wire.ts";
import type { Side } from "../../../contract/guidance/rules.ts";
import { rateUntil } from "../../../contract/guidance/rules.ts";
import type { Reader } from "../../platform/db.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import { type Booking, readOwnBooking, stateOf } from "./store.ts";

type RatingRow = { bookingId: string; by: Side; stars: number; text: string | null; at: Date };
type EventRow = Omit<GuidanceEvent, "at" | "startsAt"> & { bookingId: string; at: Date; startsAt: Date | null };

/** The events, oldest first, and the ratings of each booking. */
export async function readAttached(
  reader: Reader,
  bookings: readonly { id: string }[],
): Promise<(id: string) => Attached> {
  if (bookings.length === 0) return () => ({ timeline: [], ratings: [] });
  const ids = bookings.map(({ id }) => id);
  const events = await reader.query<EventRow>(
    `select id, booking_id as "bookingId", kind, by, at, starts_at as "startsAt", reason
     from guidance_event where booking_id = any ($1) order by at, id`,
    [ids],
    "events of bookings",
  );
  const ratings = await reader.query<RatingRow>(
    `select booking_id as "bookingId", by, stars, text, at from guidance_rating where booking_id = any ($1)`,
    [ids],
    "ratings of bookings",
  );
  return (id) => ({
    timeline: events.filter(({ bookingId }) => bookingId === id).map(presentEvent),
    ratings: ratings.filter(({ bookingId }) => bookingId === id),
  });
}

const presentEvent = ({ bookingId: _, ...event }: EventRow): GuidanceEvent => isoTimes(event);

export type Attached = { timeline: GuidanceEvent[]; ratings: RatingRow[] };

/** Selects what `side` may see at `now`. */
export function presentBooking(booking: Booking, side: Side, attached: Attached, now: Date): GuidanceBooking {
  const isKnown = booking.acceptedAt !== null;
  const state = stateOf(booking);
  const mine = attached.ratings.find(({ by }) => by === side);
  const theirs = attached.ratings.find(({ by }) => by !== side);
  const mayRead = mine !== undefined || now >= rateUntil(state);
  return {
    id: booking.id,
    role: side,
    companyId: booking.companyId,
    companyName: booking.companyName,
    offerId: booking.offerId,
    kind: booking.kind,
    topic: booking.topic,
    note: booking.note,
    ...state,
    timeZone: booking.timeZone,
    refereeTimeZone: booking.refereeTimeZone,
    other: {
      name: isKnown ? (side === "CANDIDATE" ? booking.refereeName : booking.candidateName) : null,
      title: side === "CANDIDATE" ? booking.refereeTitle : null,
    },
    acceptedAt: booking.acceptedAt?.toISOString() ?? null,
    meeting: isKnown ? booking.meeting : null,
    paymentId: side === "CANDIDATE" ? booking.paymentId : null,
    refunded: booking.refunded,
    ratings: { mine: mine ? presentRating(mine) : null, theirs: theirs && mayRead ? presentRating(theirs) : null },
    timeline: attached.timeline.filter(({ kind, by }) => kind !== "RATED" || by === side || mayRead),
  };
}

const presentRating = ({ stars, text, at }: RatingRow) => ({ stars, text, at: at.toISOString() });

/** One of the person's bookings as they may see it now; 404 if they have none with this id. */
export async function readPresented(
  reader: Reader,
  accountId: string,
  id: string,
  now: Date,
): Promise<GuidanceBooking> {
  const { booking, side } = await readOwnBooking(reader, accountId, id);
  return presentBooking(booking, side, (await readAttached(reader, [booking]))(booking.id), now);
}
