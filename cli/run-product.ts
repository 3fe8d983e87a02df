// What `start` and `dev` share: the lock, the ports, the database, and an orderly shutdown. Code that is not needed to
// refuse a second start is loaded later, so that the refusal comes at once.

import { setTimeout as pause } from "node:timers/promises";
import { type Config, connectionsOf } from "../server/platform/config.ts";
import { takeDataLock } from "../server/platform/data-lock.ts";
import { inUse, openDatabase } from "../server/platform/embedded-postgres/index.ts";
import { openLog, type ServerLog, takeConsole } from "../server/platform/log.ts";
import { type Log, OperatorError, wordsOf } from "../server/platform/operator.ts";
import { outageOf, pastOutage } from "../server/platform/outage.ts";
import { parentOf } from "../server/platform/process-identity.ts";
import { portAdvice, portTrouble } from "./port.ts";
import { settings } from "./settings.ts";
import { step } from "./steps.ts";

// The whole shutdown may take ten seconds: first for requests in progress, then for the database to write everything.
const SERVER_STOP_MS = 6_000;
const DATABASE_STOP_MS = 2_500;
const DEFAULT_DRAIN_SECONDS = 3;

/** The context of a serving command. `log` shows the lines of the start at any LOG_LEVEL; `serverLog` obeys it. */
export type Running = { config: Config; log: Log; serverLog: ServerLog; shutdown: Shutdown };

/** How much DRAIN_SECONDS adds to the shutdown beyond its default, which is included, in ms. */
const extraMs = ({ drainSeconds }: Config): number => Math.max(0, drainSeconds - DEFAULT_DRAIN_SECONDS) * 1_000;

/** How long the server may take to stop, in ms. */
export const serverStopMs = (config: Config): number => SERVER_STOP_MS + extraMs(config);

/**
 * Runs `work`, which leaves a server running, until a signal or an uncaught exception ends the process. Resolves to 1
 * if `work` failed.
 */
export async function runUntilStopped(work: (running: Running) => Promise<void>): Promise<number> {
  // Supervisors and people wait for the ready line, so log it at any LOG_LEVEL.
  const log = openLog("info");
  takeConsole(log);
  const shutdown = prepareShutdown(log);
  const failed = (error: unknown) => {
    if (error instanceof OperatorError) log.fatal(error.message);
    else if (outageOf(error)) log.fatal({ err: error }, `The product cannot start: ${wordsOf(error)}`);
    else log.fatal({ err: error }, "A defect ends the product.");
  };
  onDefect(log, (error) => {
    failed(error);
    shutdown.end(1);
  });
  try {
    const config = settings((hint) => log.warn(hint));
    shutdown.extend(extraMs(config));
    await work({ config, log, serverLog: log.child({}, { level: config.logLevel }), shutdown });
  } catch (error) {
    // A signal during the start makes steps fail; its shutdown ends the process.
    if (!shutdown.signal.aborted) {
      await shutdown.close();
      failed(error);
      return 1;
    }
  }
  return await new Promise<never>(() => {});
}

/** Calls back for an error that nothing caught, unless a dependency failed: that is logged and ends nothing. */
export function onDefect(log: ServerLog, callBack: (error: Error) => void): void {
  process.on("uncaughtException", (error) => {
    if (outageOf(error)) log.error({ err: error }, "A dependency failed, and no code caught it.");
    else callBack(error);
  });
}

/** The address of the site that listens on `port`. */
export function addressOf(config: Config, port: number): string {
  return config.port === port ? config.publicUrl : `http://localhost:${port}`;
}

/** The built-in database and its folder belong to one process; an external database needs no lock. */
export async function takeLockFor(config: Config, purpose: string, shutdown: Shutdown): Promise<void> {
  if (config.databaseUrl) return;
  const answer = await takeDataLock(config.dataDir, purpose);
  if (!answer.ok) {
    throw new OperatorError(
      `${inUse(config.dataDir, answer.holder)} Stop that one, or set DATA_DIR and PORT for a second site.`,
    );
  }
  shutdown.onClose(answer.lock.release);
}

/** Throws an OperatorError if a port is in use or not allowed. */
export async function checkPorts(config: Config): Promise<void> {
  for (const [name, host, port] of [
    ["PORT", config.host, config.port],
    ["METRICS_PORT", config.metricsHost, config.metricsPort],
  ] as const) {
    const trouble = await portTrouble(host, port);
    if (trouble) throw new OperatorError(portAdvice(name, host, port, trouble));
  }
}

/** Opens the database, migrates it and loads the demo on the first start. Returns its URL. */
export async function prepareDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  const url = config.databaseUrl ?? (await openOwnDatabase(config, log, shutdown));
  await step(log, "Schema", async () => {
    const { migrate } = await import("../server/platform/migrate.ts");
    const { applied, loaded } = await pastOutage(
      () => migrate(url),
      (error) => log.warn(`The database does not answer (${wordsOf(error)}); trying again for a minute.`),
    );
    const done = [...applied, ...loaded];
    return done.length > 0 ? `applied ${done.join(", ")}` : "up to date";
  });
  await checkKeys(config, url);
  const { demoData, demoAccounts } = config.openings;
  if (!demoAccounts.open) await endBudget(url, log);
  const demo = await import("../demo/index.ts");
  // Before the server starts, so that withheld demo data is never visible.
  await step(log, "Demo data", async () => {
    const shown = await demo.showDemo(url, demoData.open);
    if (shown !== null || !demoData.open) return shown ?? "off";
    const { DEMO_JOBS } = await import("./seed.ts");
    return (await demo.seedWhenEmpty(url, DEMO_JOBS)) ?? "there already";
  });
  if (demoAccounts.open) await demo.prepareDemoAccounts(config, url, log);
  if (demoAccounts.open && demoData.open) await demo.prepareDemoPeople(config, url, log);
  return url;
}

/** Before anything is sealed: with other keys than the database's, no one could sign in any more. */
async function checkKeys(config: Config, url: string): Promise<void> {
  const { usingDatabase } = await import("../server/platform/db.ts");
  const { openVault, sharedKeys } = await import("./open-vault.ts");
  const { requireSharedKeys } = await import("../server/platform/shared-keys.ts");
  await usingDatabase({ url, poolSize: 1 }, async (db) => {
    await openVault(config, db);
    // A worker signs nothing, and may have a data folder of its own.
    if (config.role !== "worker") await requireSharedKeys(db, await sharedKeys(config));
  });
}

/** A data folder that began as a trial still has the budget the demo set. */
async function endBudget(url: string, log: Log): Promise<void> {
  const { usingDatabase } = await import("../server/platform/db.ts");
  const { endDemoBudget } = await import("../server/ledger/prices/price-changes.ts");
  if (await usingDatabase({ url, poolSize: 1 }, (db) => endDemoBudget(db, new Date())))
    log.warn("This database held the demo's budget for fees on free credits: it is 0 now.");
}

async function openOwnDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  const connections = Math.max(50, connectionsOf(config) + 20);
  const settings = { max_connections: String(connections) };
  const opening = openDatabase({ dataDir: config.dataDir, log, settings });
  shutdown.onClose(async () => (await opening.catch(() => null))?.stop(DATABASE_STOP_MS));
  await step(log, "Database", async () => ((await opening).adopted ? "was running" : "started"));
  shutdown.onHurry((await opening).stopUnwatched);
  return (await opening).url;
}

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
function prepareShutdown(log: Log): Shutdown {
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
