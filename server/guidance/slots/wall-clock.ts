// Turns days and times of the clock on somebody's wall into moments, across changes to summer time. Pure.
import { Temporal } from "@js-temporal/polyfill";
import type { SlotProblem } from "../../../contract/guidance.ts";
import { HORIZON_DAYS, LEAD_HOURS } from "../../../contract/guidance-words.ts";

export type WallSlots = {
  /** The first day, as 2026-11-25, and times of that day, as 18:30. */
  date: string;
  times: readonly string[];
  /** How many weeks in a row. */
  weeks: number;
  timeZone: string;
  minutes: number;
};

export type WallSlot = { date: string; time: string; startsAt: Date; endsAt: Date };
export type Skipped = { date: string; time: string; why: SlotProblem };

const dayMs = 86_400_000;

/**
 * Every slot in order, each at the same time by the clock on the wall, and what cannot be one. A time that comes twice, as
 * the clocks go back, is the first of the two.
 */
export function wallSlots(
  { date, times, weeks, timeZone, minutes }: WallSlots,
  now: Date,
): { slots: WallSlot[]; skipped: Skipped[] } {
  const first = Temporal.PlainDate.from(date);
  const slots: WallSlot[] = [];
  const skipped: Skipped[] = [];
  for (let week = 0; week < weeks; week += 1) {
    for (const time of [...new Set(times)].sort()) {
      const day = first.add({ weeks: week });
      const startsAt = momentOf(day.toPlainDateTime(time), timeZone);
      const why = startsAt === null ? "NO_SUCH_TIME" : whyNot(startsAt, now);
      if (startsAt === null || why) skipped.push({ date: day.toString(), time, why: why ?? "NO_SUCH_TIME" });
      else {
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
        slots.push({ date: day.toString(), time, startsAt, endsAt });
      }
    }
  }
  return { slots, skipped };
}

/** Null for a time that the clocks jump over. */
function momentOf(wall: Temporal.PlainDateTime, timeZone: string): Date | null {
  const moment = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return moment.toPlainDateTime().equals(wall) ? new Date(moment.epochMilliseconds) : null;
}

function whyNot(startsAt: Date, now: Date): SlotProblem | null {
  if (startsAt.getTime() < now.getTime() + LEAD_HOURS * 3_600_000) return "TOO_SOON";
  return startsAt.getTime() > now.getTime() + HORIZON_DAYS * dayMs ? "TOO_FAR" : null;
}
