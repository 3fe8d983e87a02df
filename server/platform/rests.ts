// How rounds whose work grows with the board leave room for others.
import { setTimeout as pause } from "node:timers/promises";

/** When a round ran last, and how long that took. */
export type LastRun = { at: Date; tookMs: number };

/** A round rests so many times what it took: at most a fiftieth of the time is spent on it. */
const RESTS = 50;

/** Whether a round may run again: after `leastMs`, and once it has rested for what the last run took. */
export const isRested = ({ at, tookMs }: LastRun, now: Date, leastMs = 0): boolean =>
  now.getTime() - at.getTime() >= Math.max(leastMs, RESTS * tookMs);

/** Rows of a set, and in ms the pause between sets and the longest round: requests come first, and the next round goes on. */
export type Pace = { atOnce: number; restMs: number; longestMs: number };

/** Works on one set after the other until one is not full or the time is over; resolves to how many rows there were. */
export async function inSets({ atOnce, restMs, longestMs }: Pace, workOnSet: () => Promise<number>): Promise<number> {
  const until = performance.now() + longestMs;
  let done = 0;
  for (let found = atOnce; found === atOnce && performance.now() < until; done += found) {
    found = await workOnSet();
    if (found === atOnce) await pause(restMs);
  }
  return done;
}
