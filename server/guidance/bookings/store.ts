// Rows of bookings: read with both sides, locked before decisions, and saved with an event.

import type { GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import type { GuidanceEventKind, SessionState, Side } from "../../../contract/guidance/rules.ts";
import type { GuidanceFacts } from "../../facts.ts";
import type { Reader, Values, Writer } from "../../platform/db.ts";
import { idOrNull, isUuid, newId } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import { notFound, type Refusal } from "../../platform/refusal.ts";

/** A booking with both sides and its offer; `price` and `refunded` in paise. */
export type Booking = Timed<
  Omit<GuidanceBooking, "role" | "other" | "ratings" | "timeline">,
  "startsAt" | "endsAt" | "dueAt" | "acceptedAt"
> &
  Record<"candidateId" | "candidateName" | "candidateEmail" | "refereeId" | "refereeName" | "refereeEmail", string> & {
    /** Their job title at the company; null if they are no referee any more. */
    refereeTitle: string | null;
    slotId: string | null;
    requestedAt: Date | null;
    cancelledBy: EventBy | null;
    sequence: number;
    dayRemindedAt: Date | null;
    hourRemindedAt: Date | null;
    createdAt: Date;
  };

/** The statuses of bookings that are not over, in SQL. */
export const OPEN = "('UNPAID', 'REQUESTED', 'ACCEPTED', 'DONE', 'DISPUTED')";

export type EventBy = Side | "ADMIN" | "SYSTEM";

/** Bookings `b` with both accounts, company and offer; `rest` narrows and orders them, with values from `$1` on. */
export async function readBookings(reader: Reader, name: string, rest: string, values: Values): Promise<Booking[]> {
  const rows = await reader.query<Omit<Booking, "price" | "refunded"> & { price: string; refunded: string | null }>(
    `select b.id, b.candidate_id as "candidateId", ca.name as "candidateName", ca.email as "candidateEmail",
       b.referee_id as "refereeId", ra.name as "refereeName", ra.email as "refereeEmail", r.title as "refereeTitle",
       o.time_zone as "refereeTimeZone", o.id as "offerId", b.company_id as "companyId", c.name as "companyName",
       b.slot_id as "slotId", b.kind, b.topic, b.note, b.price, b.starts_at as "startsAt", b.ends_at as "endsAt",
       b.time_zone as "timeZone", b.status, b.awaits, b.due_at as "dueAt", b.requested_at as "requestedAt",
       b.accepted_at as "acceptedAt", b.meeting, b.cancelled_by as "cancelledBy", b.payment_id as "paymentId", b.refunded,
       b.sequence, b.day_reminded_at as "dayRemindedAt", b.hour_reminded_at as "hourRemindedAt", b.created_at as "createdAt"
     from guidance_booking b join account ca on ca.id = b.candidate_id join account ra on ra.id = b.referee_id
       join company c on c.id = b.company_id join guidance_offer o on o.referee_id = b.referee_id
       left join referee r on r.account_id = b.referee_id and r.company_id = b.company_id
     ${rest}`,
    values,
    name,
  );
  return rows.map((row) => ({
    ...row,
    price: Number(row.price),
    refunded: row.refunded === null ? null : Number(row.refunded),
  }));
}

/**
 * Locks a booking and then reads it; null when it is gone. Read the clock after this call. With `skip`, a booking that
 * is locked elsewhere counts as gone: a later round handles it.
 */
export async function lockBooking(tx: Writer, id: string, { skip = false } = {}): Promise<Booking | null> {
  const [locked] = await tx.query(
    `select from guidance_booking where id = $1 for update${skip ? " skip locked" : ""}`,
    [id],
  );
  // A separate statement, because a locking statement would join rows from before its wait.
  return locked ? ((await readBookings(tx, "booking", "where b.id = $1", [id]))[0] ?? null) : null;
}

/** The person's side of a booking; null for others, and for its referee before it was requested. */
function sideOf(
  { candidateId, refereeId, requestedAt }: Pick<Booking, "candidateId" | "refereeId" | "requestedAt">,
  accountId: string,
): Side | null {
  if (candidateId === accountId) return "CANDIDATE";
  return refereeId === accountId && requestedAt !== null ? "REFEREE" : null;
}

type Sided = { booking: Booking; side: Side };

/** Locks a booking of the caller's and says their side; 404 if they have none with this id. */
export async function lockOwnBooking(tx: Writer, accountId: string, id: string): Promise<Sided> {
  const booking = isUuid(id) ? await lockBooking(tx, id) : null;
  const side = booking && sideOf(booking, accountId);
  if (!booking || !side) throw noBooking();
  return { booking, side };
}

/** Reads a booking of the caller's and their side; 404 if they have none with this id. */
export async function readOwnBooking(reader: Reader, accountId: string, id: string): Promise<Sided> {
  const [booking] = await readBookings(reader, "booking", "where b.id = $1", [idOrNull(id)]);
  const side = booking && sideOf(booking, accountId);
  if (!booking || !side) throw noBooking();
  return { booking, side };
}

const noBooking = (): Refusal => notFound("You have no such session.");

/** The state that the contract's rules need. */
export const stateOf = ({ status, awaits, price, startsAt, endsAt, dueAt }: Booking): SessionState =>
  isoTimes({ status, awaits, price, startsAt, endsAt, dueAt });

export type NewEvent = { kind: GuidanceEventKind; by: EventBy; reason?: string | null | undefined };

/** Saves the booking and its event. The booking must be locked. */
export async function saveBooking(tx: Writer, next: Booking, event: NewEvent, now: Date): Promise<void> {
  await tx.query(
    `update guidance_booking set status = $2, awaits = $3, due_at = $4, slot_id = $5, starts_at = $6, ends_at = $7,
       requested_at = $8, accepted_at = $9, meeting = $10, cancelled_by = $11, payment_id = $12, refunded = $13, sequence = $14,
       day_reminded_at = $15, hour_reminded_at = $16, updated_at = $17 where id = $1`,
    [
      next.id,
      next.status,
      next.awaits,
      next.dueAt,
      next.slotId,
      next.startsAt,
      next.endsAt,
      next.requestedAt,
      next.acceptedAt,
      next.meeting,
      next.cancelledBy,
      next.paymentId,
      next.refunded,
      next.sequence,
      next.dayRemindedAt,
      next.hourRemindedAt,
      now,
    ],
    "save a booking",
  );
  await addEvent(tx, next, event, now);
}

/** Events about a time store the session's start. */
export async function addEvent(
  tx: Writer,
  { id, startsAt }: Pick<Booking, "id" | "startsAt">,
  { kind, by, reason }: NewEvent,
  now: Date,
): Promise<void> {
  const about = kind === "MOVED" || kind === "ACCEPTED" || kind === "REQUESTED" ? startsAt : null;
  await tx.query(
    `insert into guidance_event (id, booking_id, kind, by, at, starts_at, reason) values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(now), id, kind, by, now, about, reason || null],
    "add an event of guidance",
  );
}

/** What facts about a booking carry. */
export const factsOf = (booking: Booking): GuidanceFacts => ({
  bookingId: booking.id,
  companyId: booking.companyId,
  companyName: booking.companyName,
  sessionKind: booking.kind,
  topic: booking.topic,
  price: booking.price,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  meeting: booking.meeting,
  sequence: booking.sequence,
  wasAccepted: booking.acceptedAt !== null,
  candidate: {
    accountId: booking.candidateId,
    email: booking.candidateEmail,
    name: booking.candidateName,
    timeZone: booking.timeZone,
  },
  referee: {
    accountId: booking.refereeId,
    email: booking.refereeEmail,
    name: booking.refereeName,
    timeZone: booking.refereeTimeZone,
  },
});
