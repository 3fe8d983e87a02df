// Limits how many tasks run in parallel; the others queue. A rush takes longer but does not block other work.
import { refuse } from "./refusal.ts";

export type TurnLimits = {
  atOnce: number;
  /** The queue's length; further tasks are refused with 503, because they would time out before their turn. */
  mostWaiting: number;
  /**
   * In ms. Tasks whose expected wait, by the current pace, is longer get a 503 on arrival, and so do tasks that have
   * waited this long. Unlimited by default.
   */
  longestWait?: number;
  /** The message of the 503. */
  busyWords?: string;
};

const BUSY_WORDS = "Many people are doing this right now. Please try again in a moment.";
/** The weight of the latest turn in the moving average. */
const WEIGHT = 0.1;

export type Turns = {
  /** Runs `work` when its turn comes, first come first served; resolves or rejects as it does. */
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when a turn begins, to an idempotent function that ends it. */
  enter(): Promise<() => void>;
};

type Waiting = { begin: () => void };

export function makeTurns({ atOnce, mostWaiting, longestWait, busyWords = BUSY_WORDS }: TurnLimits): Turns {
  const waiting = new Set<Waiting>();
  let running = 0;
  /** While all turns are taken: the average ms between the ends of turns, and when the last one ended. */
  const pace = { interval: 0, since: 0 };
  const busy = () => refuse(503, "BUSY", busyWords);

  const end = () => {
    if (running >= atOnce) {
      const now = performance.now();
      pace.interval += WEIGHT * (now - pace.since - pace.interval);
      pace.since = now;
    }
    const [next] = waiting;
    // Pass the turn directly to the next in the queue.
    if (next) next.begin();
    else running -= 1;
  };
  const endOnce = () => {
    let ended = false;
    return () => {
      if (!ended) end();
      ended = true;
    };
  };
  /** If work hangs (a stalled database, say), no turn ends, so the time since the last end counts as the wait. */
  const expectedWait = () => Math.max((waiting.size + 1) * pace.interval, performance.now() - pace.since);

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      if (running === atOnce) Object.assign(pace, { interval: 0, since: performance.now() });
      return endOnce();
    }
    if (waiting.size >= mostWaiting || (longestWait !== undefined && expectedWait() > longestWait)) throw busy();
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        begin() {
          clearTimeout(late);
          waiting.delete(entry);
          resolve();
        },
      };
      const giveUp = () => {
        waiting.delete(entry);
        reject(busy());
      };
      const late = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      waiting.add(entry);
    });
    return endOnce();
  };
  const turns = async <Result>(work: () => Promise<Result>) => {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(turns, { enter });
}
