// Times of interviews in words, and in the fields in which they are typed.

/** Browsers report this zone by an outdated name. */
export function ownTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === "Asia/Calcutta" ? "Asia/Kolkata" : zone;
}

/** Every zone that this browser knows, one's own first. */
export function timeZones(): string[] {
  const own = ownTimeZone();
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([own, "Asia/Kolkata", ...known, "UTC"])];
}

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", year: "numeric" };
const CLOCK: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** "Mon, 30 Nov 2026, 15:30–16:15", by the reader's clock. */
export function spanOf(startsAt: string, endsAt: string): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const clock = (at: Date) => at.toLocaleTimeString("en-GB", CLOCK);
  return `${from.toLocaleDateString("en-GB", DAY)}, ${clock(from)}–${clock(to)}`;
}

/** "2026-11-30T15:30" -> its day and time; null for what is not complete. */
export function wallOf(typed: string): { date: string; time: string } | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? [];
  return date === undefined || time === undefined ? null : { date, time };
}
