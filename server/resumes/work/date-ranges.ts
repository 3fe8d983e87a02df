// Finds periods in a line of a résumé: "Jan 2019 - Present", "2015-18", "Summer 2020", "Since 2019", "03/19 till date".
import {
  type DatePoint,
  type FoundPoint,
  fullYear,
  MONTH_PATTERN,
  monthOf,
  PRESENT_PATTERN,
  readPointAt,
  SEASON_PATTERN,
} from "./date-points.ts";

/** A period at `start` to `end` of its text. `to` is "present" while it runs and null for a single date. */
export type DateRange = {
  from: DatePoint;
  to: DatePoint | "present" | null;
  form: "range" | "since" | "open" | "single";
  start: number;
  end: number;
};

const DASH = "[-–—‒―−~→➔➝»>]{1,3}";
const WORD =
  "(?:to|till|til|until|through|thru|up ?to|bis(?: zum?)?|au|à|jusqu['’]?(?:à|au|en)?|hasta|até|tot|al|a|fino (?:a|ad))(?![\\p{L}\\d])";
const SEPARATOR = new RegExp(`\\s*(?:${DASH}(?:\\s*${WORD})?|(?<=[\\s\\d.])${WORD}(?:\\s*${DASH})?:?)\\s*`, "iuy");
const ONLY_DASH = new RegExp(`\\s*${DASH}\\s*`, "uy");
/** A dash that a font without a character map turned into another character: "2017 © present". */
const ODD_SIGN = /\s+[^\s,;|&+•·(\p{Lu}]\s+(?=\S)/uy;
const SLASH = /\s?\/\s?/y;
const LIST = /\s*(?:,|&|\/|and|und|et|y)\s*/iy;
const PRESENT = new RegExp(PRESENT_PATTERN, "iuy");
const SPACED_PRESENT =
  /[\s,(]+(?=present|current|till|to (?:date|present)|ongoing|on-going|onwards?|until|today|now\b|heute|aujourd)/iy;
const OPEN_END = /\s*(?:$|[\t)\]|,;•·])/y;
const SINCE = /(?:^|[\s(\t|,])((?:since|as of|seit|depuis|desde|sinds|dal)(?: le)?)\s*:?\s*$/i;
const FROM = /(?:^|[\s(\t|,:])((?:from|between|starting|von|vom|du|de|desde|dal|van)\s*:?)\s*$/i;
const BARE_START = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s)?(?<name>${MONTH_PATTERN}|${SEASON_PATTERN})(?:\\s\\d{1,2}(?:st|nd|rd|th)?,?)?(?=\\s*(?:${DASH}|to|till|until|through|&|/|and|bis|à|a)[\\s\\p{L}\\d])`,
  "iuy",
);
const BARE_JOIN = new RegExp(`\\s*(?:${DASH}|to|till|until|through|&|/|and|bis|à|a)\\s*`, "iuy");
const SHORT_END = /(?<year>\d\d)(?![\d\p{L}%+]|[./-]\d)/uy;

function matchAt(regex: RegExp, text: string, at: number): number | null {
  regex.lastIndex = at;
  return regex.test(text) ? regex.lastIndex : null;
}

/** "15" after "2012-": the year 2015, if it comes soon after. */
function readShortEnd(text: string, at: number, from: DatePoint): { point: DatePoint; end: number } | null {
  SHORT_END.lastIndex = at;
  const match = SHORT_END.exec(text);
  if (!match || from.first !== null) return null;
  const century = from.year - (from.year % 100);
  const two = Number(match.groups?.year);
  const year = century + two + (two < from.year % 100 ? 100 : 0);
  return year > from.year && year - from.year <= 20
    ? { point: { year, first: null, last: null }, end: SHORT_END.lastIndex }
    : null;
}

function skipSpaces(text: string, at: number): number {
  return at + ((/^ {1,3}/.exec(text.slice(at))?.[0].length ?? 0) || text.length);
}

/** "Sep 2023 Mar 2024": a period whose dash was lost, if the second month is later. */
function isLater(next: FoundPoint, found: FoundPoint): boolean {
  const [from, to] = [found.point, next.point];
  if (from.first === null || to.first === null || next.weak || found.weak) return false;
  return to.year * 12 + to.first > from.year * 12 + from.first;
}

type Ending = { to: DatePoint | "present"; end: number; form: "range" | "open" };

function readEnding(text: string, found: FoundPoint): Ending | null {
  const after =
    matchAt(SEPARATOR, text, found.end) ?? matchAt(SLASH, text, found.end) ?? matchAt(ODD_SIGN, text, found.end);
  if (after !== null) {
    const present = matchAt(PRESENT, text, after);
    if (present !== null) return { to: "present", end: present, form: "range" };
    const point = readPointAt(text, after, true);
    if (point) return { to: point.point, end: point.end, form: "range" };
    const tight = !/\s/.test(text.slice(found.end, after));
    const short = tight ? readShortEnd(text, after, found.point) : null;
    if (short) return { to: short.point, end: short.end, form: "range" };
  }
  const spaced = matchAt(SPACED_PRESENT, text, found.end);
  const present = spaced === null ? null : matchAt(PRESENT, text, spaced);
  if (present !== null) return { to: "present", end: present, form: "range" };
  const next = spaced === null ? readPointAt(text, skipSpaces(text, found.end)) : null;
  if (next && isLater(next, found)) return { to: next.point, end: next.end, form: "range" };
  const dash = matchAt(ONLY_DASH, text, found.end);
  const open = dash === null ? null : matchAt(OPEN_END, text, dash);
  return dash !== null && open !== null ? { to: "present", end: dash, form: "open" } : null;
}

/** "2010-11" alone is a school year or a span of years, not November 2010. */
function readSpanOfYears(text: string, found: FoundPoint): DateRange | null {
  const match = /^(\d{4})[-/](\d\d)$/.exec(text.slice(found.start, found.end));
  if (!match) return null;
  const from: DatePoint = { year: fullYear(match[1] as string), first: null, last: null };
  const short = readShortEnd(match[2] as string, 0, from);
  if (!short || short.point.year - from.year > 8) return null;
  return { from, to: short.point, form: "range", start: found.start, end: found.end };
}

/** "Jan - Mar 2020": the first month is in the year of the second. */
function readBareStart(text: string, at: number): DateRange | null {
  BARE_START.lastIndex = at;
  const match = BARE_START.exec(text);
  const joined = match ? matchAt(BARE_JOIN, text, BARE_START.lastIndex) : null;
  const end = joined === null ? null : readPointAt(text, joined, true);
  if (!match || !end || end.weak || end.point.first === null) return null;
  const name = match.groups?.name ?? "";
  const month = monthOf(name) ?? readPointAt(`${name} ${end.point.year}`, 0)?.point.first ?? null;
  if (month === null) return null;
  const from: DatePoint = { year: end.point.year, first: month, last: month };
  return { from, to: end.point, form: "range", start: at, end: end.end };
}

/** Includes the "from" or "since" before a date in the period. */
function withOpener(text: string, range: DateRange): DateRange {
  const before = text.slice(0, range.start);
  const since = SINCE.exec(before)?.[1];
  if (since !== undefined && range.to === null) {
    return { ...range, to: "present", form: "since", start: before.lastIndexOf(since) };
  }
  const from = FROM.exec(before)?.[1];
  return from === undefined ? range : { ...range, start: before.lastIndexOf(from) };
}

function readFrom(text: string, found: FoundPoint): DateRange | null {
  const ending = readEnding(text, found);
  if (ending) {
    return { from: found.point, to: ending.to, form: ending.form, start: found.start, end: ending.end };
  }
  const span = readSpanOfYears(text, found);
  if (span || found.weak) return span;
  return { from: found.point, to: null, form: "single", start: found.start, end: found.end };
}

/** "Summer 2012 and 2013": the second year repeats the season. */
function readRepeats(text: string, first: DateRange): DateRange[] {
  const repeats: DateRange[] = [];
  let last = first;
  for (;;) {
    const joined = matchAt(LIST, text, last.end);
    const found = joined === null ? null : readPointAt(text, joined, true);
    if (last.form !== "single" || !found || found.point.first !== null || found.weak) return repeats;
    if (readEnding(text, found)) return repeats;
    last = {
      from: { ...first.from, year: found.point.year },
      to: null,
      form: "single",
      start: found.start,
      end: found.end,
    };
    repeats.push(last);
  }
}

/** Where a date may begin: at a word, a number, or a capital within a word. */
const BEGINNING = /(?<![\p{L}\d])[\p{L}\d'’‘`´]|(?<=\p{Ll})\p{Lu}/gu;
/** Longer lines are not read: résumés have none. */
const LONGEST_TEXT = 600;
/** Each line of a document is read several times. */
const READ = new Map<string, readonly DateRange[]>();
const MOST_READ = 1_000;

function readRanges(text: string): DateRange[] {
  const ranges: DateRange[] = [];
  let from = 0;
  for (const { index: at } of text.matchAll(BEGINNING)) {
    if (at < from) continue;
    const bare = readBareStart(text, at);
    const found = bare ? null : readPointAt(text, at);
    const range = bare ?? (found && readFrom(text, found));
    if (!range) {
      from = found ? found.end : at + 1;
      continue;
    }
    const whole = withOpener(text, range);
    const repeats = readRepeats(text, whole);
    ranges.push(whole, ...repeats);
    from = Math.max(at + 1, repeats[repeats.length - 1]?.end ?? whole.end);
  }
  return ranges;
}

/** All periods and single dates of a text, from left to right. */
export function findDateRanges(text: string): readonly DateRange[] {
  if (text.length > LONGEST_TEXT || !/\d\d/.test(text)) return [];
  const known = READ.get(text);
  if (known) return known;
  if (READ.size >= MOST_READ) READ.clear();
  const ranges = readRanges(text);
  READ.set(text, ranges);
  return ranges;
}
