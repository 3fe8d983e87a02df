// `start`: builds the site when needed, opens the database, brings it up to date, serves, and stops in order.
// What is not needed to refuse a second start is loaded later, so that the refusal comes at once.
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../server/platform/config.ts";
import { takeDataLock } from "../server/platform/data-lock.ts";
import { inUse, openDatabase } from "../server/platform/embedded-postgres/index.ts";
import { type Log, OperatorError } from "../server/platform/operator.ts";
import { buildWeb } from "./build-web.ts";
import type { Command } from "./command.ts";
import { portAdvice, portTrouble } from "./port.ts";
import { settings } from "./settings.ts";
import { prepareShutdown, type Shutdown } from "./shutdown.ts";
import { duration, step } from "./steps.ts";

// The whole stop may take ten seconds: the first part is for requests in progress, the second for the database to write
// everything out.
const SERVER_STOP_MS = 6_000;
const DATABASE_STOP_MS = 2_500;

export const command: Command = {
  name: "start",
  about: "Starts the product: builds the site when it changed, opens the database, serves.",
  takes: "",
  flags: { rebuild: { about: "Builds the site even when it has not changed." } },
  notes: ["Stop it with Ctrl-C or SIGTERM: requests in progress finish, then the database stops (under 10 s)."],
  async run(given) {
    const config = settings();
    const shutdown = prepareShutdown(console);
    process.on("uncaughtException", (error) => {
      console.error("A defect ends the product; stopping in order.", error);
      shutdown.end(1);
    });
    try {
      await start(config, console, shutdown, given.flags.rebuild === true);
    } catch (error) {
      // A signal in the middle of starting makes steps fail; the stop it began ends the process.
      if (!shutdown.signal.aborted) {
        await shutdown.close();
        throw error;
      }
    }
    return await new Promise<never>(() => {});
  },
};

async function start(config: Config, log: Log, shutdown: Shutdown, rebuild: boolean): Promise<void> {
  const begun = performance.now();
  await takeLockFor(config, shutdown);
  await checkPorts(config);
  const build = step(log, "Site", async () => {
    return (await buildWeb({ signal: shutdown.signal, always: rebuild })) ? "built" : "unchanged since the last build";
  });
  const database = prepareDatabase(config, log, shutdown);
  // Both are waited for, so that neither goes on unseen when the other fails.
  await Promise.allSettled([build, database]);
  await build;
  const databaseUrl = await database;
  const { port, close } = await step(log, "Server", async () => await serve(config, databaseUrl, log, shutdown));
  shutdown.onClose(() => Promise.race([close(), pause(SERVER_STOP_MS, undefined, { ref: false })]));
  const where = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  log.info(`Vouchboard is ready on ${where} (started in ${duration(performance.now() - begun)}).`);
}

/** The built-in database and its folder belong to one process; with a database of your own there is nothing to guard. */
async function takeLockFor(config: Config, shutdown: Shutdown): Promise<void> {
  if (config.databaseUrl) return;
  const answer = await takeDataLock(config.dataDir, "start");
  if (!answer.ok) {
    throw new OperatorError(
      `${inUse(config.dataDir, answer.holder)} Stop that one, or set DATA_DIR and PORT for a second site.`,
    );
  }
  shutdown.onClose(answer.lock.release);
}

async function checkPorts(config: Config): Promise<void> {
  for (const [name, host, port] of [
    ["PORT", config.host, config.port],
    ["METRICS_PORT", "127.0.0.1", config.metricsPort],
  ] as const) {
    const trouble = await portTrouble(host, port);
    if (trouble) throw new OperatorError(portAdvice(name, host, port, trouble));
  }
}

async function prepareDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  const url = config.databaseUrl ?? (await openOwnDatabase(config, log, shutdown));
  await step(log, "Schema", async () => {
    const { migrate } = await import("../server/platform/migrate.ts");
    const { applied } = await migrate(url);
    return applied.length > 0 ? `applied ${applied.join(", ")}` : "up to date";
  });
  if (config.demoData) {
    await step(log, "Demo data", async () => {
      const { seedWhenEmpty } = await import("./seed.ts");
      return (await seedWhenEmpty(url)) ?? "there already";
    });
  }
  return url;
}

async function openOwnDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  const connections = Math.max(50, config.databasePoolSize * config.webConcurrency + 20);
  const onLost = () => shutdown.end(1);
  const settings = { max_connections: String(connections) };
  const opening = openDatabase({ dataDir: config.dataDir, log, settings, onLost });
  shutdown.onClose(async () => (await opening.catch(() => null))?.stop(DATABASE_STOP_MS));
  await step(log, "Database", async () => ((await opening).adopted ? "was running" : "started"));
  shutdown.onHurry((await opening).stopUnwatched);
  return (await opening).url;
}

async function serve(config: Config, databaseUrl: string, log: Log, shutdown: Shutdown) {
  if (config.webConcurrency > 1) {
    const { serveOnAllCores } = await import("./serve-cluster.ts");
    return await serveOnAllCores({ config, databaseUrl, log, onLost: () => shutdown.end(1) });
  }
  const { serve: serveAlone } = await import("../server/main.ts");
  return await serveAlone({ config, databaseUrl, log });
}
