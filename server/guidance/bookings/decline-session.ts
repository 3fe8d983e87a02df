// Declines the time that the other side proposed: the session ends with a full refund.
import { declineSession as endpoint, type GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { mayAnswer } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { endBooking } from "./end-booking.ts";
import { readPresented } from "./present-booking.ts";
import { refuseState } from "./refuse-state.ts";
import { lockOwnBooking, stateOf } from "./store.ts";

/** A new request becomes DECLINED; a session accepted before and then moved becomes CANCELLED. */
export async function declineSession(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<GuidanceBooking> {
  const { accountId } = call.caller;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const { booking, side } = await lockOwnBooking(tx, accountId, input.params.bookingId);
    const now = deps.clock();
    if (!mayAnswer(stateOf(booking), side, now)) throw refuseState(booking, side);
    const isFresh = booking.acceptedAt === null && side === "REFEREE";
    const status = isFresh ? "DECLINED" : "CANCELLED";
    await endBooking(tx, booking, { status, by: side, reason: input.body.reason }, deps, now);
    return readPresented(tx, accountId, booking.id, now);
  });
}
