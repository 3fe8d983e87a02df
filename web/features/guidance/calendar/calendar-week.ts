// The weeks of a referee's calendar: their days, their bounds, and the times of consecutive sessions. Pure.
import { dayAfter, momentOfWall, mondayOf, wallTimeOf } from "../times/times.ts";

/** The Monday in the address, or this week's Monday if there is none. */
export function weekIn(params: URLSearchParams, timeZone: string, now: number): string {
  const asked = params.get("week") ?? "";
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00:00Z`));
  return mondayOf(isDay ? asked : wallTimeOf(timeZone, now).day);
}

/** The seven days of the week. */
export const daysOfWeek = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(monday, days));

/** When the week begins in the calendar's time zone (epoch ms). If the clock change skips midnight, it begins an hour later. */
export const weekBegins = (monday: string, timeZone: string): number =>
  momentOfWall(timeZone, { day: monday, time: "00:00" }) ?? momentOfWall(timeZone, { day: monday, time: "01:00" }) ?? 0;

const MINUTES_OF_DAY = 24 * 60;

/** "18:00" and 3 sessions of 45 minutes -> "18:00", "18:45", "19:30"; starts after midnight are omitted. */
export function timesInRow(first: string, count: number, minutes: number): string[] {
  const match = /^(\d{2}):(\d{2})$/.exec(first);
  if (!match) return [];
  const start = Number(match[1]) * 60 + Number(match[2]);
  return Array.from({ length: count }, (_, index) => start + index * minutes)
    .filter((minute) => minute < MINUTES_OF_DAY)
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);
}
