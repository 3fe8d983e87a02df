// Keeps people's bookings apart: they are decided one after another, and what the database still refuses becomes words.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * Until the transaction ends, whoever else books, or moves a session, for one of these people comes after; and so does
 * leaving, which open sessions stand in the way of.
 */
export async function lockPeople(tx: Writer, ...accountIds: string[]): Promise<void> {
  // In one order for everybody, so that two who book with one another do not wait for each other.
  for (const id of accountIds.toSorted())
    await tx.query("select pg_advisory_xact_lock(hashtextextended('guidance of ' || $1::text, 0))", [id]);
}

/** What the constraints of bookings refuse, as the refusals that are documented. */
export async function refusingConflicts<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "guidance_booking_slot") throw slotTaken();
    if (constraint === "guidance_booking_apart") throw timeTaken();
    throw error;
  }
}

export const slotTaken = () =>
  refuse(409, "CONFLICT", "Somebody else has just booked this time. Please choose another one.", "slotId");

export const timeTaken = () =>
  refuse(409, "CONFLICT", "You have another session at that time. Please choose another one.", "timeZone");
