// Shuts a long-running command down in order: on a signal, closes what was opened last first, within ten seconds.
import { setTimeout as pause } from "node:timers/promises";
import { type Log, wordsOf } from "../server/platform/operator.ts";
import { parentOf } from "../server/platform/process-identity.ts";

export type Shutdown = {
  /** Aborted when the first signal arrives. */
  signal: AbortSignal;
  /** Adds something to close. Closed in reverse order. */
  onClose(close: () => Promise<unknown>): void;
  /** Adds a synchronous action for when the process must end at once. */
  onHurry(act: () => void): void;
  /** Closes everything; further calls wait for the first. */
  close(): Promise<void>;
  /** Extends the deadline of the whole shutdown, in ms. */
  extend(ms: number): void;
  /** Shuts down as on a signal, with this exit code. */
  end(code: number): void;
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const DEADLINE_MS = 9_800;

// One Ctrl-C reaches this process from the terminal, npm and the launcher; treat those signals as one.
const ONE_PRESS_MS = 1_000;

/** Handles SIGINT, SIGTERM and SIGHUP: the first shuts down in order, a later second one ends at once. */
export function prepareShutdown(log: Log): Shutdown {
  const closers: (() => Promise<unknown>)[] = [];
  const controller = new AbortController();
  const hurries: (() => void)[] = [];
  let closing: Promise<void> | undefined;
  let firstAt = 0;
  let deadlineMs = DEADLINE_MS;

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
    const late = pause(deadlineMs, "late" as const, { ref: false });
    Promise.race([close(), late]).then((how) => {
      if (how !== "late") process.exit(code);
      log.error("Stopping took too long; ending now. Nothing that was confirmed is lost.");
      endAtOnce();
    });
  };
  const endAtOnce = () => {
    for (const act of hurries) act();
    process.exit(1);
  };
  const onSignal = (name: NodeJS.Signals) => {
    if (firstAt === 0) {
      log.info(`Stopping (${name}): requests in progress may finish. Once more ends at once.`);
      end(0);
    } else if (Date.now() - firstAt > ONE_PRESS_MS) {
      endAtOnce();
    }
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  whenNpmIsGone(() => {
    if (firstAt > 0) return;
    log.info("Stopping: the npm that started this has ended.");
    end(0);
  });
  return {
    signal: controller.signal,
    onClose: (closer) => closers.push(closer),
    onHurry: (act) => hurries.push(act),
    extend: (ms) => {
      deadlineMs += ms;
    },
    close,
    end,
  };
}

/**
 * Calls back when the npm that runs this process is gone. npm starts a shell that starts this process and forwards
 * signals only to the shell: a SIGTERM would end both and leave this process running. Does nothing if npm did not start
 * it.
 */
async function whenNpmIsGone(callBack: () => void): Promise<void> {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = await parentOf(shell);
  const watch = setInterval(async () => {
    if (process.ppid === shell && (await parentOf(shell)) === npm) return;
    clearInterval(watch);
    callBack();
  }, 400).unref();
}
