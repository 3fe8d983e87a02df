// Converts local dates and times to moments, across daylight-saving changes. Pure.
import { Temporal } from "@js-temporal/polyfill";
import { HORIZON_DAYS, LEAD_HOURS } from "../../../contract/guidance/rules.ts";
import type { SlotProblem } from "../../../contract/guidance/wire.ts";

export type WallSlots = {
  /** The first day, as 2026-11-25, and local times, as 18:30. */
  date: string;
  times: readonly string[];
  /** The number of consecutive weeks. */
  weeks: number;
  timeZone: string;
  minutes: number;
};

export type WallSlot = { date: string; time: string; startsAt: Date; endsAt: Date };
export type Skipped = { date: string; time: string; why: SlotProblem };

const dayMs = 86_400_000;

/**
 * Every slot in order, at the same local time each week, and the skipped ones. Of a local time that occurs twice, when
 * clocks go back, the first is used.
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

/** Null for a local time that the clocks skip. */
function momentOf(wall: Temporal.PlainDateTime, timeZone: string): Date | null {
  const moment = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return moment.toPlainDateTime().equals(wall) ? new Date(moment.epochMilliseconds) : null;
}

function whyNot(startsAt: Date, now: Date): SlotProblem | null {
  if (startsAt.getTime() < now.getTime() + LEAD_HOURS * 3_600_000) return "TOO_SOON";
  return startsAt.getTime() > now.getTime() + HORIZON_DAYS * dayMs ? "TOO_FAR" : null;
}
