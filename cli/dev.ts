// `dev`: runs the product with hot reload: the site from its sources, and a server that restarts when its code changes.
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { whyExposed } from "../server/platform/openings.ts";
import { type Log, OperatorError, wordsOf } from "../server/platform/operator.ts";
import { PROJECT } from "./build-once.ts";
import type { Command } from "./command.ts";
import { startReplaceable } from "./dev-server.ts";
import {
  addressOf,
  checkPorts,
  prepareDatabase,
  type Running,
  runUntilStopped,
  serverStopMs,
  takeLockFor,
} from "./run-product.ts";
import type { Shutdown } from "./shutdown.ts";
import { duration, step } from "./steps.ts";
import { watchFolders } from "./watch-folders.ts";

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
