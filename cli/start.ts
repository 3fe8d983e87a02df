// `start`: builds the site if needed, opens and migrates the database, serves, and shuts down in order.
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { buildWeb } from "./build-web.ts";
import type { Command } from "./command.ts";
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

export const command: Command = {
  name: "start",
  about: "Starts the product: builds the site when it changed, opens the database, serves.",
  takes: "",
  flags: { rebuild: { about: "Builds the site even when it has not changed." } },
  notes: ["Stop it with Ctrl-C or SIGTERM: requests in progress finish, then the database stops (under 10 s)."],
  async run(given) {
    // Without it React renders several times slower and logs more.
    process.env.NODE_ENV ??= "production";
    return await runUntilStopped((running) => start(running, given.flags.rebuild === true));
  },
};

async function start(running: Running, rebuild: boolean): Promise<void> {
  const { config, log, shutdown } = running;
  const begun = performance.now();
  await takeLockFor(config, "start", shutdown);
  await checkPorts(config);
  const build = step(log, "Site", async () => {
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
