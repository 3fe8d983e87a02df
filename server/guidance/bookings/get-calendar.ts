// Exports an accepted session as a calendar file, for people who do not use the mailed one.
import type { getSessionCalendar as endpoint } from "../../../contract/guidance/bookings-wire.ts";
import type { Deps } from "../../deps.ts";
import { calendarText } from "../../platform/calendar-entry.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { sessionEntry } from "./session-entry.ts";
import { factsOf, readOwnBooking } from "./store.ts";

/** The same entry as in the mails, so a calendar recognises it. 409 before the session was accepted. */
export async function getCalendar(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
  publicUrl: string,
): Promise<{ fileName: string; ics: string }> {
  const { booking, side } = await readOwnBooking(db, caller.accountId, params.bookingId);
  const isAgreed = booking.status !== "REQUESTED" && booking.slotId !== null;
  if (booking.acceptedAt === null || !isAgreed) throw refuse(409, "CONFLICT", "There is no time that both agreed on.");
  const otherName = side === "CANDIDATE" ? booking.refereeName : booking.candidateName;
  const entry = sessionEntry(factsOf(booking), {
    side,
    reader: null,
    otherName,
    publicUrl,
    from: "",
    madeAt: clock(),
    status: "CONFIRMED",
  });
  const day = booking.startsAt.toISOString().slice(0, 10);
  return { fileName: `guidance-${day}.ics`, ics: calendarText(entry) };
}
