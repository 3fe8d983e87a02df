// Turns periods into months and adds them up without counting any month twice.
import type { DatePoint } from "./date-points.ts";
import type { DateRange } from "./date-ranges.ts";

/** Months counted from year 0, `to` exclusive. */
export type MonthSpan = { from: number; to: number };

const LONGEST_YEARS = 60;

/** "2024-03" as the number of its month. */
export function monthNumber(asOf: string): number {
  return Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1;
}

function firstMonth(point: DatePoint): number {
  return point.year * 12 + (point.first ?? 1) - 1;
}

/** A named month is worked to its end; a bare year only up to its beginning, so that years are a plain difference. */
function afterLast(point: DatePoint): number {
  return point.last === null ? point.year * 12 : point.year * 12 + point.last;
}

/** The months of a period, or null when it is reversed, too long or wholly after `asOf`. */
export function spanOf(range: DateRange, asOf: string): MonthSpan | null {
  const now = monthNumber(asOf) + 1;
  const from = firstMonth(range.from);
  const end = range.to === "present" ? now : afterLast(range.to ?? range.from);
  const to = Math.min(end, now);
  const yearOnly = range.from.first === null && range.to !== "present" && (range.to ?? range.from).last === null;
  if (from >= now || end - from > LONGEST_YEARS * 12) return null;
  if (to < from || (to === from && !yearOnly)) return null;
  return { from, to };
}

/** The months that the spans cover together. */
export function monthsCovered(spans: readonly MonthSpan[]): number {
  const sorted = [...spans].sort((a, b) => a.from - b.from || a.to - b.to);
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const span of sorted) {
    covered += Math.max(0, span.to - Math.max(span.from, reached));
    reached = Math.max(reached, span.to);
  }
  return covered;
}

/** "2024-03", or "2024" when the page gives no month. */
export function writtenMonth(point: DatePoint, end: "first" | "last"): string {
  const month = point[end];
  return month === null ? String(point.year) : `${point.year}-${String(month).padStart(2, "0")}`;
}
