// Spreads posting times over a span of days with the measured weekday mix, oldest first, in constant memory.
import { WEEKDAY_WEIGHTS } from "./calibration.ts";
import type { Random } from "./random.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** India Standard Time has no daylight saving, so a fixed offset is exact. */
const IST = 5.5 * HOUR;
/** The last bucket, in ms: some jobs are this fresh at any hour of `now`. */
const FRESH = 10 * HOUR;

/** Share of a day's postings that fall before each hour (India time): few at night, most in office hours. */
const HOURS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.04, 6],
  [0.12, 9],
  [0.42, 12],
  [0.55, 14],
  [0.86, 18],
  [0.96, 21],
  [1, 24],
];

interface Bucket {
  from: number;
  to: number;
  weight: number;
  /** Whole days follow the curve of HOURS; pieces of a day are even. */
  wholeDay: boolean;
}

function weekdayWeight(time: number): number {
  return WEEKDAY_WEIGHTS[new Date(time + IST).getUTCDay()] as number;
}

function bucketsOf(from: number, now: number, recency: number): Bucket[] {
  const buckets: Bucket[] = [];
  const freshFrom = Math.max(from, now - FRESH);
  let start = from;
  while (start < freshFrom) {
    const midnight = Math.floor((start + IST) / DAY) * DAY - IST;
    const end = Math.min(midnight + DAY, freshFrom);
    const age = (now - start) / (now - from);
    const weight = weekdayWeight(start) * ((end - start) / DAY) * (1 + recency * (1 - age));
    buckets.push({ from: start, to: end, weight, wholeDay: end - start === DAY });
    start = end;
  }
  buckets.push({ from: freshFrom, to: now, weight: Math.max(12, weekdayWeight(now)) * (1 + recency), wholeDay: false });
  return buckets;
}

function hourAt(share: number): number {
  for (let i = 1; i < HOURS.length; i++) {
    const [right, hour] = HOURS[i] as readonly [number, number];
    if (share > right) continue;
    const [left, hourBefore] = HOURS[i - 1] as readonly [number, number];
    return hourBefore + ((share - left) / (right - left)) * (hour - hourBefore);
  }
  return 24;
}

/**
 * Yields exactly `count` strictly rising times (ms since 1970) in [from, now]. `recency` 0 is even, 1 makes the newest day
 * twice as full as the oldest.
 */
export function* postingTimes(
  count: number,
  from: number,
  now: number,
  recency: number,
  rng: Random,
): Generator<number> {
  const buckets = bucketsOf(from, now, recency);
  const total = buckets.reduce((sum, bucket) => sum + bucket.weight, 0);
  let weightSoFar = 0;
  let given = 0;
  let last = from - 1;
  for (const bucket of buckets) {
    weightSoFar += bucket.weight;
    const until = bucket.to === now ? count : Math.round((weightSoFar / total) * count);
    const here = until - given;
    for (let i = 0; i < here; i++) {
      const share = (i + rng.next()) / here;
      const offset = bucket.wholeDay ? hourAt(share) * HOUR : share * (bucket.to - bucket.from);
      last = Math.max(last + 1, Math.floor(bucket.from + offset));
      yield last;
    }
    given = until;
  }
}
