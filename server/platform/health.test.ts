// Checks what watchers ask: alive, ready, stopping, and figures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startApp } from "../../tests/support/app.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { serveMetrics } from "./health.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

const empty = await freshDatabase({ migrated: false });
const app = await startApp({
  readyChecks: { migrations: async () => (await pendingMigrations(empty.db)).length === 0 },
});

test("alive needs nobody else", async () => {
  assert.deepEqual((await app.get("/healthz")).body, { status: "ok" });
});

test("not ready while migrations are pending, ready afterwards; migrating twice changes nothing", async () => {
  const before = await app.get("/readyz");
  assert.deepEqual(
    [before.status, before.body],
    [503, { status: "not ready", checks: { database: true, writes: true, files: true, migrations: false } }],
  );
  const both = await Promise.all([migrate(empty.url), migrate(empty.url)]);
  assert.equal(both.filter(({ applied }) => applied.length > 0).length, 1);
  assert.deepEqual((await migrate(empty.url)).applied, []);
  const after = await app.get("/readyz");
  assert.deepEqual(
    [after.status, after.body],
    [200, { status: "ready", checks: { database: true, writes: true, files: true, migrations: true } }],
  );
  assert.equal(after.headers["cache-control"], "no-store");
});

test("figures are served on a port of their own, routes by pattern", async () => {
  await app.get("/api/job/00000000-0000-0000-0000-000000000000?x=secret");
  const probe = (await import("node:net")).createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  const close = await serveMetrics(port);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(text, /http_request_duration_seconds_count\{method="GET",route="\/api\/job\/:jobid",status="\d+"\}/);
    assert.doesNotMatch(text, /secret|00000000-0000/);
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  } finally {
    await close();
  }
});

test("not ready when the database does not answer", async () => {
  const broken = { ...app.db, query: () => Promise.reject(new Error("gone")) };
  const { default: fastify } = await import("fastify");
  const { mountHealth } = await import("./health.ts");
  const server = fastify();
  mountHealth(server, broken);
  assert.equal((await server.inject("/readyz")).statusCode, 503);
  assert.equal((await server.inject("/healthz")).statusCode, 200);
});

test("stopping says so and closes connections, while requests are still answered", async () => {
  app.app.health.drain();
  const ready = await app.get("/readyz");
  assert.equal(ready.status, 503);
  assert.equal((ready.body as { status: string }).status, "stopping");
  const list = await app.get("/api/job/");
  assert.deepEqual([list.status, list.headers.connection], [200, "close"]);
});
