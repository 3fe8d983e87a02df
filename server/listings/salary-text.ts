// Pay in text as Indian and international boards write it, in whole units of a currency per period.
import type { Pay } from "../../contract/jobs/pay.ts";
import type { SalaryRange } from "../../contract/jobs/wire.ts";

type Period = SalaryRange["period"];
/** `currency` is null when the text names none; `estimated`: by a third party. */
export type PayText = { min: number; max: number; currency: string | null; period: Period; estimated: boolean };

const MOST_PAY = 2_000_000_000;
/** A longer text is no pay field, and reading it would take quadratic time. */
const LONGEST_FIELD = 500;
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/₹|\brs\.?(?=\s|\d)|\binr\b|\brupees?\b/i, "INR"],
  [/\bC\$|\bCA\$|\bcad\b/i, "CAD"],
  [/\bA\$|\bAU\$|\baud\b/i, "AUD"],
  [/\bS\$|\bsgd\b/i, "SGD"],
  [/\$|\busd\b/i, "USD"],
  [/€|\beur\b|\beuros?\b/i, "EUR"],
  [/£|\bgbp\b/i, "GBP"],
  [/\baed\b/i, "AED"],
  [/¥|\bjpy\b/i, "JPY"],
  [/\bpln\b|zł/i, "PLN"],
  [/\bchf\b/i, "CHF"],
];
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/\/\s*(?:hr|hour|h)\b|\b(?:per|an) hour\b|\bhourly\b|\bp\.?h\.?(?=\s|$)/i, "HOUR"],
  [/\/\s*(?:day|d)\b|\b(?:per|a) day\b|\bdaily\b/i, "DAY"],
  [/\/\s*(?:week|wk|w)\b|\b(?:per|a) week\b|\bweekly\b/i, "WEEK"],
  [/\/\s*(?:month|mo|mth|m)\b|\b(?:per|a) month\b|\bmonthly\b|\bp\.?\s?m\.?(?=\s|$)/i, "MONTH"],
  [
    /\/\s*(?:year|yr|y|annum)\b|\b(?:per|a) (?:year|annum)\b|\bannual(?:ly)?\b|\byearly\b|\bp\.?\s?a\.?(?=\s|$|\W)|\blpa\b|\bctc\b/i,
    "YEAR",
  ],
];
const UNITS: Record<string, number> = {
  k: 1e3,
  t: 1e3,
  thousand: 1e3,
  l: 1e5,
  lpa: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  cr: 1e7,
  crs: 1e7,
  crore: 1e7,
  crores: 1e7,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
};
const AMOUNT = /(\d[\d,.]*\d|\d)\s*(k|t|thousand|lpa|lacs?|lakhs?|l|crores?|crs?|million|mn|m)?(?![\p{L}\d%])/giu;
const NOTHING = /\b(?:not disclosed|undisclosed|unpaid|n\/a|competitive|negotiable|as per|commensurate|best in)\b/i;
const ONE_SIDED = /\b(?:up ?to|upto|from|starting|maximum|max|less than|more than|minimum|at least)\b/i;

/** Reads a pay field; null when it states none, only one end of a range, or an unclear period. */
export function readPay(field: string): PayText | null {
  const text = field.slice(0, LONGEST_FIELD);
  if (NOTHING.test(text)) return null;
  const amounts = amountsOf(text);
  const [first, second] = amounts;
  if (!first || amounts.length > 2 || (!second && ONE_SIDED.test(text))) return null;
  const indian = /\b(?:lacs?|lakhs?|lpa|crores?|cr)\b|\d\s*(?:l|cr)\b|\d,\d{2},\d{3}/i.test(text);
  const currency = CURRENCIES.find(([mark]) => mark.test(text))?.[1] ?? (indian ? "INR" : null);
  const [low, high] = valuesOf(first, second);
  const period = PERIODS.find(([mark]) => mark.test(text))?.[1] ?? likelyPeriod(low, high, currency, indian);
  const [min, max] = low <= high ? [low, high] : [high, low];
  if (!period || !(max > 0) || max > MOST_PAY) return null;
  return {
    min: Math.round(min),
    max: Math.round(max),
    currency,
    period,
    estimated: /\best(?:\.|imated?\b)/i.test(text),
  };
}

type Amount = { value: number; unit: number | null };

function amountsOf(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(([, digits = "", unit]) => ({
    value: numberOf(digits),
    unit: unit ? (UNITS[unit.toLowerCase()] ?? null) : null,
  }));
}

/** "60.000" is sixty thousand, "2.25" is not; commas separate thousands or lakhs. */
function numberOf(digits: string): number {
  return /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? Number(digits.replaceAll(".", "")) : Number(digits.replaceAll(",", ""));
}

/** A unit after the second number applies to the first too, unless that is written out ("50,000-3 Lacs"). */
function valuesOf(first: Amount, second: Amount | undefined): [number, number] {
  if (!second) return [first.value * (first.unit ?? 1), first.value * (first.unit ?? 1)];
  const shared = first.unit ?? (first.value < 1000 ? second.unit : null) ?? 1;
  return [first.value * shared, second.value * (second.unit ?? (first.unit && second.value < 1000 ? first.unit : 1))];
}

function likelyPeriod(low: number, high: number, currency: string | null, indian: boolean): Period | null {
  if (indian && high >= 100_000) return "YEAR";
  if (currency === "INR") return low >= 150_000 ? "YEAR" : null;
  return low >= 12_000 ? "YEAR" : null;
}

const MONEY = "(?:(?:₹|\\bRs\\.?|\\bINR|\\bUSD|\\bEUR|\\bGBP|\\bCAD|[CAS]?\\$|€|£)\\s*)";
const FIGURE = "\\d[\\d,.]*\\s*(?:k|l|lacs?|lakhs?|lpa|cr|crores?)?";
const TEXT_RANGE = new RegExp(
  `${MONEY}${FIGURE}(?:\\s*(?:USD|CAD|INR|EUR|GBP))?(?:\\s*(?:per|a|/)\\s*(?:year|yr|annum|hour|hr|month))?\\s*(?:-|–|—|to|and)\\s*${MONEY}?${FIGURE}(?!\\s*(?:%|million|billion|mn|bn|[MB]\\b))`,
  "gi",
);
const ABOUT_PAY =
  /\b(?:salar(?:y|ies)|compensation|base pay|pay range|pay is|pay for|hourly|ctc|stipend|remuneration|wages?|ote|on-target)\b/i;

/** The first range in a description with words about pay beside it. */
export function payInText(text: string): PayText | null {
  for (const found of text.matchAll(TEXT_RANGE)) {
    const before = text.slice(Math.max(0, found.index - 200), found.index);
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 40).split("\n")[0] ?? "";
    if (!ABOUT_PAY.test(before) && !ABOUT_PAY.test(after)) continue;
    const words = /\b(?:annual(?:ly)?|yearly|hourly|monthly|per (?:year|hour|month|annum))\b/gi;
    const period = [...after.matchAll(words), ...[...before.slice(-80).matchAll(words)].reverse()][0]?.[0] ?? "";
    const slash = /^\s*(?:[A-Z]{3}\s*)?\/\s*\w+/.exec(after)?.[0] ?? "";
    const pay = readPay(`${found[0]} ${slash} ${period}`);
    if (pay?.currency) return pay;
  }
  return null;
}

/** Pay with both ends and a currency, in whole units; null for anything else. */
export function soundPay(min: unknown, max: unknown, currency: unknown, period: Period | null): Pay | null {
  if (typeof min !== "number" || typeof max !== "number" || typeof currency !== "string" || !period) return null;
  if (!(min >= 0 && max > 0 && max >= min && max <= MOST_PAY && /^[A-Za-z]{3}$/.test(currency))) return null;
  return { min: Math.round(min), max: Math.round(max), currency: currency.toUpperCase(), period };
}

/** A period by a source's name for it ("per-year-salary", "1 YEAR", "HOUR"); null also for two weeks or half a year. */
export function readPeriod(text: string | undefined): Period | null {
  if (/\b(?:bi|semi)[\s_-]?(?:week|month|annu)/i.test((text ?? "").slice(0, LONGEST_FIELD))) return null;
  const found = /\b(year|annum|annual|month|week|day|hour)/i
    .exec((text ?? "").slice(0, LONGEST_FIELD).replace(/[-_]/g, " "))?.[1]
    ?.toUpperCase();
  return found === undefined ? null : found.startsWith("ANNU") ? "YEAR" : (found as Period);
}
