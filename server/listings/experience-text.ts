// Years of experience in a field of a listing: "5-8 Yrs", "5+ years", "fresher".
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";

export type Years = { min: number; max: number };

const MOST_YEARS = 50;
const NUMBER = "(\\d{1,2}(?:\\.\\d)?)";
const YEARS = "(?:years?|yrs?|y\\.?o\\.?e)\\b";
const RANGE = new RegExp(
  `${NUMBER}\\s*\\+?\\s*(?:${YEARS}\\.?\\s*)?(?:-|–|—|to|~)\\s*${NUMBER}\\s*(\\+?)\\s*${YEARS}`,
  "i",
);
const OPEN = new RegExp(
  `${NUMBER}\\s*(?:\\+|plus|or more|and above|& above|or above)\\s*(?:of\\s+)?${YEARS}|(?:minimum|min\\.?|at least|atleast|more than|over|above)(?:\\s+of)?\\s*:?\\s*${NUMBER}\\s*\\+?\\s*${YEARS}|${NUMBER}\\s*${YEARS}\\s*(?:\\+|plus|or more|and above|& above|or above|minimum)`,
  "i",
);
const UP_TO = new RegExp(`(?:up ?to|less than|maximum|max\\.?|under)\\s*(?:of\\s+)?${NUMBER}\\s*${YEARS}`, "i");
const EXACT = new RegExp(`${NUMBER}\\s*${YEARS}`, "i");
const FRESHER =
  /\b(?:freshers?|fresh graduates?|no (?:prior )?experience(?: (?:is )?(?:required|needed|necessary))?|entry[- ]level)\b/i;

/** Years between 0 and 50 in whole numbers, or null when they make no sense. */
export function soundYears(min: number, max: number): Years | null {
  const years = { min: Math.floor(min), max: max >= OPEN_ENDED_YEARS ? OPEN_ENDED_YEARS : Math.ceil(max) };
  if (!(years.min >= 0 && years.min <= MOST_YEARS && years.max >= years.min)) return null;
  return years.max > MOST_YEARS && years.max !== OPEN_ENDED_YEARS ? { ...years, max: OPEN_ENDED_YEARS } : years;
}

/** Reads a field that is about experience, such as "5-8 Yrs" or "Fresher"; null when it names no years. */
export function readExperience(field: string): Years | null {
  const range = RANGE.exec(field) ?? /^\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*$/.exec(field);
  if (range) return soundYears(Number(range[1]), range[3] === "+" ? OPEN_ENDED_YEARS : Number(range[2]));
  const open = OPEN.exec(field) ?? /^\s*(\d{1,2})\s*\+\s*$/.exec(field);
  if (open) return soundYears(Number(open[1] ?? open[2] ?? open[3]), OPEN_ENDED_YEARS);
  const upTo = UP_TO.exec(field);
  if (upTo) return soundYears(0, Number(upTo[1]));
  const exact = EXACT.exec(field);
  if (exact) return soundYears(Number(exact[1]), Number(exact[1]));
  return FRESHER.test(field) ? { min: 0, max: 0 } : null;
}
