// Lets few do a piece of work at once while the others wait for their turn: a rush takes longer, and nobody else is kept from the database by it.
import { refuse } from "./refusal.ts";

export type TurnLimits = {
  atOnce: number;
  /** More are refused with 503: they would have given up before their turn. */
  mostWaiting: number;
  /** What they are told then. */
  busyWords?: string;
};

const BUSY_WORDS = "Many people are doing this right now. Please try again in a moment.";

/** Runs `work` when its turn comes, first come first served, and resolves or rejects as it does. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function makeTurns({ atOnce, mostWaiting, busyWords = BUSY_WORDS }: TurnLimits): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mostWaiting) throw refuse(503, "BUSY", busyWords);
      // Whoever is done hands the turn on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
