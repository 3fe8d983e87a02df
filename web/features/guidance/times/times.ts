// Moments and wall-clock times of a time zone: conversions, names of zones, words for both sides of a session, and the weeks of a
// referee's calendar. Pure.

import { t } from "#messages/guidance.ts";
import { DATES } from "#messages/language.ts";
import { fill } from "../../../../messages/fill.ts";

/** Browsers report some zones by outdated names. */
const TODAYS_NAMES: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Asia/Rangoon": "Asia/Yangon",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
};

const named = (zone: string) => TODAYS_NAMES[zone] ?? zone;

/** This machine's zone, by its current name. */
export const ownTimeZone = (): string => named(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every zone that this browser knows. */
export function allTimeZones(): string[] {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...known.map(named), "UTC"])].sort();
}

/** "Asia/Kolkata" -> "Kolkata", "America/Argentina/Buenos_Aires" -> "Buenos Aires". */
export const cityOf = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** The zone's offset from UTC at a moment (epoch ms): "GMT+5:30", "GMT". */
export function offsetOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(at);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offset.replace(/^(GMT|UTC)[+-]0$|^UTC$/, "GMT");
}

/** "Kolkata (GMT+5:30)". */
export const zoneLabel = (zone: string, at: number): string => `${cityOf(zone)} (${offsetOf(zone, at)})`;

/** Whether both zones have the same offset at a moment. */
export const isSameTime = (one: string, other: string, at: number): boolean =>
  offsetOf(one, at) === offsetOf(other, at);

/** A day and a time without a zone: "2026-11-23" and "10:30". */
type WallTime = { day: string; time: string };

const WALL = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** Day and time in `zone` at `at` (epoch ms). */
export function wallTimeOf(zone: string, at: number): WallTime {
  const parts = new Intl.DateTimeFormat("en-GB", { ...WALL, timeZone: zone }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}

const asIfUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);

const isSameWall = (one: WallTime, other: WallTime) => one.day === other.day && one.time === other.time;

/**
 * The moment (epoch ms) of `wall` in `zone`. Null when a clock change in spring skips it; when one in autumn repeats
 * it, the first of the two.
 */
export function momentOfWall(zone: string, wall: WallTime): number | null {
  const guess = asIfUtc(wall);
  if (Number.isNaN(guess)) return null;
  // Around a clock change a zone has one of two offsets; try both and retain those that give `wall`.
  const moments = [guess - 86_400_000, guess + 86_400_000]
    .map((near) => guess - (asIfUtc(wallTimeOf(zone, near)) - near))
    .filter((moment) => isSameWall(wallTimeOf(zone, moment), wall));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** "2026-11-23" and 7 -> "2026-11-30": calendar days, without hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

const partsIn = (zone: string, at: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DATES, { ...parts, timeZone: zone }).format(at);

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
  fill(t.to3, { zone: shortDayIn(zone, startsAt), zone2: clockIn(zone, startsAt), zone3: clockIn(zone, endsAt) });

/** As `spanIn`, in full for screen readers: "Monday 23 November 2026, 10:30 to 11:15". */
export const longSpanIn = (zone: string, startsAt: number, endsAt: number): string =>
  fill(t.to3, { zone: longDayIn(zone, startsAt), zone2: clockIn(zone, startsAt), zone3: clockIn(zone, endsAt) });

/**
 * The time in the other side's zone: "05:00 in London", with the day where it differs; null where both clocks agree.
 */
export function otherClock(own: string, other: string, at: number): string | null {
  if (isSameTime(own, other, at)) return null;
  const day = shortDayIn(other, at);
  const clock = clockIn(other, at);
  const time = day === shortDayIn(own, at) ? clock : `${day}, ${clock}`;
  return fill(t.inWord3, { time, other: cityOf(other) });
}

/** As `otherClock`, for little room: "05:00 in London", "Sun 21:00 in London". */
export function otherClockShort(own: string, other: string, at: number): string | null {
  if (isSameTime(own, other, at)) return null;
  const isSameDay = shortDayIn(other, at) === shortDayIn(own, at);
  const time = isSameDay ? clockIn(other, at) : `${partsIn(other, at, { weekday: "short" })} ${clockIn(other, at)}`;
  return fill(t.inWord3, { time, other: cityOf(other) });
}

type Day<Item> = {
  /** "2026-11-23". */
  day: string;
  /** When the first item begins, in epoch ms; used to format the day. */
  at: number;
  items: Item[];
};

/** Days in order, items in order within each; a moment's day depends on the zone. */
export function groupByDay<Item extends { startsAt: string }>(items: readonly Item[], timeZone: string): Day<Item>[] {
  const days = new Map<string, Day<Item>>();
  for (const item of [...items].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    const at = Date.parse(item.startsAt);
    const { day } = wallTimeOf(timeZone, at);
    const group = days.get(day);
    if (group) group.items.push(item);
    else days.set(day, { day, at, items: [item] });
  }
  return [...days.values()];
}

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
