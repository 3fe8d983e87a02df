// Days and times as people read them, in the reader's time zone.

import { DATES } from "#messages/language.ts";
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const unbroken = (date: string): string => date.replaceAll(" ", "\u00a0");
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

/** "2026-11-28T05:00:00.000Z", or epoch ms -> "28 Nov 2026", which no line break divides. */
export const dayOf = (at: string | number): string => unbroken(new Date(at).toLocaleDateString(DATES, DAY));

/** "2026-11-28T05:00:00.000Z" -> "28 November 2026", unbroken too. */
export const longDayOf = (iso: string): string =>
  unbroken(new Date(iso).toLocaleDateString(DATES, { ...DAY, month: "long" }));

/** "2026-11-28T05:00:00.000Z" -> "28 Nov 2026, 10:30". */
export const momentOf = (iso: string): string => new Date(iso).toLocaleString(DATES, { ...DAY, ...TIME });

/** "2026-11-28T05:00:00.000Z" -> "10:30". */
export const timeOf = (iso: string): string => new Date(iso).toLocaleTimeString(DATES, TIME);

/** "2021-04" -> "April 2021". */
export const monthOf = (month: string): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString(DATES, { month: "long", year: "numeric", timeZone: "UTC" });

/** "2021-04" -> "Apr 2021". */
export const shortMonthOf = (month: string): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString(DATES, { month: "short", year: "numeric", timeZone: "UTC" });

const MINUTE_MS = 60_000;

/** The time until `iso`, rounded down: "3 days", "5 hours", "12 minutes", "less than a minute"; "" once past. `now` in epoch ms. */
export function timeLeft(iso: string, now: number): string {
  const minutes = Math.floor((Date.parse(iso) - now) / MINUTE_MS);
  if (Date.parse(iso) <= now) return "";
  if (minutes < 1) return t.lessThanAMinute;
  if (minutes < 120) return counted(minutes, "minute");
  if (minutes < 72 * 60) return counted(Math.floor(minutes / 60), "hour");
  return counted(Math.floor(minutes / 60 / 24), "day");
}

const COUNTED = {
  minute: t.countedMinute,
  hour: t.countedHour,
  day: t.countedDay,
  year: t.countedYear,
  credit: t.countedCredit,
  job: t.countedJob,
};

/** 1 -> "1 day", 2 -> "2 days". */
export const counted = (count: number, noun: keyof typeof COUNTED): string => fill(COUNTED[noun], { count });
