// `dev`: runs the product with hot reload: the site from its sources, and a server that restarts when its code changes.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { whyExposed } from "../server/platform/openings.ts";
import { type Log, OperatorError, wordsOf } from "../server/platform/operator.ts";
import { PROJECT } from "./build-once.ts";
import type { Command } from "./command.ts";
import {
  addressOf,
  checkPorts,
  prepareDatabase,
  type Running,
  runUntilStopped,
  type Shutdown,
  serverStopMs,
  takeLockFor,
} from "./run-product.ts";
import type { FromWorker } from "./serve-cluster.ts";
import { duration, step } from "./steps.ts";

/** Sources of the server. Pages reload by themselves; the restarted server applies new migrations. */
const SERVER_FOLDERS = ["server", "contract", "messages", "migrations"];

export const command: Command = {
  name: "dev",
  about: "Starts the product for work on it: pages update as you save, the server restarts when its code changes.",
  takes: "",
  flags: {},
  notes: [
    "A change below web/ updates the open pages; one below server/, contract/, messages/ or migrations/ restarts the server, not the database.",
    "One below cli/ or demo/ or to vite.config.ts, or a new library, needs a new start. Always one process, whatever WEB_CONCURRENCY says.",
  ],
  async run() {
    process.env.NODE_ENV ??= "development";
    return await runUntilStopped(develop);
  },
};

async function develop({ config, log, shutdown }: Running): Promise<void> {
  const begun = performance.now();
  const refusal = config.production ? "ENVIRONMENT is production" : whyExposed(config);
  if (refusal)
    throw new OperatorError(`dev serves its own sources, so only this machine may reach it, but ${refusal}.`);
  await takeLockFor(config, "dev", shutdown);
  await checkPorts(config);
  const databaseUrl = await prepareDatabase(config, log, shutdown);
  const server = startReplaceable({ databaseUrl, port: config.port });
  shutdown.onClose(() => Promise.race([server.close(), pause(serverStopMs(config), undefined, { ref: false })]));
  const port = await step(log, "Server", server.replace);
  const watch = watchFolders(PROJECT, SERVER_FOLDERS, (path) => reload(path, server, log, shutdown));
  shutdown.onClose(async () => watch.close());
  log.info(`Vouchboard is ready on ${addressOf(config, port)} (started in ${duration(performance.now() - begun)}).`);
}

/** A server that fails to start does not end the command: the next change may fix it. */
async function reload(path: string, server: ReturnType<typeof startReplaceable>, log: Log, shutdown: Shutdown) {
  try {
    await step(log, `Server restarted after ${path}`, server.replace);
  } catch (error) {
    if (!shutdown.signal.aborted) log.error(`${wordsOf(error)} Waiting for a change.`);
  }
}

/** Sent to the process when it starts. `port` 0 takes any free one. */
export type Begin = { databaseUrl: string; port: number };

// Requests in progress may finish, but the developer is waiting.
const PATIENCE_MS = 1_500;

/** A server that `replace` starts or restarts; it resolves to the port once the server accepts requests. */
function startReplaceable({ databaseUrl, port }: Begin) {
  let child: ChildProcess | undefined;
  let closed = false;
  let known = port;
  const end = async () => {
    if (child) await endOf(child);
    child = undefined;
  };
  return {
    async replace(): Promise<number> {
      await end();
      if (closed) throw new OperatorError("The server is stopping.");
      child = fork(join(import.meta.dirname, "dev-worker.ts"), {
        // The condition Vite uses: server and pages must share one copy of React Router.
        execArgv: ["--conditions=development"],
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      // Keep the port, so that an open page reconnects.
      known = await untilReady(child, { databaseUrl, port: known });
      return known;
    },
    async close() {
      closed = true;
      await end();
    },
  };
}

async function untilReady(child: ChildProcess, begin: Begin): Promise<number> {
  return await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new OperatorError(`The server ended while it started (code ${code}).`)));
    child.on("message", (message: FromWorker) => {
      if (message.tell === "failed") reject(new OperatorError(message.reason));
      if (message.tell === "ready") resolve(message.port);
    });
    child.send(begin);
  });
}

/** Disconnecting is the signal to stop. */
async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  if (child.connected) child.disconnect();
  const patience = new AbortController();
  const late = pause(PATIENCE_MS, "late" as const, { signal: patience.signal }).catch(() => {});
  if ((await Promise.race([gone, late])) === "late") child.kill("SIGKILL");
  patience.abort();
  await gone;
}

// Editors and checkouts write several files, some of them twice.
const BURST_MS = 120;

/** Whether a change of this file, named relative to its folder, changes running code. */
export function matters(name: string): boolean {
  return /\.(ts|sql|json)$/.test(name) && !/\.test\.ts$/.test(name);
}

/** Calls `act` with one of the changed paths after each burst of changes below `folders` of `root`, one call at a time. */
export function watchFolders(root: string, folders: readonly string[], act: (path: string) => Promise<void>) {
  let changed: string | undefined;
  let acting = false;
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    if (acting || changed === undefined) return;
    acting = true;
    const path = changed;
    changed = undefined;
    try {
      await act(path);
    } finally {
      acting = false;
      // Changes that came meanwhile.
      if (changed !== undefined) timer = setTimeout(tell, BURST_MS);
    }
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !matters(name)) return;
      changed = join(folder, name);
      clearTimeout(timer);
      timer = setTimeout(tell, BURST_MS);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
