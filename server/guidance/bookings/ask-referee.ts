// Sends a booking to its referee for an answer, once it is paid or if it is free.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { answerUntil } from "../rules.ts";
import { type Booking, factsOf, saveBooking } from "./store.ts";

/** The booking must be locked. */
export async function askReferee(
  tx: Writer,
  booking: Booking,
  { announce }: Pick<Deps, "announce">,
  now: Date,
): Promise<void> {
  const next: Booking = {
    ...booking,
    status: "REQUESTED",
    awaits: "REFEREE",
    requestedAt: now,
    dueAt: answerUntil(booking.startsAt, now),
  };
  await saveBooking(tx, next, { kind: "REQUESTED", by: "CANDIDATE" }, now);
  await announce(tx, {
    kind: "guidance.requested",
    ...factsOf(next),
    dueAt: answerUntil(next.startsAt, now).toISOString(),
  });
}
