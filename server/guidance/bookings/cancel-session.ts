// Cancels a session. The refund follows the contract's rule, which the screen has shown before.
import { cancelSession as endpoint, type GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { mayCancel, refundOf } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { endBooking, endUnrefunded } from "./end-booking.ts";
import { readPresented } from "./present-booking.ts";
import { refuseState } from "./refuse-state.ts";
import { lockOwnBooking, stateOf } from "./store.ts";

export async function cancelSession(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<GuidanceBooking> {
  const { accountId } = call.caller;
  const { params, body } = input;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const { booking, side } = await lockOwnBooking(tx, accountId, params.bookingId);
    const now = deps.clock();
    const state = stateOf(booking);
    if (!mayCancel(state, side, now)) throw refuseCancelling(booking, side);
    const refund = refundOf(state, side, now);
    if (refund !== body.refund)
      throw refuse(409, "CONFLICT", "What is given back has changed meanwhile. Please look at it again.", "refund");
    // An unpaid or free session earns nothing; a payment not noticed yet is refunded.
    const givesBack = booking.status !== "ACCEPTED" || refund === booking.price;
    const end = givesBack ? endBooking : endUnrefunded;
    await end(tx, booking, { status: "CANCELLED", by: side, reason: body.reason }, deps, now);
    return readPresented(tx, accountId, booking.id, now);
  });
}

function refuseCancelling(...[booking, side]: Parameters<typeof refuseState>) {
  if (booking.status !== "ACCEPTED" && booking.status !== "REQUESTED") return refuseState(booking, side);
  return refuse(409, "CONFLICT", "This session has begun: it cannot be cancelled any more.");
}
