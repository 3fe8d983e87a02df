// Reads one date of a résumé: a day, a month, a season, a quarter or a year, in the spellings people use.
import { MONTH_NUMBERS, MONTH_PATTERN, SEASON_MONTHS, SEASON_PATTERN } from "./month-names.ts";

/** A named piece of a year; `first` and `last` are months (1 to 12), both null when only the year is given. */
export type DatePoint = { year: number; first: number | null; last: number | null };

/** Where a date stands in a text; `weak` ones ("03/19", "Jan 19") count only within a range. */
export type FoundPoint = { point: DatePoint; start: number; end: number; weak: boolean };

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)(?!\\d)";
const SHORT = "['’‘`´]\\s?\\d\\d(?!\\d)";
const ANY_YEAR = `(?:${YEAR}|${SHORT})`;
const MM = "(?:0[1-9]|1[0-2])";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.|\\))?";

type Groups = Record<string, string | undefined>;
type Form = { pattern: string; weak?: boolean; read: (groups: Groups) => DatePoint | null };

/** "2019", "'19" or "19" as a full year; two digits below 50 belong to this century. */
export function fullYear(written: string): number {
  const digits = written.replace(/\D/g, "");
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function months(year: string | undefined, first: number | null, last: number | null = first): DatePoint | null {
  return year === undefined ? null : { year: fullYear(year), first, last };
}

/** The month of a written name in any of the languages, or null. */
export function monthOf(name: string | undefined): number | null {
  return MONTH_NUMBERS.get((name ?? "").toLowerCase().replace(/\.$/, "")) ?? null;
}

function season(name: string | undefined, year: string | undefined): DatePoint | null {
  const range = SEASON_MONTHS.get((name ?? "").toLowerCase());
  return range ? months(year, range[0], range[1]) : null;
}

function quarter(number: string | undefined, year: string | undefined): DatePoint | null {
  const first = (Number(number) - 1) * 3 + 1;
  return months(year, first, first + 2);
}

function half(number: string | undefined, year: string | undefined): DatePoint | null {
  return months(year, number === "1" ? 1 : 7, number === "1" ? 6 : 12);
}

/** The month of "12/03/2019": the part that can be one; day first when both can, unless only the first is. */
function dayMonth(a: string | undefined, b: string | undefined, year: string | undefined): DatePoint | null {
  const [one, two] = [Number(a), Number(b)];
  if (one > 31 || two > 31) return null;
  const month = two <= 12 ? two : one;
  return month >= 1 && month <= 12 ? months(year, month) : null;
}

/** Longer forms first: the first that fits at a place wins. */
const FORMS: readonly Form[] = [
  { pattern: `(?<y>${YEAR})([-/.])(?<m>${MM})\\2\\d\\d(?!\\d)`, read: (g) => months(g.y, Number(g.m)) },
  { pattern: `(?<a>\\d\\d?)([-/.])(?<b>\\d\\d?)\\2(?<y>${YEAR})`, read: (g) => dayMonth(g.a, g.b, g.y) },
  { pattern: `(?<m>${MONTH_PATTERN})\\s?${DAY},?\\s(?<y>${YEAR})`, read: (g) => months(g.y, monthOf(g.m)) },
  {
    pattern: `(?:${DAY}\\s?(?:of |de )?[-/]?)?(?<m>${MONTH_PATTERN})(?:\\s?[-.,'’/_]\\s?|\\s+(?:of |de |del )?|)(?<y>${ANY_YEAR})`,
    read: (g) => months(g.y, monthOf(g.m)),
  },
  {
    pattern: `(?<y>${YEAR})[\\s,./-]{1,2}(?<m>${MONTH_PATTERN})(?!\\s?,?\\s?(?:\\d{4}|['’]\\d\\d))`,
    read: (g) => months(g.y, monthOf(g.m)),
  },
  {
    pattern: `(?<m>${MONTH_PATTERN})[\\s'’./-]{0,2}(?<y>\\d\\d)(?![\\d\\p{L},]|\\s?[,.:]\\s?\\d)`,
    weak: true,
    read: (g) => months(g.y, monthOf(g.m)),
  },
  {
    pattern: `(?<s>${SEASON_PATTERN})(?:\\s*[,'’/-]\\s*|\\s+(?:of )?)(?<y>${ANY_YEAR})`,
    read: (g) => season(g.s, g.y),
  },
  { pattern: `(?<y>${YEAR})\\s+(?<s>${SEASON_PATTERN})`, read: (g) => season(g.s, g.y) },
  { pattern: `Q(?<q>[1-4])[\\s/,-]*(?<y>${ANY_YEAR})`, read: (g) => quarter(g.q, g.y) },
  { pattern: `(?<y>${YEAR})[\\s/-]?Q(?<q>[1-4])(?!\\d)`, read: (g) => quarter(g.q, g.y) },
  { pattern: `H(?<q>[12])[\\s/,-]*(?<y>${ANY_YEAR})`, read: (g) => half(g.q, g.y) },
  { pattern: `(?<m>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<y>${YEAR})`, read: (g) => months(g.y, Number(g.m)) },
  { pattern: `(?<y>${YEAR})[./-](?<m>${MM})(?!\\d)`, read: (g) => months(g.y, Number(g.m)) },
  { pattern: `(?<y>${YEAR})\\s?年(?:\\s?(?<m>\\d\\d?)\\s?月)?`, read: (g) => months(g.y, g.m ? Number(g.m) : null) },
  { pattern: `(?<y>${YEAR})`, read: (g) => months(g.y, null) },
  { pattern: `(?<m>0?[1-9]|1[0-2])[/'’](?<y>\\d\\d)(?![\\d/])`, weak: true, read: (g) => months(g.y, Number(g.m)) },
  { pattern: `(?<y>${SHORT})`, weak: true, read: (g) => months(g.y, null) },
];

const MATCHERS = FORMS.map((form) => ({ ...form, regex: new RegExp(form.pattern, "iuy") }));
const STARTS = /[\p{L}\d'’‘`´]/u;
/** A date may be glued to a word that ends in lower case ("EngineerJan 2019"), never to digits, money or a version. */
const JOINED_BEFORE = /[\p{L}\d$€£₹#@]$|\d[.,/-]$/u;
const GLUED = /\p{Ll}$/u;
const JOINED_AFTER = /^(?:[\p{L}\d%]|[.,]\d|\+\s|\s?(?:users|people|employees|customers|students|lines|clients)\b)/iu;
const STUCK_PRESENT = /^(?:present|current|to|till|until)/i;

function fitsBefore(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 3), at);
  if (!JOINED_BEFORE.test(before)) return true;
  return GLUED.test(before) && /\p{Lu}/u.test(text.charAt(at));
}

/** The date that stands exactly at `at`, or null; `joined` when what stands before it has been read already. */
export function readPointAt(text: string, at: number, joined = false): FoundPoint | null {
  if (!STARTS.test(text.charAt(at)) || !(joined || fitsBefore(text, at))) return null;
  for (const { regex, read, weak } of MATCHERS) {
    regex.lastIndex = at;
    const match = regex.exec(text);
    if (!match) continue;
    const point = read(match.groups ?? {});
    const rest = text.slice(regex.lastIndex, regex.lastIndex + 14);
    if (!point || (JOINED_AFTER.test(rest) && !STUCK_PRESENT.test(rest))) continue;
    return { point, start: at, end: at + match[0].length, weak: weak ?? false };
  }
  return null;
}
