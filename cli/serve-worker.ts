// One of several serving processes: waits to be told where the database is, serves, and stops when told or left alone.
import cluster from "node:cluster";
import { serve } from "../server/main.ts";
import { openLog, takeConsole } from "../server/platform/log.ts";
import { wordsOf } from "../server/platform/operator.ts";
import type { FromWorker, ToWorker } from "./serve-cluster.ts";
import { settings } from "./settings.ts";

type Serving = Awaited<ReturnType<typeof serve>>;

let serving: Promise<Serving> | undefined;

// The starting process has told of likely slips.
const config = settings(() => {});
const log = openLog(config.logLevel);
takeConsole(log);

// The starting process decides when to stop; signals that the terminal sends to everybody are left to it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.on("message", (message: ToWorker) => {
  if (message.tell === "serve") serving ??= begin(message.databaseUrl);
  if (message.tell === "stop") end();
});

// The starting process was killed: nobody would stop us any more.
process.on("disconnect", end);

async function begin(databaseUrl: string): Promise<Serving> {
  try {
    // The private metrics port belongs to the starting process, which adds our figures up.
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
