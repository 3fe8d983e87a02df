// Moves time for a journey: the clock of this process, in which the product serves, and the clock of a browser's pages.
import { after } from "node:test";
import type { BrowserContext } from "playwright-core";

const RealDate = Date;
let aheadMs = 0;

/** Runs on like the real one, ahead of it. Libraries see it as well as our own code; PostgreSQL keeps its own. */
class MovedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof RealDate>) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

export type MovedClock = {
  /** Lets `minutes` pass for the server and for every page of `context`, whose timers run as they would have. */
  pass(context: BrowserContext, minutes: number): Promise<void>;
};

/** Call it at the top of a test file; time is the real one again after the file's last test. */
export function takeClock(): MovedClock {
  globalThis.Date = MovedDate as DateConstructor;
  after(() => {
    globalThis.Date = RealDate;
    aheadMs = 0;
  });
  return {
    async pass(context, minutes) {
      aheadMs += minutes * 60_000;
      await context.clock.fastForward(minutes * 60_000);
    },
  };
}
