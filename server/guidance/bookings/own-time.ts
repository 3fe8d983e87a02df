// Keeps one person's bookings apart: they are decided one after another, and what the database still refuses becomes words.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";

/** Whoever books for the same candidate, or moves their sessions, comes after: until the transaction ends. */
export async function lockPerson(tx: Writer, candidateId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('guidance of ' || $1::text, 0))", [candidateId]);
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
