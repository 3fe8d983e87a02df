// Moves a session to another free slot of its referee, for the other side to accept.
import { moveSession as endpoint, type GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { bookableUntil, FREE_CANCEL_HOURS, HORIZON_DAYS, mayMove } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerUntil } from "../rules.ts";
import { later } from "./end-booking.ts";
import { lockPeople, refusingConflicts, slotTaken } from "./own-time.ts";
import { readPresented } from "./present-booking.ts";
import { readOwnLoad } from "./read-own-load.ts";
import { refuseState } from "./refuse-state.ts";
import { type Booking, factsOf, lockOwnBooking, readOwnBooking, saveBooking, stateOf } from "./store.ts";

type Slot = { id: string; startsAt: Date; endsAt: Date; isTaken: boolean };

/** The previous slot is free at once. */
export async function moveSession(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<GuidanceBooking> {
  const { accountId } = call.caller;
  const moved = once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    // Take the candidate's turn before locking the booking, in the same order as booking does.
    await lockPeople(tx, (await readOwnBooking(tx, accountId, input.params.bookingId)).booking.candidateId);
    const { booking, side } = await lockOwnBooking(tx, accountId, input.params.bookingId);
    const slot = await lockFreeSlot(tx, booking, input.body.slotId);
    const now = deps.clock();
    if (!mayMove(stateOf(booking), side, now)) throw refuseMoving(booking, side);
    refuseSlot(slot, booking, now);
    if ((await readOwnLoad(tx, booking.candidateId, slot, booking.id)).overlaps)
      throw refuse(409, "CONFLICT", "The candidate has another session at that time.", "slotId");
    const next: Booking = {
      ...booking,
      status: "REQUESTED",
      awaits: side === "CANDIDATE" ? "REFEREE" : "CANDIDATE",
      dueAt: answerUntil(slot.startsAt, now),
      slotId: slot.id,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      sequence: later(booking),
      dayRemindedAt: null,
      hourRemindedAt: null,
    };
    await saveBooking(tx, next, { kind: "MOVED", by: side }, now);
    await deps.announce(tx, {
      kind: "guidance.moved",
      ...factsOf(next),
      by: side,
      from: booking.startsAt.toISOString(),
      dueAt: answerUntil(slot.startsAt, now).toISOString(),
    });
    return readPresented(tx, accountId, booking.id, now);
  });
  return refusingConflicts(moved);
}

/** Locks a slot of the same referee against concurrent booking and removal. */
async function lockFreeSlot(tx: Writer, { refereeId }: Booking, slotId: string): Promise<Slot> {
  // As when booking: block a change of the offer's length while a slot is claimed.
  await tx.query("select from guidance_offer where referee_id = $1 for share", [refereeId]);
  await tx.query("select from guidance_slot where id = $1 for update", [slotId]);
  const [slot] = await tx.query<Slot>(
    `select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt",
       exists (select from guidance_booking b where b.slot_id = s.id) as "isTaken"
     from guidance_slot s where s.id = $1 and s.referee_id = $2`,
    [slotId, refereeId],
  );
  if (!slot) throw refuse(409, "CONFLICT", "This time is not offered any more. Please choose another one.", "slotId");
  return slot;
}

/** Refuses a slot beyond the horizon from booking, because the money is held only that long. */
function refuseSlot({ isTaken, startsAt }: Slot, { createdAt }: Booking, now: Date): void {
  if (isTaken) throw slotTaken();
  if (now > bookableUntil({ startsAt: startsAt.toISOString() }))
    throw refuse(409, "CONFLICT", "That time comes too soon. Please choose a later one.", "slotId");
  if (startsAt.getTime() > createdAt.getTime() + HORIZON_DAYS * 86_400_000)
    throw refuse(409, "CONFLICT", "That is too far away from when this session was booked.", "slotId");
}

function refuseMoving(...[booking, side]: Parameters<typeof refuseState>) {
  if (booking.status !== "ACCEPTED") return refuseState(booking, side);
  const words =
    side === "CANDIDATE"
      ? `This session can be moved until ${FREE_CANCEL_HOURS} hours before it.`
      : "This session has begun: it cannot be moved any more.";
  return refuse(409, "CONFLICT", words);
}
