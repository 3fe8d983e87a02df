// Reads one date of a résumé: a day, month, season, quarter or year, in the usual spellings of several languages.

/** English, French, German, Spanish, Portuguese, Italian and Dutch, to the month's number. */
const MONTHS: readonly (readonly [number, string])[] = [
  [1, "january jan janvier janv januar jänner jan enero ene janeiro gennaio genn januari"],
  [2, "february feb febr février fevrier févr fevr fév februar febrero fevereiro fev febbraio febbr februari"],
  [3, "march mar mars märz maerz mär mrz marzo março marco maart mrt"],
  [4, "april apr avril avr abril abr aprile"],
  [5, "may mai mayo maio maggio magg mei"],
  [6, "june jun juin juni junio junho giugno giu"],
  [7, "july jul juillet juil juli julio julho luglio lugl"],
  [8, "august aug août aout agosto ago augustus"],
  [9, "september sept sep septembre septiembre setiembre septembro setembro settembre"],
  [10, "october oct octobre oktober okt octubre outubro ottobre ott"],
  [11, "november nov novembre noviembre novembro"],
  [12, "december dec decem décembre decembre déc dezember dez diciembre dic dezembro dicembre december"],
];

/** First and last month of a named part of the year. */
const SEASONS: readonly (readonly [number, number, string])[] = [
  [3, 5, "spring printemps frühling frühjahr primavera"],
  [6, 8, "summer été ete sommer verano verão estate sommersemester"],
  [9, 11, "fall autumn automne herbst otoño outono autunno"],
  [1, 2, "winter hiver invierno inverno wintersemester"],
];

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap(([month, names]) => names.split(" ").map((name) => [name, month] as const)),
);

const SEASON_MONTHS: ReadonlyMap<string, readonly [number, number]> = new Map(
  SEASONS.flatMap(([first, last, names]) => names.split(" ").map((name) => [name, [first, last]] as const)),
);

function alternatives(names: Iterable<string>): string {
  return [...new Set(names)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|");
}

export const MONTH_PATTERN = `(?:${alternatives(MONTH_NUMBERS.keys())})(?!\\p{L})\\.?`;
export const SEASON_PATTERN = `(?:${alternatives(SEASON_MONTHS.keys())})(?!\\p{L})`;

/** Words for the end of a period that still runs. */
export const PRESENT_PATTERN =
  "(?:(?:the )?present(?: day| time)?|presently|current(?:ly)?(?: (?:working|employed|date|position|role))?|now|today|on-?going|continu(?:ing|es?|ed)|still working|till (?:date|now|present|today)|to (?:date|present|now)|until (?:now|present|today|date)|date|in progress|onwards?|heute|jetzt|laufend|aujourd['’]?hui|à ce jour|ce jour|pr[ée]sent|actuel(?:lement)?|maintenant|en cours|(?:la )?actualidad|(?:el )?presente|actual(?:mente)?|hoy|oggi|attuale|in corso|hoje|atual(?:mente)?|o momento|heden)(?![\\p{L}\\d])";

/** A part of a year. `first` and `last` are months (1 to 12), both null when only the year is given. */
export type DatePoint = { year: number; first: number | null; last: number | null };

/** A date and its position in a text. `weak` ones ("03/19", "Jan 19") count only within a range. */
export type FoundPoint = { point: DatePoint; start: number; end: number; weak: boolean };

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)(?!\\d)";
const SHORT = "['’‘`´]\\s?\\d\\d(?!\\d)";
const ANY_YEAR = `(?:${YEAR}|${SHORT})`;
const MM = "(?:0[1-9]|1[0-2])";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.|\\))?";

type Groups = Record<string, string | undefined>;
type Form = { pattern: string; weak?: boolean; read: (groups: Groups) => DatePoint | null };

/** The full year of "2019", "'19" or "19"; two digits below 50 are in this century. */
export function fullYear(written: string): number {
  const digits = written.replace(/\D/g, "");
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function months(year: string | undefined, first: number | null, last: number | null = first): DatePoint | null {
  return year === undefined ? null : { year: fullYear(year), first, last };
}

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

/** The month of "12/03/2019": day first if both could be the month. */
function dayMonth(a: string | undefined, b: string | undefined, year: string | undefined): DatePoint | null {
  const [one, two] = [Number(a), Number(b)];
  if (one > 31 || two > 31) return null;
  const month = two <= 12 ? two : one;
  return month >= 1 && month <= 12 ? months(year, month) : null;
}

/** Longer forms first: the first match wins. */
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
/** A date may directly follow a word in lower case ("EngineerJan 2019"), but not digits, money or a version. */
const JOINED_BEFORE = /[\p{L}\d$€£₹#@]$|\d[.,/-]$/u;
const GLUED = /\p{Ll}$/u;
const JOINED_AFTER = /^(?:[\p{L}\d%]|[.,]\d|\+\s|\s?(?:users|people|employees|customers|students|lines|clients)\b)/iu;
const STUCK_PRESENT = /^(?:present|current|to|till|until)/i;

function fitsBefore(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 3), at);
  if (!JOINED_BEFORE.test(before)) return true;
  return GLUED.test(before) && /\p{Lu}/u.test(text.charAt(at));
}

/** The date at `at`, or null. `joined`: the text before it has been read already. */
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
