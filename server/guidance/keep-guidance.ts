// Exports and erases a person's guidance data: offer, slots, bookings and ratings.
import { type DataKeeper, mergeBy, WORKED_FOR_THE_OTHER } from "../data-keeper.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { conflict } from "../platform/refusal.ts";
import { lockPeople } from "./bookings/book-session.ts";
import { endBooking } from "./bookings/end-booking.ts";
import { readAttached } from "./bookings/present-booking.ts";
import { type Booking, lockBooking, OPEN, readBookings } from "./bookings/store.ts";

/** Sessions that are over. Of two at one time that of the account that stays is kept. */
const MERGE = [
  `update guidance_booking a set candidate_id = $2 where a.candidate_id = $1 and (a.slot_id is null or not exists (
     select from guidance_booking b where b.candidate_id = $2 and b.slot_id is not null
       and tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at)))`,
] as const;

export const guidanceKeeper: DataKeeper = {
  /** Without the identity of the other side. */
  async collect(reader, { accountId }) {
    const [offer] = await reader.query(
      `select headline, about, kinds, topics, minutes, price::float8 as price, time_zone as "timeZone", meeting,
         is_active as "isActive", updated_at as "updatedAt" from guidance_offer where referee_id = $1`,
      [accountId],
    );
    const slots = await reader.query(
      `select starts_at as "startsAt", ends_at as "endsAt" from guidance_slot where referee_id = $1 order by starts_at`,
      [accountId],
    );
    const bookings = await collectBookings(reader, accountId);
    return { guidance: { offer: offer ?? null, slots, bookings } };
  },

  /** A person with open sessions must cancel them first, which notifies the other side and refunds payments. */
  async refuseLeaving(tx, { accountId }) {
    // Wait for concurrent bookings with this person.
    await lockPeople(tx, accountId);
    const open = await tx.query(
      `select from guidance_booking b where (b.candidate_id = $1 or b.referee_id = $1) and b.status in ${OPEN} limit 1`,
      [accountId],
    );
    if (open.length > 0)
      throw conflict(
        "You have guidance sessions that are not over. Please cancel them, or wait until they are settled, and then delete your account.",
      );
  },

  /** Cancels sessions that have not begun, with all that was paid for them. Others wait for their end or a decision. */
  async suspend(tx, { accountId, announce }, now) {
    await lockPeople(tx, accountId);
    const ahead = await tx.query<{ id: string }>(
      `select id from guidance_booking b where (b.candidate_id = $1 or b.referee_id = $1)
         and b.status in ('UNPAID', 'REQUESTED', 'ACCEPTED') and b.starts_at > $2 order by id`,
      [accountId, now],
    );
    for (const { id } of ahead) {
      const booking = await lockBooking(tx, id);
      // It may have ended while this waited for it.
      if (booking && ["UNPAID", "REQUESTED", "ACCEPTED"].includes(booking.status))
        await endBooking(tx, booking, { status: "CANCELLED", by: "ADMIN" }, { announce }, now);
    }
  },

  /** Open sessions have money and another person's time behind them. */
  async refuseMerge(tx, { fromId, into }) {
    await lockPeople(tx, fromId);
    const [found] = await tx.query<{ isBetween: boolean }>(
      `select $2 in (b.candidate_id, b.referee_id) as "isBetween" from guidance_booking b
       where (b.candidate_id = $1 or b.referee_id = $1) and ($2 in (b.candidate_id, b.referee_id) or b.status in ${OPEN})
       order by 1 desc limit 1`,
      [fromId, into.accountId],
    );
    if (found?.isBetween) throw conflict(WORKED_FOR_THE_OTHER);
    if (found)
      throw conflict(
        "The account that ends has guidance sessions that are not over. Please cancel them first, or wait until they are settled.",
      );
  },

  merge: mergeBy(MERGE),

  /** Erases the person's texts. The bare bookings stay for the other side, because money and ratings refer to them. */
  async erase(tx, { accountId }, now) {
    await giveBackOpen(tx, accountId, now);
    await tx.query(
      `delete from guidance_slot s where s.referee_id = $1 and not exists (select from guidance_booking b where b.slot_id = s.id)`,
      [accountId],
    );
    await tx.query(
      `update guidance_offer set headline = '', about = '', topics = '{}', meeting = '', time_zone = 'UTC',
         is_active = false where referee_id = $1`,
      [accountId],
    );
    await tx.query("update guidance_booking set note = null, topic = '', time_zone = 'UTC' where candidate_id = $1", [
      accountId,
    ]);
    await tx.query("update guidance_booking set meeting = null where referee_id = $1", [accountId]);
    for (const [by, column] of [
      ["CANDIDATE", "candidate_id"],
      ["REFEREE", "referee_id"],
    ]) {
      const ofTheirs = `booking_id in (select id from guidance_booking where ${column} = $1) and by = '${by}'`;
      await tx.query(`update guidance_event set reason = null where ${ofTheirs}`, [accountId]);
      await tx.query(`update guidance_rating set text = null where ${ofTheirs}`, [accountId]);
    }
  },
};

/** Open sessions prevent deletion; should one exist all the same, its payment is refunded. */
async function giveBackOpen(tx: Writer, accountId: string, now: Date): Promise<void> {
  const open = await tx.query<{ id: string }>(
    `select id from guidance_booking b where (b.candidate_id = $1 or b.referee_id = $1) and b.status in ${OPEN} order by id`,
    [accountId],
  );
  for (const { id } of open) {
    const booking = await lockBooking(tx, id);
    if (booking) await endBooking(tx, booking, { status: "CANCELLED", by: "SYSTEM" }, silent, now);
  }
}

/** No one is left to be notified. */
const silent = { announce: async () => {} };

/** Bookings on either side; a referee's only once requested. */
async function collectBookings(reader: Reader, accountId: string): Promise<object[]> {
  const bookings = await readBookings(
    reader,
    "bookings to export",
    "where b.candidate_id = $1 or b.referee_id = $1 and b.requested_at is not null order by b.id",
    [accountId],
  );
  const attached = await readAttached(reader, bookings);
  return bookings.map((booking) => {
    const isCandidate = booking.candidateId === accountId;
    const { timeline, ratings } = attached(booking.id);
    return {
      ...exported(booking),
      role: isCandidate ? "CANDIDATE" : "REFEREE",
      ...(isCandidate && { note: booking.note, timeZone: booking.timeZone }),
      timeline: timeline.map(({ kind, by, at, reason }) => ({
        kind,
        by,
        at,
        // Includes what the other side wrote, because it was addressed to this person.
        reason,
      })),
      ratings: ratings.map(({ by, stars, text, at }) => ({ by, stars, text, at })),
    };
  });
}

const exported = (booking: Booking) => ({
  id: booking.id,
  companyName: booking.companyName,
  kind: booking.kind,
  topic: booking.topic,
  price: booking.price,
  refunded: booking.refunded,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  status: booking.status,
  createdAt: booking.createdAt,
});
