// Formats moments for both sides of a session, in a given time zone. Pure.
import { cityOf, isSameTime } from "./time-zones.ts";

const partsIn = (zone: string, at: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: zone }).format(at);

/** "10:30". */
export const clockIn = (zone: string, at: number): string =>
  partsIn(zone, at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "Monday, 23 November 2026" without its comma: "Monday 23 November 2026". */
export const longDayIn = (zone: string, at: number): string =>
  partsIn(zone, at, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).replace(",", "");

/** "Mon 23 Nov". */
export const shortDayIn = (zone: string, at: number): string =>
  partsIn(zone, at, { weekday: "short", day: "numeric", month: "short" }).replace(",", "");

/** "Mon 23 Nov, 10:30 to 11:15". */
export const spanIn = (zone: string, startsAt: number, endsAt: number): string =>
  `${shortDayIn(zone, startsAt)}, ${clockIn(zone, startsAt)} to ${clockIn(zone, endsAt)}`;

/** As `spanIn`, in full for screen readers: "Monday 23 November 2026, 10:30 to 11:15". */
export const longSpanIn = (zone: string, startsAt: number, endsAt: number): string =>
  `${longDayIn(zone, startsAt)}, ${clockIn(zone, startsAt)} to ${clockIn(zone, endsAt)}`;

/**
 * The time in the other side's zone: "05:00 in London", with the day where it differs; null where both clocks agree.
 */
export function otherClock(own: string, other: string, at: number): string | null {
  if (isSameTime(own, other, at)) return null;
  const day = shortDayIn(other, at);
  const time = clockIn(other, at);
  return `${day === shortDayIn(own, at) ? time : `${day}, ${time}`} in ${cityOf(other)}`;
}

/** As `otherClock`, for little room: "05:00 in London", "Sun 21:00 in London". */
export function otherClockShort(own: string, other: string, at: number): string | null {
  if (isSameTime(own, other, at)) return null;
  const isSameDay = shortDayIn(other, at) === shortDayIn(own, at);
  const time = isSameDay ? clockIn(other, at) : `${partsIn(other, at, { weekday: "short" })} ${clockIn(other, at)}`;
  return `${time} in ${cityOf(other)}`;
}
