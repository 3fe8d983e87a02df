// Ends a long-running command in order: on a signal, what was opened last is closed first, within ten seconds.
import { setTimeout as pause } from "node:timers/promises";
import { type Log, wordsOf } from "../server/platform/operator.ts";

export type Shutdown = {
  /** Aborted when the first signal arrives. */
  signal: AbortSignal;
  /** Adds something to be closed. Called in reverse order. */
  onClose(close: () => Promise<unknown>): void;
  /** Closes everything; further calls wait for the first. */
  close(): Promise<void>;
  /** Ends the process in order, with this exit code, as a signal would. */
  end(code: number): void;
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const DEADLINE_MS = 9_500;

// Ctrl-C reaches us from the terminal, and again from npm and from the launcher, which both hand it on: that is one wish.
const ONE_PRESS_MS = 1_000;

/** Listens for SIGINT, SIGTERM and SIGHUP. The first one ends the process in order, a later second one at once. */
export function prepareShutdown(log: Log): Shutdown {
  const closers: (() => Promise<unknown>)[] = [];
  const controller = new AbortController();
  let closing: Promise<void> | undefined;
  let firstAt = 0;

  const close = () => {
    closing ??= (async () => {
      for (const closer of closers.reverse()) {
        await closer().catch((error) => log.error(`While stopping: ${wordsOf(error)}`));
      }
    })();
    return closing;
  };
  const end = (code: number) => {
    firstAt = Date.now();
    controller.abort();
    const late = pause(DEADLINE_MS, "late" as const, { ref: false });
    Promise.race([close(), late]).then((how) => {
      if (how === "late") log.error("Stopping took too long; ending now. Nothing that was confirmed is lost.");
      process.exit(how === "late" ? 1 : code);
    });
  };
  const onSignal = (name: NodeJS.Signals) => {
    if (firstAt === 0) {
      log.info(`Stopping (${name}): requests in progress may finish. Once more ends at once.`);
      end(0);
    } else if (Date.now() - firstAt > ONE_PRESS_MS) {
      process.exit(1);
    }
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return { signal: controller.signal, onClose: (closer) => closers.push(closer), close, end };
}
