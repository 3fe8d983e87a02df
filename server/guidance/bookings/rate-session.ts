// Rates a session, once for each side.
import { rateSession as endpoint, type GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { mayRate, RATE_DAYS } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { readPresented } from "./present-booking.ts";
import { addEvent, lockOwnBooking, stateOf } from "./store.ts";

export async function rateSession(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<GuidanceBooking> {
  const { accountId } = call.caller;
  const { stars, text } = input.body;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const { booking, side } = await lockOwnBooking(tx, accountId, input.params.bookingId);
    const now = deps.clock();
    if (!mayRate(stateOf(booking), now))
      throw refuse(409, "CONFLICT", `Sessions that took place are rated within ${RATE_DAYS} days.`);
    const rated = await tx.query(
      `insert into guidance_rating (booking_id, by, stars, text, at) values ($1, $2, $3, $4, $5)
       on conflict (booking_id, by) do nothing returning 1`,
      [booking.id, side, stars, text || null, now],
    );
    if (rated.length === 0) throw refuse(409, "CONFLICT", "You have rated this session already.");
    await addEvent(tx, booking, { kind: "RATED", by: side }, now);
    return readPresented(tx, accountId, booking.id, now);
  });
}
