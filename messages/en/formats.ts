// Money and ages as people read them, the same in every mail and on every screen.

const WHOLE = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });

/** Paise in words: 129900 -> "₹1,299", 129950 -> "₹1,299.50", -50000 -> "-₹500". */
export const showMoney = (paise: number): string => (paise % 100 === 0 ? WHOLE : EXACT).format(paise / 100);

/**
 * Years of work in words: 10.9 -> "11 years", 1.5 -> "1.5 years", 0.5 -> "6 months". Rounded to half years below three,
 * to whole ones above.
 */
export function yearsText(years: number): string {
  const months = Math.round(years * 12);
  if (months > 0 && months < 12) return `${months} ${months === 1 ? "month" : "months"}`;
  const rounded = roundedYears(years);
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
}

/** A year and more as people say it: 10.9 -> 11, 1.4 -> 1.5. */
export const roundedYears = (years: number): number => (years < 3 ? Math.round(years * 2) / 2 : Math.round(years));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * "2 days ago", as seen at `now` (epoch ms). A date without a time, or one in the future (feeds round up), is told in
 * days only. "" for a text that is no date.
 */
export function agoText(posted: string, now: number): string {
  const at = Date.parse(posted);
  if (Number.isNaN(at)) return "";
  const isDayOnly = !posted.includes("T");
  const age = now - at;
  if (age < 0) return "today";
  if (!isDayOnly && age < HOUR) return age < 2 * MINUTE ? "just now" : `${Math.floor(age / MINUTE)} minutes ago`;
  if (!isDayOnly && age < DAY) return counted(Math.floor(age / HOUR), "hour");
  return daysText(Math.floor(age / DAY));
}

function daysText(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 60) return counted(Math.floor(days / 7), "week");
  if (days < 730) return counted(Math.floor(days / 30.44), "month");
  return counted(Math.floor(days / 365.25), "year");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
