// Reacts to what became of a payment: the referee is asked, or the slot is free again; who paid too late gets it back.
import type { Deps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import { askReferee } from "./ask-referee.ts";
import { endBooking, giveBack } from "./end-booking.ts";
import { lockBooking } from "./store.ts";

type Settled = Extract<Fact, { kind: "payment.settled" }>;

/** Told twice, it changes nothing more. */
export async function settlePayment(
  fact: Settled,
  { db, ...deps }: Pick<Deps, "db" | "announce" | "vault"> & { clock: () => Date },
): Promise<void> {
  if (fact.purpose !== "GUIDANCE_BOOKING") return;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, fact.subjectId);
    // Of somebody who has left: open bookings keep people from leaving, so nothing was held for it.
    if (!booking) return;
    const now = deps.clock();
    const ending = { status: "LAPSED", by: "SYSTEM" } as const;
    if (booking.status === "UNPAID") {
      const isLate = now >= booking.startsAt;
      if (fact.state === "PAID" && !isLate) await askReferee(tx, booking, deps, now);
      else await endBooking(tx, booking, ending, deps, now);
    } else if (fact.state === "PAID" && booking.requestedAt === null) {
      // It had ended before the money came, so that nobody was ever asked.
      const refunded = await giveBack(tx, booking, now);
      if (refunded > 0)
        await tx.query("update guidance_booking set refunded = $2 where id = $1", [booking.id, refunded]);
    }
  });
}
