// Accepts the time that the other side proposed; from then on each side sees the other's name.
import type { acceptSession as endpoint, GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { mayAnswer } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { readPresented } from "./present-booking.ts";
import { refuseState } from "./refuse-state.ts";
import { type Booking, factsOf, lockOwnBooking, saveBooking, stateOf } from "./store.ts";

export async function acceptSession(
  { params, body }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock, announce }: Deps,
): Promise<GuidanceBooking> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const { booking, side } = await lockOwnBooking(tx, accountId, params.bookingId);
    const now = clock();
    if (!mayAnswer(stateOf(booking), side, now)) throw refuseState(booking, side);
    if (Date.parse(body.startsAt) !== booking.startsAt.getTime())
      throw refuse(409, "CONFLICT", "It was moved to another time meanwhile. Please look at it again.", "startsAt");
    const given = side === "REFEREE" ? body.meeting : undefined;
    const next: Booking = {
      ...booking,
      status: "ACCEPTED",
      awaits: null,
      // The round then counts it as done, unless one side disputes it.
      dueAt: booking.endsAt,
      acceptedAt: now,
      meeting: given || booking.meeting || (await readMeeting(tx, booking.refereeId)),
      sequence: booking.sequence + 1,
      dayRemindedAt: null,
      hourRemindedAt: null,
    };
    await saveBooking(tx, next, { kind: "ACCEPTED", by: side }, now);
    await announce(tx, { kind: "guidance.accepted", ...factsOf(next), by: side, isAgain: booking.acceptedAt !== null });
    return readPresented(tx, accountId, booking.id, now);
  });
}

/** The default meeting place, unless the referee gives another for this session. */
async function readMeeting(reader: Reader, refereeId: string): Promise<string | null> {
  const [offer] = await reader.query<{ meeting: string }>("select meeting from guidance_offer where referee_id = $1", [
    refereeId,
  ]);
  return offer?.meeting || null;
}
