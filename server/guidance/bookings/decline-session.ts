// Refuses the time that the other side asked for: the session ends, and everything is given back.
import { declineSession as endpoint, type GuidanceBooking } from "../../../contract/guidance-bookings.ts";
import { mayAnswer } from "../../../contract/guidance-rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { endBooking } from "./end-booking.ts";
import { readPresented } from "./present-booking.ts";
import { refuseState } from "./refuse-state.ts";
import { lockOwnBooking, stateOf } from "./store.ts";

/** A request is declined; a session that was agreed on, and moved, is cancelled by that. */
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
