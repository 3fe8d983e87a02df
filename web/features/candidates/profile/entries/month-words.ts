// Months of a career ("2024-03", "2024", "present") in words, in a form, and in order.
import { t } from "#messages/candidates.ts";
import { fill } from "../../../../../messages/fill.ts";
import { MONTHS } from "../../../../ui/month-names.ts";

/** "2024-03" -> "Mar 2024"; "2024" -> "2024"; "present" -> "now". */
function monthInWords(month: string): string {
  if (month === "present") return t.now;
  const [year, number] = month.split("-");
  const name = number === undefined ? undefined : MONTHS[Number(number) - 1];
  return name === undefined ? (year ?? "") : `${name.slice(0, 3)} ${year}`;
}

/** "Mar 2022 – now", "2019", "until Jun 2020"; "" when nothing is known. */
export function spanInWords(from: string | null, to: string | null): string {
  if (from !== null && to !== null)
    return from === to ? monthInWords(from) : `${monthInWords(from)} – ${monthInWords(to)}`;
  if (from !== null) return fill(t.since, { from: monthInWords(from) });
  return to === null || to === "present" ? (to === null ? "" : t.now) : fill(t.until, { to: monthInWords(to) });
}

/** Duration, rounded to months: "2022-03" to "2024-02" -> "2 years". "" unless both months are known. `now` is "2026-11". */
export function lengthInWords(from: string | null, to: string | null, now: string): string {
  const [first, last] = [ordinal(from), ordinal(to === "present" ? now : to)];
  if (first === null || last === null || last < first) return "";
  const months = last - first + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && fill(t.lengthInYears, { years }), rest > 0 && fill(t.lengthInMonths, { months: rest })]
    .filter(Boolean)
    .join(" ");
}

function ordinal(month: string | null): number | null {
  const match = /^(\d{4})-(\d{2})$/.exec(month ?? "");
  return match ? Number(match[1]) * 12 + Number(match[2]) : null;
}

/** A month as its two controls hold it. */
export type MonthForm = { month: string; year: string };
export const NO_MONTH: MonthForm = { month: "", year: "" };

export function toMonthForm(month: string | null): MonthForm {
  const [year = "", number = ""] = month === null || month === "present" ? [] : month.split("-");
  return { month: number, year };
}

/** The value of both controls: a month, a year, or null when the year is empty. */
export function fromMonthForm({ month, year }: MonthForm): string | null {
  const text = year.trim();
  if (text === "") return null;
  return month === "" ? text : `${text}-${month}`;
}

/** The error of a month, in words; null when valid. `thisYear` bounds the year. */
export function monthTrouble({ month, year }: MonthForm, thisYear: number): string | null {
  const text = year.trim();
  if (text === "") return month === "" ? null : t.pleaseEnterTheYearAsWell;
  const number = Number(text);
  if (!/^\d{4}$/.test(text) || number < 1940 || number > thisYear + 10)
    return fill(t.pleaseEnterTheYearWithFourDigits, { thisYear });
  return null;
}

/** Whether an end is before its start, as far as both are known. */
export function isBefore(end: string | null, start: string | null): boolean {
  if (end === null || start === null || end === "present") return false;
  const length = Math.min(end.length, start.length);
  return end.slice(0, length) < start.slice(0, length);
}

type Dated = { from: string | null; to: string | null };

/** The index for a new entry in a newest-first list: before the first that ended, or began, earlier. */
export function placeFor(entry: Dated, list: readonly Dated[]): number {
  const place = list.findIndex((other) => newness(other) < newness(entry));
  return place === -1 ? list.length : place;
}

/** Sort key; an entry without dates is the oldest. */
const newness = ({ from, to }: Dated) => `${to === "present" ? "9999" : (to ?? from ?? "")} ${from ?? ""}`;
