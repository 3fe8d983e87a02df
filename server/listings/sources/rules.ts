// Pure rules of sources: when the next run is due, how a failing source backs off, and what a run may not do unasked.

const MINUTE_MS = 60_000;
const FIRST_BACK_OFF_MINUTES = 5;
const LONGEST_BACK_OFF_MINUTES = 1_440;
/** A board that is gone this often in a row is not asked any more. */
const GONE_RUNS = 3;

/** A third of at least this many rows. */
const SUDDEN = { share: 1 / 3, rows: 3 } as const;

/** After a whole run. */
export const nextRun = (everyMinutes: number, now: Date): Date => new Date(now.getTime() + everyMinutes * MINUTE_MS);

/** After the `failures`-th failed run in a row: five minutes, doubling up to a day. */
export function backOff(failures: number, now: Date): Date {
  const minutes = Math.min(FIRST_BACK_OFF_MINUTES * 2 ** Math.min(failures - 1, 20), LONGEST_BACK_OFF_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether a board that was not found again is given up. */
export const isGivenUp = (isGone: boolean, failures: number): boolean => isGone && failures >= GONE_RUNS;

export type Mapped = { rows: number; rejected: number };

export const shareOf = ({ rows, rejected }: Mapped): number => (rows === 0 ? 0 : rejected / rows);

/** Whether a mapping rejects a third of its rows that did not before; `before` is null for the first run, which an admin has seen. */
export const isSudden = (now: Mapped, before: number | null): boolean =>
  before !== null && before < SUDDEN.share && now.rows >= SUDDEN.rows && shareOf(now) >= SUDDEN.share;

export type CountedReason = { reason: string; count: number };

/** Rejections by their reason, the most frequent first, at most `most`. */
export function countReasons(rejected: readonly { reason: string }[], most = 20): CountedReason[] {
  const counts = new Map<string, number>();
  for (const { reason } of rejected) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}
