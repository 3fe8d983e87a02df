// Prevents overlapping bookings: decides one person's bookings in turn, and translates constraint violations.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * Takes these people's turns until the transaction ends: their other bookings and moves wait, and so does the deletion
 * of their accounts, which open sessions prevent.
 */
export async function lockPeople(tx: Writer, ...accountIds: string[]): Promise<void> {
  // Sorted, so that two people who book with one another cannot deadlock.
  for (const id of accountIds.toSorted())
    await tx.query("select pg_advisory_xact_lock(hashtextextended('guidance of ' || $1::text, 0))", [id]);
}

/** Turns violations of the booking constraints into the documented refusals. */
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
