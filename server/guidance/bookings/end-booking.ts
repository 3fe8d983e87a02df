// Ends a booking that did not come to a session: the slot is free again, and the money goes where the refund rule says.
import type { Deps } from "../../deps.ts";
import { earnSession, refundSession } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { type Booking, type EventBy, factsOf, saveBooking } from "./store.ts";

export type Ending = {
  status: "DECLINED" | "CANCELLED" | "LAPSED";
  by: EventBy;
  reason?: string | null | undefined;
  /** False: the referee earns the price. */
  givesBack: boolean;
};

/** Of a booking that is locked. Resolves to what the candidate gets back, in paise. */
export async function endBooking(
  tx: Writer,
  booking: Booking,
  { status, by, reason = null, givesBack }: Ending,
  deps: Pick<Deps, "announce" | "vault">,
  now: Date,
): Promise<number> {
  const refunded = givesBack ? await giveBack(tx, booking, now) : 0;
  if (!givesBack) await payReferee(tx, booking, deps, now);
  const next: Booking = {
    ...booking,
    status,
    awaits: null,
    dueAt: null,
    slotId: null,
    cancelledBy: by,
    refunded,
    sequence: later(booking),
  };
  await saveBooking(tx, next, { kind: status, by, reason }, now);
  await deps.announce(tx, {
    kind: "guidance.ended",
    ...factsOf(next),
    how: status,
    was: booking.status as "UNPAID" | "REQUESTED" | "ACCEPTED" | "DISPUTED",
    by,
    reason: reason || null,
    refunded,
  });
  return refunded;
}

/** The version that calendars are told next: nothing while they know nothing of it. */
export const later = ({ sequence }: Booking): number => (sequence === 0 ? 0 : sequence + 1);

/** Gives back what is held for a booking; resolves to how much that is. Harmless when there is nothing, and a second time. */
export async function giveBack(tx: Writer, { id, price, companyName }: Booking, now: Date): Promise<number> {
  if (price === 0) return 0;
  return (await refundSession(tx, { subjectId: id, memo: { company: companyName } }, now)) ? price : 0;
}

/** The referee earns the price, less the platform's share; resolves to how much. Nothing of what is not held any more. */
export async function payReferee(
  tx: Writer,
  { id, price, companyName, refereeId, refereeEmail }: Booking,
  { vault }: Pick<Deps, "vault">,
  now: Date,
): Promise<number> {
  if (price === 0) return 0;
  const earner = { accountId: refereeId, email: refereeEmail };
  return earnSession(tx, { subjectId: id, earner, memo: { company: companyName } }, { vault, now });
}
