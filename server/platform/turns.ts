// Lets few do a piece of work at once while the others wait for their turn: a rush takes longer, and nobody else is kept from the database by it.
import { refuse } from "./refusal.ts";

export type TurnLimits = {
  atOnce: number;
  /** More are refused with 503: they would have given up before their turn. */
  mostWaiting: number;
  /**
   * In ms: who would wait longer is refused with 503 on arrival, going by how fast turns end now, and so is who has
   * waited that long after all. As long as it takes unless given.
   */
  longestWait?: number;
  /** What they are told then. */
  busyWords?: string;
};

const BUSY_WORDS = "Many people are doing this right now. Please try again in a moment.";
/** How much a turn that ends now weighs against those before it. */
const WEIGHT = 0.1;

export type Turns = {
  /** Runs `work` when its turn comes, first come first served, and resolves or rejects as it does. */
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when a turn begins, to what ends it; calling that again does nothing. */
  enter(): Promise<() => void>;
};

type Waiting = { begin: () => void };

export function makeTurns({ atOnce, mostWaiting, longestWait, busyWords = BUSY_WORDS }: TurnLimits): Turns {
  const waiting = new Set<Waiting>();
  let running = 0;
  /** Between the ends of two turns while all are taken: ms, and when the last one ended. */
  const pace = { interval: 0, since: 0 };
  const busy = () => refuse(503, "BUSY", busyWords);

  const end = () => {
    if (running >= atOnce) {
      const now = performance.now();
      pace.interval += WEIGHT * (now - pace.since - pace.interval);
      pace.since = now;
    }
    const [next] = waiting;
    // Whoever is done hands the turn on.
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
  /** Work that stands still, as when the database hangs, ends no turn: that alone is a wait. */
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
