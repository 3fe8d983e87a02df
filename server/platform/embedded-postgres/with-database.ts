// Runs a command's work on the product's database: the configured one, a running server's, or one started for it.
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config.ts";
import { type LockHolder, takeDataLock } from "../data-lock.ts";
import { type Log, OperatorError } from "../operator.ts";
import { countOtherSessions, findRunningDatabase, openDatabase } from "./open-database.ts";
import type { ServerSettings } from "./postmaster.ts";

export type WithDatabaseOptions = {
  /** The command's name, shown to other commands that find the data folder in use. */
  purpose?: string;
  /** Server settings during the command; ignored if a running server is used. */
  settings?: ServerSettings;
};

// A server that was just started may still be creating its database.
const PATIENCE_MS = 120_000;

/**
 * Calls `work` with a connection URL and returns its result. Stops a database that was started for it afterwards, once
 * it is unused, and also on Ctrl-C. Throws an OperatorError if no database is available.
 */
export async function withDatabase<T>(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  log: Log,
  work: (url: string) => Promise<T>,
  options: WithDatabaseOptions = {},
): Promise<T> {
  if (config.databaseUrl) return await work(config.databaseUrl);
  const { dataDir } = config;
  for (const end = Date.now() + PATIENCE_MS; ; await pause(200)) {
    const answer = await takeDataLock(dataDir, options.purpose ?? "a command");
    if (answer.ok) return await onOwnDatabase(dataDir, log, work, options.settings, answer.lock.release);
    const running = await findRunningDatabase(dataDir);
    if (running) return await work(running.url);
    if (Date.now() > end)
      throw new OperatorError(`${inUse(dataDir, answer.holder)} Its database does not become ready.`);
  }
}

/** The sentence for the operator that names the process which owns a data folder. */
export function inUse(dataDir: string, holder: LockHolder): string {
  const where = holder.namespace === null ? "" : ` on ${holder.host}`;
  return `The data folder ${dataDir} is in use by process ${holder.pid} (${holder.purpose || "unknown"}${where}).`;
}

async function onOwnDatabase<T>(
  dataDir: string,
  log: Log,
  work: (url: string) => Promise<T>,
  settings: ServerSettings | undefined,
  release: () => Promise<void>,
): Promise<T> {
  let stop = async () => {};
  const end = async () => {
    await stop();
    await release();
  };
  const onSignal = () => {
    log.warn("Interrupted; stopping the database.");
    end().finally(() => process.exit(130));
  };
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  try {
    const database = await openDatabase({ dataDir, log, ...(settings && { settings }) });
    stop = database.stop;
    const result = await work(database.url);
    await untilUnused(database.adminUrl, log);
    return result;
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await end();
  }
}

/** Waits for commands that joined meanwhile, because stopping would cut them off. */
async function untilUnused(adminUrl: string, log: Log): Promise<void> {
  let told = false;
  while ((await countOtherSessions(adminUrl)) > 0) {
    if (!told) log.info("Another command still uses the database; waiting for it to end.");
    told = true;
    await pause(300);
  }
}
