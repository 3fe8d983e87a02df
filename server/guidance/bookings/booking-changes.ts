// What referees and candidates do with a booking: accept, decline, move, cancel, dispute, rate.

import type { GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import * as calls from "../../../contract/guidance/bookings-wire.ts";
import {
  type BookingStatus,
  bookableUntil,
  DISPUTE_DAYS,
  FREE_CANCEL_HOURS,
  HORIZON_DAYS,
  mayAnswer,
  mayCancel,
  mayDispute,
  mayMove,
  mayRate,
  RATE_DAYS,
  RELEASE_HOURS,
  refundOf,
  type SessionState,
  type Side,
} from "../../../contract/guidance/rules.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { conflict, type Refusal } from "../../platform/refusal.ts";
import { answerUntil } from "../rules.ts";
import { lockPeople, readOwnLoad, refusingConflicts, slotTaken } from "./book-session.ts";
import { endBooking, endUnrefunded, later } from "./end-booking.ts";
import { readPresented } from "./present-booking.ts";
import { addEvent, type Booking, factsOf, lockOwnBooking, readOwnBooking, saveBooking, stateOf } from "./store.ts";

const WORDS: Record<BookingStatus, string> = {
  UNPAID: "This session is not paid yet.",
  REQUESTED: "This session waits for the other side's answer.",
  ACCEPTED: "This session is agreed on already.",
  DONE: "This session is over already.",
  DISPUTED: "A side said that this session did not take place. We look into it.",
  SETTLED: "This session is over and settled already.",
  DECLINED: "This session was declined already.",
  CANCELLED: "This session is cancelled already.",
  LAPSED: "The time for this session is over: it has lapsed.",
};

/** A 409 that names the session's status. */
function refuseState({ status, awaits }: Pick<Booking, "status" | "awaits">, side: Side): Refusal {
  const isTooLate = status === "REQUESTED" && awaits === side;
  return conflict(isTooLate ? "The time for an answer is over." : WORDS[status]);
}

type Own = { booking: Booking; side: Side; state: SessionState; now: Date };

/**
 * Runs `step` on a locked booking of the caller's, once for each key; resolves to the booking as they then see it. 404 if
 * they have none with this id.
 */
function change(
  endpoint: { name: string },
  input: { params: { bookingId: string } },
  call: Call<Caller>,
  deps: Deps,
  step: (tx: Writer, own: Own) => Promise<void>,
): Promise<GuidanceBooking> {
  const { accountId } = call.caller;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const { booking, side } = await lockOwnBooking(tx, accountId, input.params.bookingId);
    const now = deps.clock();
    await step(tx, { booking, side, state: stateOf(booking), now });
    return readPresented(tx, accountId, booking.id, now);
  });
}

/** Accepts the time that the other side proposed; from then on each side sees the other's name. */
export const acceptSession: Operation<"acceptSession"> = (input, call, deps) =>
  change(calls.acceptSession, input, call, deps, async (tx, { booking, side, state, now }) => {
    const { body } = input;
    if (!mayAnswer(state, side, now)) throw refuseState(booking, side);
    if (Date.parse(body.startsAt) !== booking.startsAt.getTime())
      throw conflict("It was moved to another time meanwhile. Please look at it again.", "startsAt");
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
    const isAgain = booking.acceptedAt !== null;
    await deps.announce(tx, { kind: "guidance.accepted", ...factsOf(next), by: side, isAgain });
  });

/** The default meeting place, unless the referee gives another for this session. */
async function readMeeting(reader: Reader, refereeId: string): Promise<string | null> {
  const [offer] = await reader.query<{ meeting: string }>("select meeting from guidance_offer where referee_id = $1", [
    refereeId,
  ]);
  return offer?.meeting || null;
}

/** A new request becomes DECLINED; a session accepted before and then moved becomes CANCELLED. */
export const declineSession: Operation<"declineSession"> = (input, call, deps) =>
  change(calls.declineSession, input, call, deps, async (tx, { booking, side, state, now }) => {
    if (!mayAnswer(state, side, now)) throw refuseState(booking, side);
    const isFresh = booking.acceptedAt === null && side === "REFEREE";
    const status = isFresh ? "DECLINED" : "CANCELLED";
    await endBooking(tx, booking, { status, by: side, reason: input.body.reason }, deps, now);
  });

type Slot = { id: string; startsAt: Date; endsAt: Date; isTaken: boolean };

/** The previous slot is free at once. */
export const moveSession: Operation<"moveSession"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  const moved = once(calls.moveSession, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    // Take the candidate's turn before locking the booking, in the same order as booking does.
    await lockPeople(tx, (await readOwnBooking(tx, accountId, input.params.bookingId)).booking.candidateId);
    const { booking, side } = await lockOwnBooking(tx, accountId, input.params.bookingId);
    const slot = await lockFreeSlot(tx, booking, input.body.slotId);
    const now = deps.clock();
    if (!mayMove(stateOf(booking), side, now)) throw refuseMoving(booking, side);
    refuseSlot(slot, booking, now);
    if ((await readOwnLoad(tx, booking.candidateId, slot, booking.id)).overlaps)
      throw conflict("The candidate has another session at that time.", "slotId");
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
};

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
  if (!slot) throw conflict("This time is no longer offered. Please choose another one.", "slotId");
  return slot;
}

/** Refuses a slot beyond the horizon from booking, because the money is held only that long. */
function refuseSlot({ isTaken, startsAt }: Slot, { createdAt }: Booking, now: Date): void {
  if (isTaken) throw slotTaken();
  if (now > bookableUntil({ startsAt: startsAt.toISOString() }))
    throw conflict("That time comes too soon. Please choose a later one.", "slotId");
  if (startsAt.getTime() > createdAt.getTime() + HORIZON_DAYS * 86_400_000)
    throw conflict("That is too far away from when this session was booked.", "slotId");
}

function refuseMoving(...[booking, side]: Parameters<typeof refuseState>) {
  if (booking.status !== "ACCEPTED") return refuseState(booking, side);
  const words =
    side === "CANDIDATE"
      ? `This session can be moved until ${FREE_CANCEL_HOURS} hours before it.`
      : "This session has begun: it can no longer be moved.";
  return conflict(words);
}

/** Cancels a session. The refund follows the contract's rule, which the screen has shown before. */
export const cancelSession: Operation<"cancelSession"> = (input, call, deps) =>
  change(calls.cancelSession, input, call, deps, async (tx, { booking, side, state, now }) => {
    const { body } = input;
    if (!mayCancel(state, side, now)) throw refuseCancelling(booking, side);
    const refund = refundOf(state, side, now);
    if (refund !== body.refund)
      throw conflict("What is given back has changed meanwhile. Please look at it again.", "refund");
    // An unpaid or free session earns nothing; a payment not noticed yet is refunded.
    const givesBack = booking.status !== "ACCEPTED" || refund === booking.price;
    const end = givesBack ? endBooking : endUnrefunded;
    await end(tx, booking, { status: "CANCELLED", by: side, reason: body.reason }, deps, now);
  });

function refuseCancelling(...[booking, side]: Parameters<typeof refuseState>) {
  if (booking.status !== "ACCEPTED" && booking.status !== "REQUESTED") return refuseState(booking, side);
  return conflict("This session has begun: it can no longer be cancelled.");
}

/** Disputes that a session took place: its price stays held until an admin decides. */
export const disputeSession: Operation<"disputeSession"> = (input, call, deps) =>
  change(calls.disputeSession, input, call, deps, async (tx, { booking, side, state, now }) => {
    const { reason } = input.body;
    if (!mayDispute(state, side, now)) throw refuseDisputing(booking, side);
    const dueAt = new Date(now.getTime() + DISPUTE_DAYS * 86_400_000);
    const next: Booking = { ...booking, status: "DISPUTED", dueAt };
    await saveBooking(tx, next, { kind: "DISPUTED", by: side, reason }, now);
    await deps.announce(tx, { kind: "guidance.disputed", ...factsOf(next), by: side, reason });
  });

function refuseDisputing(...[booking, side]: Parameters<typeof refuseState>) {
  const { status } = booking;
  if (status === "DONE" || status === "SETTLED")
    return conflict(`This can be said until ${RELEASE_HOURS} hours after a session.`);
  if (status === "ACCEPTED") return conflict("This session is not over yet.");
  return refuseState(booking, side);
}

/** Rates a session, once for each side. */
export const rateSession: Operation<"rateSession"> = (input, call, deps) =>
  change(calls.rateSession, input, call, deps, async (tx, { booking, side, state, now }) => {
    const { stars, text } = input.body;
    if (!mayRate(state, now)) throw conflict(`Sessions that took place are rated within ${RATE_DAYS} days.`);
    const rated = await tx.query(
      `insert into guidance_rating (booking_id, by, stars, text, at) values ($1, $2, $3, $4, $5)
       on conflict (booking_id, by) do nothing returning 1`,
      [booking.id, side, stars, text || null, now],
    );
    if (rated.length === 0) throw conflict("You have rated this session already.");
    await addEvent(tx, booking, { kind: "RATED", by: side }, now);
  });
