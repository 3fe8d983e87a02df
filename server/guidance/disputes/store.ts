// Rows of disputed sessions as admins see them.

import type { Side } from "../../../contract/guidance/rules.ts";
import type { GuidanceDispute } from "../../../contract/guidance/wire.ts";
import type { Reader } from "../../platform/db.ts";
import { readAttached } from "../bookings/present-booking.ts";
import { type Booking, readBookings, stateOf } from "../bookings/store.ts";

/** With all events and the names and addresses of both sides. */
export async function presentDisputes(reader: Reader, bookings: readonly Booking[]): Promise<GuidanceDispute[]> {
  const attached = await readAttached(
    reader,
    bookings.map(({ id }) => id),
  );
  return bookings.map((booking) => {
    const { timeline } = attached(booking.id);
    const dispute = timeline.find(({ kind }) => kind === "DISPUTED");
    if (!dispute) throw new Error("Nobody has disputed this session.");
    const { status, startsAt, endsAt, dueAt, price } = stateOf(booking);
    return {
      bookingId: booking.id,
      companyName: booking.companyName,
      kind: booking.kind,
      topic: booking.topic,
      price,
      startsAt,
      endsAt,
      status,
      dueAt: status === "DISPUTED" ? dueAt : null,
      candidate: { name: booking.candidateName, email: booking.candidateEmail },
      referee: { name: booking.refereeName, email: booking.refereeEmail },
      disputedBy: dispute.by as Side,
      disputedAt: dispute.at,
      reason: dispute.reason ?? "",
      timeline,
    };
  });
}

/** A booking that was ever disputed; null otherwise. */
export async function readDisputed(reader: Reader, id: string): Promise<Booking | null> {
  const [booking] = await readBookings(
    reader,
    "disputed booking",
    "where b.id = $1 and exists (select from guidance_event e where e.booking_id = b.id and e.kind = 'DISPUTED')",
    [id],
  );
  return booking ?? null;
}
