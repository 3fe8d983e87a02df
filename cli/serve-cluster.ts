// Serves with several processes on one port: starts them, replaces any that dies, and stops them in order.
import cluster, { type Worker } from "node:cluster";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import type { Config } from "../server/platform/config.ts";
import { type Log, OperatorError, wordsOf } from "../server/platform/operator.ts";
import { serverStopMs } from "./run-product.ts";

/** Messages to a worker, and from a worker to the starting process. */
export type ToWorker = { tell: "serve"; databaseUrl: string } | { tell: "stop" };
export type FromWorker = { tell: "ready"; port: number } | { tell: "failed"; reason: string };

export type ClusterOptions = {
  config: Config;
  databaseUrl: string;
  log: Log;
  /** Called when workers keep dying. */
  onLost: () => void;
};

// Workers get a little less time to stop than this process has.
const EARLIER_MS = 500;
const REPLACEMENTS = { most: 10, withinMs: 60_000 };

/** Starts `config.webConcurrency` workers and resolves once each accepts requests. */
export async function serveOnAllCores(options: ClusterOptions): Promise<{ port: number; close(): Promise<void> }> {
  // The same program, which knows that it is a worker; the argument shows in lists of processes.
  cluster.setupPrimary({ args: ["serve-worker"] });
  const keeper = keepWorkers(options);
  try {
    const ports = await Promise.all(Array.from({ length: options.config.webConcurrency }, keeper.add));
    const closeMetrics = await serveMetrics(options.config);
    const close = async () => {
      await Promise.all([closeMetrics(), keeper.close()]);
    };
    return { port: ports[0] ?? 0, close };
  } catch (error) {
    await keeper.close();
    throw error;
  }
}

/** Keeps as many workers as were added until closed. A worker that dies before it is ready is not replaced. */
function keepWorkers({ config, databaseUrl, log, onLost }: ClusterOptions) {
  const ended: number[] = [];
  let closing = false;
  const replace = async (worker: Worker) => {
    if (closing) return;
    ended.push(Date.now());
    log.error(`A serving process (${worker.process.pid}) ended by itself; starting another.`);
    try {
      if (ended.filter((at) => at > Date.now() - REPLACEMENTS.withinMs).length > REPLACEMENTS.most) {
        throw new OperatorError("Serving processes keep ending; giving up.");
      }
      await add();
    } catch (error) {
      // A worker that was still starting during the shutdown may fail.
      if (closing) return;
      log.error(wordsOf(error));
      onLost();
    }
  };
  const add = async (): Promise<number> => {
    const worker = cluster.fork();
    const port = await untilReady(worker, databaseUrl);
    worker.once("exit", () => replace(worker));
    return port;
  };
  const close = async () => {
    closing = true;
    await stopWorkers(serverStopMs(config) - EARLIER_MS);
  };
  return { add, close };
}

async function untilReady(worker: Worker, databaseUrl: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const onExit = (code: number) =>
      reject(new OperatorError(`A serving process ended while it started (code ${code}).`));
    worker.once("exit", onExit);
    worker.once("online", () => worker.send({ tell: "serve", databaseUrl } satisfies ToWorker));
    worker.on("message", (message: FromWorker) => {
      if (message.tell === "failed") reject(new OperatorError(message.reason));
      if (message.tell !== "ready") return;
      worker.off("exit", onExit);
      resolve(message.port);
    });
  });
}

async function stopWorkers(patienceMs: number): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const gone = workers.map((worker) => new Promise<void>((resolve) => worker.once("exit", () => resolve())));
  for (const worker of workers) if (worker.isConnected()) worker.send({ tell: "stop" } satisfies ToWorker);
  const patience = pause(patienceMs, undefined, { ref: false });
  await Promise.race([Promise.all(gone), patience]);
  for (const worker of workers) if (!worker.isDead()) worker.process.kill("SIGKILL");
}

/** Serves the workers' metrics, added up, on the private port. Resolves to a function that closes it. */
async function serveMetrics({ metricsPort: port, metricsHost }: Config): Promise<() => Promise<void>> {
  if (port === 0) return async () => {};
  const registry = new AggregatorRegistry();
  const server = createServer(async (request, answer) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") return answer.writeHead(404).end();
    try {
      answer.setHeader("content-type", registry.contentType);
      answer.end(await registry.clusterMetrics());
    } catch (error) {
      answer.writeHead(503).end(wordsOf(error));
    }
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, metricsHost, resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
