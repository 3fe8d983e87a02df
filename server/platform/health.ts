// What watches the process: alive, ready to take requests, and figures on a private port.
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from "prom-client";
import type { Database } from "./db.ts";
import { SECONDS_WHEN_BUSY } from "./error-answers.ts";

export type Health = {
  /** From now on `/readyz` says 503 and every answer closes its connection. Tells whether a balancer may have to see that. */
  drain(): { isWatched: boolean };
};

/** A check that hardly ever changes: while it holds, it is asked again after a few seconds only. */
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

/** No balancer asks less often. */
const WATCHED_MS = 60_000;

/**
 * Mounts `/healthz` (no dependencies) and `/readyz`: the database answers and takes writes, and what else `checks` names. A
 * replica that fails is named, and no reason not to be ready: its reads go to the primary.
 */
export function mountHealth(
  app: FastifyInstance,
  db: Database,
  checks: Record<string, () => Promise<boolean>> = {},
): Health {
  let draining = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  // However many ask at once, the database is asked once.
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
    if (!ready) reply.header("retry-after", SECONDS_WHEN_BUSY);
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: draining ? "stopping" : ready ? "ready" : "not ready",
        checks: results,
        ...(replica && { replica }),
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
    // A connection that was cut while it lay in the pool says nothing of the next one.
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

/** Measures every request of `app`; routes are labelled by their pattern, never by an address. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

let collecting = false;

/** Serves `/metrics` on 127.0.0.1:`port`; with port 0 only collects, for a starting process that adds workers up. Returns what closes it. */
export async function serveMetrics(port: number): Promise<() => Promise<void>> {
  if (!collecting) {
    collectDefaultMetrics();
    collecting = true;
  }
  if (port === 0) {
    // Answers the starting process when it asks its workers for their figures.
    new AggregatorRegistry();
    return async () => {};
  }
  const server = createServer(async (request, answer) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") return answer.writeHead(404).end();
    answer.setHeader("content-type", register.contentType);
    answer.end(await register.metrics());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
