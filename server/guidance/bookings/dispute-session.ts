// Disputes that a session took place: its price stays held until an admin decides.
import type { disputeSession as endpoint, GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { DISPUTE_DAYS, mayDispute, RELEASE_HOURS } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { readPresented } from "./present-booking.ts";
import { refuseState } from "./refuse-state.ts";
import { type Booking, factsOf, lockOwnBooking, saveBooking, stateOf } from "./store.ts";

export async function disputeSession(
  { params, body }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock, announce }: Deps,
): Promise<GuidanceBooking> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const { booking, side } = await lockOwnBooking(tx, accountId, params.bookingId);
    const now = clock();
    if (!mayDispute(stateOf(booking), side, now)) throw refuseDisputing(booking, side);
    const next: Booking = {
      ...booking,
      status: "DISPUTED",
      dueAt: new Date(now.getTime() + DISPUTE_DAYS * 86_400_000),
    };
    await saveBooking(tx, next, { kind: "DISPUTED", by: side, reason: body.reason }, now);
    await announce(tx, { kind: "guidance.disputed", ...factsOf(next), by: side, reason: body.reason });
    return readPresented(tx, accountId, booking.id, now);
  });
}

function refuseDisputing(...[booking, side]: Parameters<typeof refuseState>) {
  const { status } = booking;
  if (status === "DONE" || status === "SETTLED")
    return refuse(409, "CONFLICT", `This can be said until ${RELEASE_HOURS} hours after a session.`);
  if (status === "ACCEPTED") return refuse(409, "CONFLICT", "This session is not over yet.");
  return refuseState(booking, side);
}
