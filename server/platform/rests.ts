// How long rounds rest whose work grows with the board.

/** When a round ran last, and how long that took. */
export type LastRun = { at: Date; tookMs: number };

/** A round rests so many times what it took: at most a fiftieth of the time is spent on it. */
const RESTS = 50;

/** Whether a round may run again: after `leastMs`, and once it has rested for what the last run took. */
export const isRested = ({ at, tookMs }: LastRun, now: Date, leastMs = 0): boolean =>
  now.getTime() - at.getTime() >= Math.max(leastMs, RESTS * tookMs);
