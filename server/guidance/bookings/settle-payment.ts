// Reacts to a settled payment: asks the referee, or frees the slot; a late payment is refunded.
import type { Deps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import { askReferee } from "./ask-referee.ts";
import { endBooking, giveBack } from "./end-booking.ts";
import { lockBooking } from "./store.ts";

type Settled = Extract<Fact, { kind: "payment.settled" }>;

/** Idempotent. */
export async function settlePayment(
  fact: Settled,
  { db, ...deps }: Pick<Deps, "db" | "announce" | "vault"> & { clock: () => Date },
): Promise<void> {
  if (fact.purpose !== "GUIDANCE_BOOKING") return;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, fact.subjectId);
    // The account is gone. Open bookings prevent deletion, so no money was held for it.
    if (!booking) return;
    const now = deps.clock();
    const ending = { status: "LAPSED", by: "SYSTEM" } as const;
    if (booking.status === "UNPAID") {
      const isLate = now >= booking.startsAt;
      if (fact.state === "PAID" && !isLate) await askReferee(tx, booking, deps, now);
      else await endBooking(tx, booking, ending, deps, now);
    } else if (fact.state === "PAID" && booking.requestedAt === null) {
      // The booking ended before the payment came, so the referee was never asked: refund it.
      const refunded = await giveBack(tx, booking, now);
      if (refunded > 0)
        await tx.query("update guidance_booking set refunded = $2 where id = $1", [booking.id, refunded]);
    }
  });
}
