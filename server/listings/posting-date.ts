// Dates as job sources write them: epoch seconds or milliseconds, ISO with and without a zone, and a few older forms.

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Reads a date into ISO 8601 in UTC; null when it is none. A time without a zone counts as UTC. */
export function readDate(value: unknown): string | null {
  const time =
    typeof value === "number" ? ofEpoch(value) : typeof value === "string" ? ofText(value.trim()) : Number.NaN;
  return time >= EARLIEST && time < LATEST ? new Date(time).toISOString() : null;
}

/** Epoch seconds end, for dates until 2286, below ten digits' ten billion; milliseconds lie above. */
function ofEpoch(value: number): number {
  return Math.abs(value) < 100_000_000_000 ? value * 1000 : value;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const RFC_1123 = /^(?:[A-Za-z]{3},\s*)?\d{1,2} [A-Za-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|Z|[+-]\d{4})$/;

function ofText(text: string): number {
  if (/^\d{9,13}(?:\.\d+)?$/.test(text)) return ofEpoch(Number(text));
  const iso = ISO.exec(text);
  if (iso) return ofIso(iso);
  const american = AMERICAN.exec(text);
  if (american) return onDay(Number(american[3]), Number(american[1]), Number(american[2]));
  return RFC_1123.test(text) ? Date.parse(text) : Number.NaN;
}

function ofIso([
  ,
  year,
  month,
  day,
  hour = "0",
  minute = "0",
  second = "0",
  fraction = "0",
  zone = "Z",
]: RegExpExecArray): number {
  const midnight = onDay(Number(year), Number(month), Number(day));
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return Number.NaN;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const clock = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  return midnight + clock - offsetOf(zone);
}

function offsetOf(zone: string): number {
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!parts) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === "-" ? -minutes : minutes) * 60_000;
}

function onDay(year: number, month: number, day: number): number {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : Number.NaN;
}
