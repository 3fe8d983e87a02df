// What `start` and `dev` share: the lock, the ports, the database, and an end in order whatever happens.
// What is not needed to refuse a second start is loaded later, so that the refusal comes at once.
import { type Config, connectionsOf } from "../server/platform/config.ts";
import { takeDataLock } from "../server/platform/data-lock.ts";
import { inUse, openDatabase } from "../server/platform/embedded-postgres/index.ts";
import { openLog, type ServerLog, takeConsole } from "../server/platform/log.ts";
import { type Log, OperatorError } from "../server/platform/operator.ts";
import { portAdvice, portTrouble } from "./port.ts";
import { settings } from "./settings.ts";
import { prepareShutdown, type Shutdown } from "./shutdown.ts";
import { step } from "./steps.ts";

// The whole stop may take ten seconds: the first part is for requests in progress, the second for the database to write
// everything out.
const SERVER_STOP_MS = 6_000;
const DATABASE_STOP_MS = 2_500;
const DEFAULT_DRAIN_SECONDS = 3;

/** What a command that serves works with. `log` has the start's own lines, whatever LOG_LEVEL says; `serverLog` keeps to it. */
export type Running = { config: Config; log: Log; serverLog: ServerLog; shutdown: Shutdown };

/** What DRAIN_SECONDS adds to the time for stopping; its default is part of it. */
const extraMs = ({ drainSeconds }: Config): number => Math.max(0, drainSeconds - DEFAULT_DRAIN_SECONDS) * 1_000;

/** How long the server may take to stop. */
export const serverStopMs = (config: Config): number => SERVER_STOP_MS + extraMs(config);

/** Runs `work`, which leaves something serving, until a signal or a defect ends the process in order. Resolves to 1 when it failed. */
export async function runUntilStopped(work: (running: Running) => Promise<void>): Promise<number> {
  // Supervisors and people wait for the line that says it is ready.
  const log = openLog("info");
  takeConsole(log);
  const shutdown = prepareShutdown(log);
  const failed = (error: unknown) => {
    if (error instanceof OperatorError) log.fatal(error.message);
    else log.fatal({ err: error }, "A defect ends the product.");
  };
  process.on("uncaughtException", (error) => {
    failed(error);
    shutdown.end(1);
  });
  try {
    const config = settings((hint) => log.warn(hint));
    shutdown.extend(extraMs(config));
    await work({ config, log, serverLog: log.child({}, { level: config.logLevel }), shutdown });
  } catch (error) {
    // A signal in the middle of starting makes steps fail; the stop it began ends the process.
    if (!shutdown.signal.aborted) {
      await shutdown.close();
      failed(error);
      return 1;
    }
  }
  return await new Promise<never>(() => {});
}

/** Where people find the site that listens on `port`. */
export function addressOf(config: Config, port: number): string {
  return config.port === port ? config.publicUrl : `http://localhost:${port}`;
}

/** The built-in database and its folder belong to one process; with a database of your own there is nothing to guard. */
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

/** Throws an OperatorError when a port of ours is taken or not allowed. */
export async function checkPorts(config: Config): Promise<void> {
  for (const [name, host, port] of [
    ["PORT", config.host, config.port],
    ["METRICS_PORT", "127.0.0.1", config.metricsPort],
  ] as const) {
    const trouble = await portTrouble(host, port);
    if (trouble) throw new OperatorError(portAdvice(name, host, port, trouble));
  }
}

/** Opens the database, brings it up to date and fills it with the demo on the first start. Returns its URL. */
export async function prepareDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  const url = config.databaseUrl ?? (await openOwnDatabase(config, log, shutdown));
  await step(log, "Schema", async () => {
    const { migrate } = await import("../server/platform/migrate.ts");
    const { applied } = await migrate(url);
    return applied.length > 0 ? `applied ${applied.join(", ")}` : "up to date";
  });
  await checkKey(config, url);
  const { demoData, demoAccounts } = config.openings;
  if (!demoAccounts.open) await endBudget(url, log);
  // Before anybody is served: what is off must not be seen for a moment.
  const { showDemo } = await import("./demo/show-demo.ts");
  await step(log, "Demo data", async () => {
    const shown = await showDemo(url, demoData.open);
    if (shown !== null || !demoData.open) return shown ?? "off";
    const { seedWhenEmpty } = await import("./seed.ts");
    return (await seedWhenEmpty(url)) ?? "there already";
  });
  if (demoAccounts.open) {
    const { prepareDemoAccounts } = await import("./demo/prepare-demo-accounts.ts");
    await prepareDemoAccounts(config, url, log);
  }
  if (demoAccounts.open && demoData.open) {
    const { prepareDemoPeople } = await import("./demo/prepare-demo-people.ts");
    await prepareDemoPeople(config, url, log);
  }
  return url;
}

/** Before anything is sealed: with another key than the database was used with, nobody could sign in any more. */
async function checkKey(config: Config, url: string): Promise<void> {
  const { openDatabase: connect } = await import("../server/platform/db.ts");
  const { openVault } = await import("./open-vault.ts");
  const db = connect({ url, poolSize: 1 });
  await openVault(config, db).finally(() => db.close());
}

/** A data folder that began as a trial keeps what its demo has set for itself. */
async function endBudget(url: string, log: Log): Promise<void> {
  const { openDatabase: connect } = await import("../server/platform/db.ts");
  const { endDemoBudget } = await import("../server/ledger/prices/end-demo-budget.ts");
  const db = connect({ url, poolSize: 1 });
  if (await endDemoBudget(db, new Date()).finally(() => db.close()))
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
