// Ages and years as people say them, in Hindi; money is written as in English.
import { roundedYears } from "../en/formats.ts";

export { roundedYears, showMoney } from "../en/formats.ts";

/** Years of work in words: 10.9 -> "11 साल", 1.5 -> "1.5 साल", 0.5 -> "6 महीने". Rounded as in English. */
export function yearsText(years: number): string {
  const months = Math.round(years * 12);
  if (months > 0 && months < 12) return months === 1 ? "1 महीना" : `${months} महीने`;
  return `${roundedYears(years)} साल`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * "2 दिन पहले", as seen at `now` (epoch ms). A date without a time, or one in the future (feeds round up), is told in
 * days only. "" for a text that is no date.
 */
export function agoText(posted: string, now: number): string {
  const at = Date.parse(posted);
  if (Number.isNaN(at)) return "";
  const isDayOnly = !posted.includes("T");
  const age = now - at;
  if (age < 0) return "आज";
  if (!isDayOnly && age < HOUR) return age < 2 * MINUTE ? "अभी-अभी" : `${Math.floor(age / MINUTE)} मिनट पहले`;
  if (!isDayOnly && age < DAY) return `${Math.floor(age / HOUR)} घंटे पहले`;
  return daysText(Math.floor(age / DAY));
}

/** "कल" may be yesterday or tomorrow, so a day ago is counted like all others. */
function daysText(days: number): string {
  if (days === 0) return "आज";
  if (days < 14) return `${days} दिन पहले`;
  if (days < 60) return `${Math.floor(days / 7)} हफ़्ते पहले`;
  if (days < 730) return `${Math.floor(days / 30.44)} महीने पहले`;
  return `${Math.floor(days / 365.25)} साल पहले`;
}
