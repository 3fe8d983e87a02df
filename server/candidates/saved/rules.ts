// Decides when a saved search runs, and how far back it reaches when it is switched on again. Pure.
import type { AlertFrequency } from "../../../contract/saved/rules.ts";

type Told = Exclude<AlertFrequency, "OFF">;

const DAY_MS = 86_400_000;
/** 08:00 in India, which keeps the same time all year, in UTC. */
const MORNING = { hours: 2, minutes: 30 };
const MONDAY = 1;

const PERIOD_MS: Record<Told, number> = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS };

/** The next 08:00 in India after `now`; for weekly searches the next that is on a Monday. */
export function nextRunAt(frequency: Told, now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(MORNING.hours, MORNING.minutes, 0, 0);
  if (at <= now) at.setTime(at.getTime() + DAY_MS);
  if (frequency === "WEEKLY") while (at.getUTCDay() !== MONDAY) at.setTime(at.getTime() + DAY_MS);
  return at;
}

type Timing = { frequency: AlertFrequency; frequencyBefore: Told | null; nextRunAt: Date | null; toldUntil: Date };

/**
 * A search with another frequency. Switched on again, it mails the arrivals of at most one period: not a whole month at
 * once, yet a search that was switched off by mistake misses nothing. `boardNow` is the time of the arrivals' clock.
 */
export function withFrequency(search: Timing, frequency: AlertFrequency, now: Date, boardNow: Date): Timing {
  if (frequency === search.frequency) return search;
  if (frequency === "OFF")
    return {
      frequency,
      frequencyBefore: search.frequency === "OFF" ? search.frequencyBefore : search.frequency,
      nextRunAt: null,
      toldUntil: search.toldUntil,
    };
  const earliest = new Date(boardNow.getTime() - PERIOD_MS[frequency]);
  const isOlder = search.frequency === "OFF" && search.toldUntil < earliest;
  return {
    frequency,
    frequencyBefore: null,
    nextRunAt: nextRunAt(frequency, now),
    toldUntil: isOlder ? earliest : search.toldUntil,
  };
}
