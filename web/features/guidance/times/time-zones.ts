// Conversions between moments and wall-clock times of a time zone, and names of zones. Pure.

/** Browsers report some zones by outdated names. */
const TODAYS_NAMES: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Asia/Rangoon": "Asia/Yangon",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
};

const named = (zone: string) => TODAYS_NAMES[zone] ?? zone;

/** This machine's zone, by its current name. */
export const ownTimeZone = (): string => named(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every zone that this browser knows. */
export function allTimeZones(): string[] {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...known.map(named), "UTC"])].sort();
}

/** "Asia/Kolkata" -> "Kolkata", "America/Argentina/Buenos_Aires" -> "Buenos Aires". */
export const cityOf = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** The zone's offset from UTC at a moment (epoch ms): "GMT+5:30", "GMT". */
export function offsetOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(at);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offset.replace(/^(GMT|UTC)[+-]0$|^UTC$/, "GMT");
}

/** "Kolkata (GMT+5:30)". */
export const zoneLabel = (zone: string, at: number): string => `${cityOf(zone)} (${offsetOf(zone, at)})`;

/** Whether both zones have the same offset at a moment. */
export const isSameTime = (one: string, other: string, at: number): boolean =>
  offsetOf(one, at) === offsetOf(other, at);

/** A day and a time without a zone: "2026-11-23" and "10:30". */
export type WallTime = { day: string; time: string };

const WALL = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** Day and time in `zone` at `at` (epoch ms). */
export function wallTimeOf(zone: string, at: number): WallTime {
  const parts = new Intl.DateTimeFormat("en-GB", { ...WALL, timeZone: zone }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}

const asIfUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);

const isSameWall = (one: WallTime, other: WallTime) => one.day === other.day && one.time === other.time;

/**
 * The moment (epoch ms) of `wall` in `zone`. Null when a clock change in spring skips it; when one in autumn repeats
 * it, the first of the two.
 */
export function momentOfWall(zone: string, wall: WallTime): number | null {
  const guess = asIfUtc(wall);
  if (Number.isNaN(guess)) return null;
  // Around a clock change a zone has one of two offsets; try both and retain those that give `wall`.
  const moments = [guess - 86_400_000, guess + 86_400_000]
    .map((near) => guess - (asIfUtc(wallTimeOf(zone, near)) - near))
    .filter((moment) => isSameWall(wallTimeOf(zone, moment), wall));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** "2026-11-23" and 7 -> "2026-11-30": calendar days, without hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}
