// One of several serving processes: gets the database's URL, serves, and stops on request or when its parent dies.
import cluster from "node:cluster";
import { serve } from "../server/main.ts";
import { openLog, takeConsole } from "../server/platform/log.ts";
import { wordsOf } from "../server/platform/operator.ts";
import { onDefect } from "./run-product.ts";
import type { FromWorker, ToWorker } from "./serve-cluster.ts";
import { settings } from "./settings.ts";

type Serving = Awaited<ReturnType<typeof serve>>;

let serving: Promise<Serving> | undefined;

// The starting process has already reported the hints.
const config = settings(() => {});
const log = openLog(config.logLevel);
takeConsole(log);
onDefect(log, (error) => {
  log.fatal({ err: error }, "A defect ends a serving process.");
  process.exit(1);
});

// The starting process decides when to stop, so ignore the terminal's signals.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.on("message", (message: ToWorker) => {
  if (message.tell === "serve") serving ??= begin(message.databaseUrl);
  if (message.tell === "stop") end();
});

// The starting process was killed, so nothing else would stop this worker.
process.on("disconnect", end);

async function begin(databaseUrl: string): Promise<Serving> {
  try {
    // The starting process serves the metrics of all workers.
    const server = await serve({ config: { ...config, metricsPort: 0 }, databaseUrl, log });
    tell({ tell: "ready", port: server.port });
    return server;
  } catch (error) {
    tell({ tell: "failed", reason: wordsOf(error) });
    log.fatal({ err: error }, "A serving process could not start.");
    process.exit(1);
  }
}

async function end(): Promise<void> {
  const server = await serving?.catch(() => undefined);
  await server?.close();
  process.exit(0);
}

function tell(message: FromWorker): void {
  if (cluster.worker?.isConnected()) cluster.worker.send(message);
}
