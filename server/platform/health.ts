// Monitoring endpoints: liveness, readiness, and metrics on a private port.
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from "prom-client";
import type { Database } from "./db.ts";
import { SECONDS_WHEN_BUSY } from "./error-answers.ts";
import { wordsOf } from "./operator.ts";

export type Health = {
  /** `/readyz` answers 503, and every answer closes its connection. `isWatched`: whether a balancer polls. */
  drain(): { isWatched: boolean };
};

/** Caches a check's success for a few seconds; for checks that hardly ever change. */
export function askedSeldom(check: () => Promise<boolean>): () => Promise<boolean> {
  let holdsUntil = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() < holdsUntil) return true;
    const holds = await check();
    if (holds) holdsUntil = performance.now() + SELDOM_MS;
    return holds;
  };
}

const SELDOM_MS = 3_000;

/** Balancers poll at least this often. */
const WATCHED_MS = 60_000;

/**
 * Mounts `/healthz` (no dependencies) and `/readyz` (the database answers and accepts writes, and all `checks` hold). A
 * failing replica is reported but does not count: its reads go to the primary.
 */
export function mountHealth(
  app: FastifyInstance,
  db: Database,
  checks: Record<string, () => Promise<boolean>> = {},
): Health {
  let draining = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  // Parallel requests share one check.
  let looking: Promise<Record<string, boolean>> | null = null;
  const look = () => {
    looking ??= lookAt(db, checks).finally(() => {
      looking = null;
    });
    return looking;
  };
  app.get("/healthz", { logLevel: "warn", schema: { hide: true } as object }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn", schema: { hide: true } as object }, async (_request, reply) => {
    askedAt = performance.now();
    const results = await look();
    const ready = !draining && Object.values(results).every((ok) => ok);
    const replica = db.replicaState();
    const replicas = db.replicaStates();
    if (!ready) reply.header("retry-after", SECONDS_WHEN_BUSY);
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: draining ? "stopping" : ready ? "ready" : "not ready",
        checks: results,
        ...(replica && { replica }),
        ...(replicas.length > 1 && { replicas }),
      });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
  return {
    drain() {
      draining = true;
      return { isWatched: performance.now() - askedAt < WATCHED_MS };
    },
  };
}

async function lookAt(db: Database, checks: Record<string, () => Promise<boolean>>): Promise<Record<string, boolean>> {
  const database = async () => (await db.query("select 1 as ok")).length === 1;
  const all = Object.entries({ database, writes: db.takesWrites, ...checks });
  return Object.fromEntries(
    // Retry once, because a pooled connection may have been cut while idle.
    await Promise.all(
      all.map(
        async ([name, check]) =>
          [
            name,
            await check()
              .catch(check)
              .catch(() => false),
          ] as const,
      ),
    ),
  );
}

const durations = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time from the request's arrival to its answer",
  labelNames: ["method", "route", "status"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

/** Measures every request of `app`; labels routes by pattern, never by URL. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

let collecting = false;

/** Serves `/metrics`; port 0 only collects, for a parent that aggregates. Resolves to its close. */
export async function serveMetrics(port: number, host = "127.0.0.1"): Promise<() => Promise<void>> {
  if (!collecting) {
    collectDefaultMetrics();
    collecting = true;
  }
  if (port === 0) {
    // Answers the parent process's requests for metrics.
    new AggregatorRegistry();
    return async () => {};
  }
  const server = createServer(async (request, answer) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") return answer.writeHead(404).end();
    try {
      answer.setHeader("content-type", register.contentType);
      answer.end(await register.metrics());
    } catch (error) {
      answer.writeHead(503).end(wordsOf(error));
    }
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
