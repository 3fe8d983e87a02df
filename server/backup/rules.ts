// Decisions about backups: their names, when the nightly one is due, and which old ones are removed.

/** The name of a backup: its time in UTC to the second, as `2026-11-23T21-00-00Z`. Names sort by time. */
export const nameAt = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** The time in a name; null for what is not named as a backup. */
export function timeIn(name: string): Date | null {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** 02:30 in India. */
const NIGHT_HOUR_UTC = 21;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `madeAt`: when the last whole backup was begun; `triedAt`: when the last one was begun, also one that failed. */
export type Past = { madeAt: Date | null; triedAt: Date | null };

/** Whether no backup was made since the last 21:00 UTC. After a failure an hour passes first. */
export function isDue({ madeAt, triedAt }: Past, now: Date): boolean {
  if (triedAt && (!madeAt || triedAt > madeAt) && now.getTime() - triedAt.getTime() < HOUR_MS) return false;
  const hours = (now.getUTCHours() + 24 - NIGHT_HOUR_UTC) % 24;
  const night = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - hours * HOUR_MS;
  return madeAt === null || madeAt.getTime() < night;
}

/** A try failed, or hours of tries came to no end. */
export type Trouble = "FAILED" | "OVERDUE";

/** Longer than any backup should take; an interrupted one was tried again several times by then. */
const OVERDUE_MS = 6 * HOUR_MS;

/** `waitsSince` is when the first try after the last whole backup was begun. Times are ISO text. */
export function troubleOf(
  { failure, waitsSince }: { failure: string | null; waitsSince: string | null },
  now: Date,
): Trouble | null {
  if (failure !== null) return "FAILED";
  const isLate = waitsSince !== null && now.getTime() - new Date(waitsSince).getTime() >= OVERDUE_MS;
  return isLate ? "OVERDUE" : null;
}

/** A backup at its place; one without its manifest is what an interruption left. */
export type Found = { name: string; isWhole: boolean };

/**
 * What to remove: whole backups older than `keepDays`, though never the newest, and parts of a day ago. What is not
 * named as a backup stays.
 */
export function outdated(found: readonly Found[], now: Date, keepDays: number): Found[] {
  const dated = found.flatMap((one) => {
    const at = timeIn(one.name);
    return at ? [{ one, ageMs: now.getTime() - at.getTime() }] : [];
  });
  const newest = Math.min(...dated.filter(({ one }) => one.isWhole).map(({ ageMs }) => ageMs));
  return dated
    .filter(({ one, ageMs }) => (one.isWhole ? ageMs > keepDays * DAY_MS && ageMs !== newest : ageMs > DAY_MS))
    .map(({ one }) => one);
}
