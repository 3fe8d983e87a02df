// Runs the serving process of `dev`, and replaces it when its code changes.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { OperatorError } from "../server/platform/operator.ts";
import type { FromWorker } from "./serve-cluster.ts";

/** Sent to the process when it starts. `port` 0 takes any free one. */
export type Begin = { databaseUrl: string; port: number };

// Requests in progress may finish, but the developer is waiting.
const PATIENCE_MS = 1_500;

/** A server that `replace` starts or restarts; it resolves to the port once the server accepts requests. */
export function startReplaceable({ databaseUrl, port }: Begin) {
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
