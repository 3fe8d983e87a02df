// Ends a booking without a session: frees its slot and moves the money as the refund rule says.
import type { Deps, Teller } from "../../deps.ts";
import { earnSession, settleEarning } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { type Booking, type EventBy, factsOf, saveBooking } from "./store.ts";

export type Ending = {
  status: "DECLINED" | "CANCELLED" | "LAPSED";
  by: EventBy;
  reason?: string | null | undefined;
};

/** Ends a locked booking with a full refund. */
export async function endBooking(tx: Writer, booking: Booking, ending: Ending, deps: Teller, now: Date): Promise<void> {
  const refunded = await giveBack(tx, booking, now);
  await close(tx, booking, { ...ending, refunded }, deps, now);
}

/** Ends a locked booking that was cancelled too late: the referee earns the price. */
export async function endUnrefunded(
  tx: Writer,
  booking: Booking,
  ending: Ending,
  deps: Pick<Deps, "announce" | "vault">,
  now: Date,
): Promise<void> {
  await payReferee(tx, booking, deps, now);
  await close(tx, booking, { ...ending, refunded: 0 }, deps, now);
}

async function close(
  tx: Writer,
  booking: Booking,
  { status, by, reason = null, refunded }: Ending & { refunded: number },
  { announce }: Teller,
  now: Date,
): Promise<void> {
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
  await announce(tx, {
    kind: "guidance.ended",
    ...factsOf(next),
    how: status,
    was: booking.status as "UNPAID" | "REQUESTED" | "ACCEPTED" | "DISPUTED",
    by,
    reason: reason || null,
    refunded,
  });
}

/** The next iCalendar sequence; stays 0 while no calendar has the session. */
export const later = ({ sequence }: Booking): number => (sequence === 0 ? 0 : sequence + 1);

/**
 * Refunds what is held for a booking; resolves to the amount in paise. Does nothing without money, or a second time.
 */
export async function giveBack(tx: Writer, booking: Booking, now: Date): Promise<number> {
  const { id, price, companyName, refereeId } = booking;
  if (price === 0) return 0;
  const session = {
    kind: "GUIDANCE_SESSION",
    subjectId: id,
    earnerId: refereeId,
    memo: { company: companyName },
  } as const;
  return (await settleEarning(tx, { ...session, outcome: "REVERSED" }, now)) ? price : 0;
}

/** Pays the referee the price less the platform's share; resolves to paise. 0 if nothing is held any more. */
export async function payReferee(
  tx: Writer,
  { id, price, companyName, refereeId, refereeEmail, endsAt: endedAt }: Booking,
  { vault }: Pick<Deps, "vault">,
  now: Date,
): Promise<number> {
  if (price === 0) return 0;
  const earner = { accountId: refereeId, email: refereeEmail };
  return earnSession(tx, { subjectId: id, earner, memo: { company: companyName }, endedAt }, { vault, now });
}
