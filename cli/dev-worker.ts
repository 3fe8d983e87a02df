// The serving process of `dev`: runs the server's code as of its start, and the site through Vite's dev server.
import type { Server } from "node:http";
import { createServer } from "vite";
import { type SiteSources, serve } from "../server/main.ts";
import { openLog, takeConsole } from "../server/platform/log.ts";
import { migrate } from "../server/platform/migrate.ts";
import { wordsOf } from "../server/platform/operator.ts";
import { PROJECT } from "./build-once.ts";
import type { Begin } from "./dev.ts";
import type { FromWorker } from "./serve-cluster.ts";
import { settings } from "./settings.ts";

type Serving = Awaited<ReturnType<typeof serve>>;

let serving: Promise<Serving> | undefined;

// The starting process decides when to stop, so ignore the terminal's signals.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.once("message", (begin: Begin) => {
  serving = start(begin);
});

process.on("disconnect", async () => {
  const server = await serving?.catch(() => undefined);
  await server?.close();
  process.exit(0);
});

async function start({ databaseUrl, port }: Begin): Promise<Serving> {
  try {
    await migrate(databaseUrl);
    const config = { ...settings(() => {}), port };
    const log = openLog(config.logLevel);
    takeConsole(log);
    const server = await serve({ config, databaseUrl, log, openSite });
    tell({ tell: "ready", port: server.port });
    return server;
  } catch (error) {
    tell({ tell: "failed", reason: wordsOf(error) });
    throw error;
  }
}

async function openSite(http: Server): Promise<SiteSources> {
  const vite = await createServer({
    root: PROJECT,
    appType: "custom",
    // The hot-reload socket shares the site's port: one address, also through a tunnel.
    server: { middlewareMode: true, ws: { server: http } },
  });
  return {
    middleware: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<never>,
    close: () => vite.close(),
  };
}

function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}
