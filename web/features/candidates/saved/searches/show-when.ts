// Days of mails in words, in India's time zone, in whose morning mails are sent.

import { t } from "#messages/candidates.ts";
import { DATES } from "#messages/language.ts";
import { fill } from "../../../../../messages/fill.ts";

const ZONE = "Asia/Kolkata";
const DAY_MS = 86_400_000;

/** "today", "tomorrow", "on Monday" within a week, else "on 3 December". `now` and `at`: epoch ms and ISO text. */
export function showNext(at: string, now: number): string {
  const days = dayNumber(Date.parse(at)) - dayNumber(now);
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  return days < 7
    ? fill(t.on, { at: format(at, { weekday: "long" }) })
    : fill(t.on, { at: format(at, { day: "numeric", month: "long" }) });
}

/** "today", "yesterday", else "on 3 December", with the year unless it is this one. */
export function showLast(at: string, now: number): string {
  const days = dayNumber(now) - dayNumber(Date.parse(at));
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  const isThisYear = format(at, { year: "numeric" }) === format(new Date(now).toISOString(), { year: "numeric" });
  return fill(t.on, { at: format(at, { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) }) });
}

/** India is five and a half hours ahead of UTC all year. */
const dayNumber = (at: number) => Math.floor((at + 5.5 * 3_600_000) / DAY_MS);

const format = (at: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(at).toLocaleDateString(DATES, { ...parts, timeZone: ZONE });
