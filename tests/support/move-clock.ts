// Moves time for a journey: the clock of this process, which serves the product, and of the browser's pages.
import type { BrowserContext } from "playwright-core";
import { afterFile } from "./run-files.ts";

const RealDate = Date;
let aheadMs = 0;

/** Runs like the real clock, but ahead of it. Libraries see it too; PostgreSQL does not. */
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
  /** Lets `minutes` pass for the server and every page of `context`, and runs their timers. */
  pass(context: BrowserContext, minutes: number): Promise<void>;
};

/** Call it at the top of a test file; the real time is restored after the file's last test. */
export function takeClock(): MovedClock {
  globalThis.Date = MovedDate as DateConstructor;
  afterFile(() => {
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
