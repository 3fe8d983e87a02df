// Counts years of experience: the months that dated jobs cover together, else the number that the person states.
import type { Reading } from "../layout.ts";
import type { DatePoint } from "./date-points.ts";
import type { DateRange } from "./date-ranges.ts";

export const STATED_YEARS_WARNING =
  "No dated jobs were found: the years of experience are those that the résumé states. Please check them.";

/** The years that the periods cover, with one decimal; null when none has a length. */
function yearsWorked(ranges: readonly DateRange[], asOf: string): number | null {
  const spans = ranges.map((range) => spanOf(range, asOf)).filter((span): span is MonthSpan => span !== null);
  const months = monthsCovered(spans);
  return months === 0 ? null : Math.round((months / 12) * 10) / 10;
}

/** Years from the jobs' dates, else from a statement in the text (`stated`). */
export function readYears(
  ranges: readonly DateRange[],
  source: string,
  statements: string,
  asOf: string,
): { reading: Reading<number> | null; stated: boolean } {
  const worked = yearsWorked(ranges, asOf);
  if (worked !== null) return { reading: { value: worked, confidence: 0.9, source }, stated: false };
  const stated = statedYears(statements);
  if (!stated) return { reading: null, stated: false };
  return { reading: { value: stated.years, confidence: 0.5, source: stated.source }, stated: true };
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const NUMBER = `(?<number>\\d{1,2}(?:\\.\\d{1,2})?|${Object.keys(NUMBER_WORDS).join("|")})`;
const YEARS =
  "\\s*\\+?\\s*(?:plus\\s*)?(?:\\(\\d+\\)\\s*)?(?:years?|yrs?)\\b[’']?(?:\\s*(?:and|,)?\\s*(?<months>\\d{1,2})\\s*(?:months?|mos?)\\b)?";
const CLAIMS = [
  new RegExp(
    `\\b${NUMBER}${YEARS}(?:[\\s,]+(?:of|in|as|with)?\\s*[\\w&/,'’-]+){0,8}?\\s*(?:experience|exp\\b|expertise)`,
    "iu",
  ),
  new RegExp(
    `\\bexperience\\s*(?:of|:|-|spanning|over|-)?\\s*(?:over|more than|around|about|nearly)?\\s*${NUMBER}${YEARS}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:with|for|over|having)\\s+(?:over |more than |around |about |nearly )?${NUMBER}${YEARS}\\s+(?:in|as|of|working|building)\\b`,
    "iu",
  ),
];
const DECADE = /\b(?:over|more than|nearly) a decade(?:['’]?s?)? (?:of|in)\b/i;

const LONGEST_TEXT = 4_000;

export function statedYears(text: string): { years: number; source: string } | null {
  const flat = text.slice(0, LONGEST_TEXT).replace(/\s+/g, " ");
  for (const claim of CLAIMS) {
    const match = claim.exec(flat);
    const word = match?.groups?.number?.toLowerCase();
    if (!match || word === undefined) continue;
    const years = (NUMBER_WORDS[word] ?? Number(word)) + Number(match.groups?.months ?? 0) / 12;
    if (years > 0 && years <= 60) return { years: Math.round(years * 10) / 10, source: match[0] };
  }
  const decade = DECADE.exec(flat);
  return decade ? { years: 10, source: decade[0] } : null;
}

/** Months counted from year 0, `to` exclusive. */
type MonthSpan = { from: number; to: number };

const LONGEST_YEARS = 60;

/** "2024-03" as a count of months from year 0. */
export function monthNumber(asOf: string): number {
  return Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1;
}

function firstMonth(point: DatePoint): number {
  return point.year * 12 + (point.first ?? 1) - 1;
}

/** A named month counts to its end, a bare year only to its start, so that a span of years is their difference. */
function afterLast(point: DatePoint): number {
  return point.last === null ? point.year * 12 : point.year * 12 + point.last;
}

/** The months of a period; null when it is reversed, too long or wholly after `asOf`. */
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

/** Counts overlapping months once. */
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
