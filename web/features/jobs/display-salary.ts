// Says a job's pay in words: lakhs and crores for yearly rupees, else the currency with its period.
import { isInLakhs, type Pay, payOfRange } from "../../../contract/jobs/pay.ts";
import type { SalaryRange } from "../../../contract/jobs/wire.ts";
import { NOT_DISCLOSED } from "./not-disclosed.ts";

const PERIOD_WORDS: Record<SalaryRange["period"], string> = {
  YEAR: "a year",
  MONTH: "a month",
  WEEK: "a week",
  DAY: "a day",
  HOUR: "an hour",
};

const LAKHS_IN_A_CRORE = 100;

/** "₹6–10 lakh a year", "$120,000–150,000 a year", "Unpaid", or "Not Disclosed" when absent or hidden by the employer. */
export function salaryText(salary: SalaryRange | null, isDisplayed: boolean): string {
  if (!salary || !isDisplayed || !Number.isFinite(salary.min) || !Number.isFinite(salary.max)) return NOT_DISCLOSED;
  if (salary.max <= 0) return "Unpaid";
  const amount = isInLakhs(salary) ? rupeesText(salary) : currencyText(salary);
  return `${amount} ${PERIOD_WORDS[salary.period]}`;
}

function rupeesText(range: SalaryRange): string {
  const { min, max } = range;
  if (max < 1) return currencyText(payOfRange(range));
  if (min >= LAKHS_IN_A_CRORE) return `₹${rangeText(min / LAKHS_IN_A_CRORE, max / LAKHS_IN_A_CRORE)} crore`;
  if (max >= LAKHS_IN_A_CRORE) return `₹${plain(min)} lakh – ₹${plain(max / LAKHS_IN_A_CRORE)} crore`;
  return `₹${rangeText(min, max)} lakh`;
}

const rangeText = (min: number, max: number) => (min === max ? plain(min) : `${plain(min)}–${plain(max)}`);

/** At most two decimals, without trailing zeros. */
const plain = (value: number) => String(Math.round(value * 100) / 100);

function currencyText({ min, max, currency, period }: Pay): string {
  const format = currencyFormat(currency, period === "HOUR" && !(Number.isInteger(min) && Number.isInteger(max)));
  if (min === max) return format(min);
  const low = format(min);
  const high = format(max);
  // The sign or code stands once: "AED 60,000–120,000".
  const sign = /^\D*/.exec(low)?.[0] ?? "";
  return `${low}–${high.startsWith(sign) ? high.slice(sign.length) : high}`;
}

const formats = new Map<string, (value: number) => string>();

/** One formatter a currency, kept: making one costs more than a card. */
function currencyFormat(currency: string, hasCents: boolean): (value: number) => string {
  const key = `${currency} ${hasCents}`;
  const known = formats.get(key);
  if (known) return known;
  const made = makeFormat(currency, hasCents ? 2 : 0);
  if (formats.size < 400) formats.set(key, made);
  return made;
}

function makeFormat(currency: string, digits: number): (value: number) => string {
  // A listing may carry a currency that is no ISO code; Intl throws on those.
  if (!/^[A-Z]{3}$/.test(currency)) return (value) => `${value} ${currency}`.trim();
  const format = new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value) => format.format(value);
}
