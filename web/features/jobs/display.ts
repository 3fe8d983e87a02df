// Says pay, experience, places and the posting day of a job in words.

import { t } from "#messages/jobs.ts";
import { NUMBERS } from "#messages/language.ts";
import { isInLakhs, type Pay, payOfRange } from "../../../contract/jobs/pay.ts";
import type { SalaryRange } from "../../../contract/jobs/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { counted } from "../../ui/moments.ts";
import { MONTHS } from "../../ui/month-names.ts";
import { NOT_DISCLOSED } from "./not-disclosed.ts";

const PERIOD_WORDS: Record<SalaryRange["period"], string> = {
  YEAR: t.aYear,
  MONTH: t.aMonth,
  WEEK: t.aWeek,
  DAY: t.aDay,
  HOUR: t.anHour,
};

const LAKHS_IN_A_CRORE = 100;

/** "₹6–10 lakh a year", "$120,000–150,000 a year", "Unpaid", or "Not Disclosed" when absent or hidden by the employer. */
export function salaryText(salary: SalaryRange | null, isDisplayed: boolean): string {
  if (!salary || !isDisplayed || !Number.isFinite(salary.min) || !Number.isFinite(salary.max)) return NOT_DISCLOSED;
  if (salary.max <= 0) return t.unpaid;
  const amount = isInLakhs(salary) ? rupeesText(salary) : currencyText(salary);
  return `${amount} ${PERIOD_WORDS[salary.period]}`;
}

function rupeesText(range: SalaryRange): string {
  const { min, max } = range;
  if (max < 1) return currencyText(payOfRange(range));
  if (min >= LAKHS_IN_A_CRORE) return fill(t.crore, { min: rangeText(min / LAKHS_IN_A_CRORE, max / LAKHS_IN_A_CRORE) });
  if (max >= LAKHS_IN_A_CRORE) return fill(t.lakhCrore, { min: plain(min), max: plain(max / LAKHS_IN_A_CRORE) });
  return fill(t.lakh, { min: rangeText(min, max) });
}

const rangeText = (min: number, max: number) => (min === max ? plain(min) : `${plain(min)}–${plain(max)}`);

/** At most two decimals, without trailing zeros. */
const plain = (value: number) => String(Math.round(value * 100) / 100);

function currencyText({ min, max, currency, period }: Pay): string {
  const format = currencyFormat(currency, period === "HOUR" && !(Number.isInteger(min) && Number.isInteger(max)));
  if (min === max) return format(min);
  const low = format(min);
  const high = format(max);
  // The sign or code is written once: "AED 60,000–120,000".
  const sign = /^\D*/.exec(low)?.[0] ?? "";
  return `${low}–${high.startsWith(sign) ? high.slice(sign.length) : high}`;
}

const formats = new Map<string, (value: number) => string>();

/** One cached formatter a currency: making one takes longer than a card. */
function currencyFormat(currency: string, hasCents: boolean): (value: number) => string {
  const key = `${currency} ${hasCents}`;
  const known = formats.get(key);
  if (known) return known;
  const made = makeFormat(currency, hasCents ? 2 : 0);
  if (formats.size < 400) formats.set(key, made);
  return made;
}

function makeFormat(currency: string, digits: number): (value: number) => string {
  // A listing's currency may be no ISO code; Intl throws on those.
  if (!/^[A-Z]{3}$/.test(currency)) return (value) => `${value} ${currency}`.trim();
  const format = new Intl.NumberFormat(currency === "INR" ? NUMBERS : "en", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value) => format.format(value);
}

/** From this maximum (years) a range has no upper end. */
const OPEN_END = 9999;

type ExperienceRange = { min: number; max: number };

/** "3–5 years", "3+ years", "1 year"; "Not Disclosed" when not stated. */
export function experienceText({ min, max }: ExperienceRange, isStated: boolean): string {
  if (!isStated) return NOT_DISCLOSED;
  if (max >= OPEN_END) return fill(t.years, { min });
  if (max <= min) return counted(min, "year");
  return fill(t.years2, { min, max });
}

/** Longer lists are cut. */
const MAX_SHOWN = 3;
/** How many of a longer list are shown before the rest is counted. */
const SHOWN_OF_MANY = 2;

type PlacesText = { shown: string; more: string[] };

/** "Dubai, Dubai, United Arab Emirates", a city and its emirate, is "Dubai, United Arab Emirates". */
const withoutRepeats = (place: string): string =>
  place
    .split(",")
    .map((part) => part.trim())
    .filter((part, index, all) => part !== all[index - 1])
    .join(", ");

/** `shown` joins places with ", "; `more`: the places left out. */
export function placesText(fullLocation: readonly string[]): PlacesText {
  const places = [...new Set(fullLocation.map(withoutRepeats).filter((place) => place !== ""))];
  if (places.length === 0) return { shown: NOT_DISCLOSED, more: [] };
  if (places.length <= MAX_SHOWN) return { shown: places.join(", "), more: [] };
  return { shown: places.slice(0, SHOWN_OF_MANY).join(", "), more: places.slice(SHOWN_OF_MANY) };
}

/**
 * Places as a card shows them: "Bhopal · Mumbai", and `more`: the others in full. `alsoIn`: cities of postings that are folded into
 * this one.
 */
export function shortPlacesText(fullLocation: readonly string[], alsoIn: readonly string[] = []): PlacesText {
  const places = new Map([...fullLocation, ...alsoIn].map((place) => [shortPlace(place), withoutRepeats(place)]));
  places.delete("");
  if (places.size === 0) return { shown: NOT_DISCLOSED, more: [] };
  return {
    shown: [...places.keys()].slice(0, SHOWN_OF_MANY).join(" · "),
    more: [...places.values()].slice(SHOWN_OF_MANY),
  };
}

/** "Pune, Maharashtra, India" is Pune; abroad the country stays: "Dubai, United Arab Emirates". */
function shortPlace(place: string): string {
  const comma = place.indexOf(",");
  if (comma < 0) return place.trim();
  const first = place.slice(0, comma).trim();
  const last = place.slice(place.lastIndexOf(",") + 1).trim();
  return last === first || (last === "India" && !/remote|anywhere/i.test(first)) ? first : `${first}, ${last}`;
}

/** "21 November 2026" in UTC, the same on every machine; "" for an invalid date. */
export function dateText(posted: string): string {
  const at = new Date(posted);
  if (Number.isNaN(at.getTime())) return "";
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}
