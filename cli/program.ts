// What `start` runs, as a bundle (build-program.ts): builds the site if needed, opens and migrates the database, serves,
// and shuts down in order. In one of several serving processes it is that process.
import cluster from "node:cluster";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { buildWeb } from "./build-web.ts";
import {
  addressOf,
  checkPorts,
  prepareDatabase,
  type Running,
  runUntilStopped,
  serverStopMs,
  takeLockFor,
} from "./run-product.ts";
import { duration, step } from "./steps.ts";
import { tellOpenings } from "./tell-openings.ts";

// The reader of the output (a log collector) may end first: ignore it.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

// Waiting here would never end: what is loaded may share code with this file, and so waits for it.
if (cluster.isWorker) import("./serve-worker.ts");
else
  runUntilStopped((running) => start(running, process.argv.includes("--rebuild"))).then((code) => {
    process.exitCode = code;
  });

async function start(running: Running, rebuild: boolean): Promise<void> {
  const { config, log, shutdown } = running;
  const begun = performance.now();
  await takeLockFor(config, "start", shutdown);
  await checkPorts(config);
  const build = step(log, "Site", async () => {
    if (config.role === "worker") return "not needed by a worker";
    return (await buildWeb({ signal: shutdown.signal, always: rebuild })) ? "built" : "unchanged since the last build";
  });
  const database = prepareDatabase(config, log, shutdown);
  // Wait for both, so that neither continues unnoticed when the other fails.
  await Promise.allSettled([build, database]);
  await build;
  const databaseUrl = await database;
  const { port, close } = await step(log, "Server", async () => await serve(running, databaseUrl));
  shutdown.onClose(() => Promise.race([close(), pause(serverStopMs(config), undefined, { ref: false })]));
  tellOpenings(config, log);
  log.info(`Vouchboard is ready on ${addressOf(config, port)} (started in ${duration(performance.now() - begun)}).`);
}

async function serve({ config, log, serverLog, shutdown }: Running, databaseUrl: string) {
  if (config.webConcurrency > 1) {
    const { serveOnAllCores } = await import("./serve-cluster.ts");
    return await serveOnAllCores({ config, databaseUrl, log, onLost: () => shutdown.end(1) });
  }
  const { serve: serveAlone } = await import("../server/main.ts");
  return await serveAlone({ config, databaseUrl, log: serverLog });
}
