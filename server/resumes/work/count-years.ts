// Years of experience: the months that the dated jobs cover together, else what the person states.
import type { Reading } from "../layout.ts";
import type { DateRange } from "./date-ranges.ts";
import { type MonthSpan, monthsCovered, spanOf } from "./month-spans.ts";
import { statedYears } from "./stated-years.ts";

export const STATED_YEARS_WARNING =
  "No dated jobs were found: the years of experience are those that the résumé states. Please check them.";

/** The years that dated jobs cover, with one decimal; null when no period has a length. */
export function yearsWorked(ranges: readonly DateRange[], asOf: string): number | null {
  const spans = ranges.map((range) => spanOf(range, asOf)).filter((span): span is MonthSpan => span !== null);
  const months = monthsCovered(spans);
  return months === 0 ? null : Math.round((months / 12) * 10) / 10;
}

/** Years from the jobs' dates, else from a statement in the text; `stated` tells which. */
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
