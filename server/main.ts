// Opens what the product stands on, mounts it and listens; nothing else.
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "react-router";
import { buildApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { expireJobs } from "./jobs/index.ts";
import { makeAnswerCache } from "./platform/answer-cache.ts";
import type { Config } from "./platform/config.ts";
import { makeCursors } from "./platform/cursor.ts";
import { openDatabase } from "./platform/db.ts";
import { serveMetrics } from "./platform/health.ts";
import { pendingMigrations } from "./platform/migrate.ts";
import type { Log } from "./platform/operator.ts";
import { openSecrets } from "./platform/secrets.ts";
import { hostSite } from "./platform/site-host.ts";
import { every } from "./platform/timers.ts";

const cacheBytes = 48 * 1024 * 1024;

export type ServeOptions = {
  config: Config;
  databaseUrl: string;
  log: Log;
  /** Development: requests that Vite answers, and the server build as it stands now. */
  development?: { middleware: (request: unknown, answer: unknown, next: () => void) => void; loadBuild: () => Promise<ServerBuild> };
};

/** Serves until closed. `close` lets requests in progress finish; call it once. */
export async function serve({ config, databaseUrl, development }: ServeOptions): Promise<{ port: number; close(): Promise<void> }> {
  const secrets = await openSecrets(config.dataDir, config.cursorKey ? { cursorKey: config.cursorKey } : {});
  const db = openDatabase({ url: databaseUrl, readUrl: config.databaseReadUrl, poolSize: config.databasePoolSize });
  const deps: Deps = { db, clock: () => new Date(), cursors: makeCursors(secrets.cursorKey), cache: makeAnswerCache(cacheBytes) };
  const { fastify, health } = await buildApp(deps, {
    publicUrl: config.publicUrl,
    rateLimitScale: config.rateLimitScale,
    // Fastify takes a number of proxies as well; its types leave that out.
    trustProxy: config.trustProxy as boolean,
    logger: { level: config.logLevel, genReqId: () => randomUUID() } as object,
    readyChecks: { migrations: async () => (await pendingMigrations(databaseUrl)).length === 0 },
  });
  if (development) {
    fastify.addHook("onRequest", (request, reply, done) => {
      if (request.url.startsWith("/api/")) return done();
      development.middleware(request.raw, reply.raw, done);
    });
  }
  await hostSite(fastify, {
    site: { publicUrl: config.publicUrl, environment: config.environment },
    cache: deps.cache,
    cacheSeconds: development ? 0 : config.pageCacheSeconds,
    ...(development && { loadBuild: development.loadBuild }),
  });
  const closeMetrics = await serveMetrics(config.metricsPort);
  const stopTimers = every(60_000, "expire jobs", fastify.log, () => db.transaction((tx) => expireJobs(tx, deps.clock())));
  await fastify.listen({ port: config.port, host: config.host });
  return {
    port: (fastify.server.address() as AddressInfo).port,
    async close() {
      health.drain();
      stopTimers();
      await fastify.close();
      await closeMetrics();
      await db.close();
    },
  };
}
