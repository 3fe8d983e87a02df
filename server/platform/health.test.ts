// Checks the monitoring endpoints: liveness, readiness, draining and metrics.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startApp } from "../../tests/support/app.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { buildWorker } from "../app.ts";
import { serveMetrics } from "./health.ts";
import { migrate, oldestFor, readSchema, thisRelease } from "./migrate.ts";
import { forgetSharedKeys, requireSharedKeys } from "./shared-keys.ts";
import { forgetKey, keyFits, makeVault, requireKey } from "./vault.ts";

const empty = await freshDatabase({ migrated: false });
const app = await startApp({
  readyChecks: { migrations: async () => (await readSchema(empty.db)).pending.length === 0 },
});

test("liveness has no dependencies", async () => {
  assert.deepEqual((await app.get("/healthz")).body, { status: "ok" });
});

test("not ready while migrations are pending, ready afterwards; migrating twice changes nothing", async () => {
  const before = await app.get("/readyz");
  assert.deepEqual(
    [before.status, before.body],
    [503, { status: "not ready", checks: { database: true, writes: true, files: true, migrations: false } }],
  );
  assert.equal(before.headers["retry-after"], "3");
  const both = await Promise.all([migrate(empty.url), migrate(empty.url)]);
  assert.equal(both.filter(({ applied }) => applied.length > 0).length, 1);
  assert.deepEqual((await migrate(empty.url)).applied, []);
  const after = await app.get("/readyz");
  assert.deepEqual(
    [after.status, after.body],
    [200, { status: "ready", checks: { database: true, writes: true, files: true, migrations: true } }],
  );
  assert.equal(after.headers["cache-control"], "no-store");
  assert.equal(after.headers["retry-after"], undefined);
});

test("metrics are served on their own port, with routes by pattern", async () => {
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

test("not ready if the database does not answer", async () => {
  const broken = { ...app.db, query: () => Promise.reject(new Error("gone")) };
  const { default: fastify } = await import("fastify");
  const { mountHealth } = await import("./health.ts");
  const server = fastify();
  mountHealth(server, broken);
  const ready = await server.inject("/readyz");
  assert.deepEqual([ready.statusCode, ready.headers["retry-after"]], [503, "3"]);
  assert.equal((await server.inject("/healthz")).statusCode, 200);
});

test("ready although the replica fails, which is reported; not ready if the database refuses writes", async () => {
  const { default: fastify } = await import("fastify");
  const { mountHealth } = await import("./health.ts");
  for (const [takesWrites, status] of [
    [true, 200],
    [false, 503],
  ] as const) {
    const server = fastify();
    const replica = { is: "away", lagSeconds: null } as const;
    mountHealth(server, {
      ...app.db,
      replicaState: () => replica,
      replicaStates: () => [replica],
      takesWrites: async () => takesWrites,
    });
    const answer = await server.inject("/readyz");
    assert.deepEqual([answer.statusCode, answer.json().replica], [status, replica]);
    assert.equal(answer.json().checks.writes, takesWrites);
    await server.close();
  }
});

test("a worker answers for its health and for nothing else", async () => {
  const { fastify } = buildWorker(app.deps, {});
  assert.equal((await fastify.inject("/readyz")).statusCode, 200);
  for (const path of ["/", "/jobs", "/api/job/"]) assert.equal((await fastify.inject(path)).statusCode, 404, path);
  await fastify.close();
});

test("draining is reported and closes connections, while requests are still answered", async () => {
  app.app.health.drain();
  const ready = await app.get("/readyz");
  assert.deepEqual([ready.status, ready.headers["retry-after"]], [503, "3"]);
  assert.equal((ready.body as { status: string }).status, "stopping");
  const list = await app.get("/api/job/");
  assert.deepEqual([list.status, list.headers.connection], [200, "close"]);
});

test("a schema that is too new is refused with a message, a compatible newer one is used", async () => {
  const { db, url } = await freshDatabase();
  const [newest, older] = [thisRelease(), thisRelease().slice(0, -1)];
  const last = older.at(-1)!.tag;
  await db.query("update installation set value = $1 where name = 'oldest release'", [newest.at(-1)!.tag]);
  await assert.rejects(
    migrate(url, older),
    new RegExp(`newer release .*knows the migration \\w+, and .*ends at ${last}`),
  );
  assert.notEqual((await readSchema(db, older)).refusal, null);
  await db.query("update installation set value = $1 where name = 'oldest release'", [last]);
  assert.deepEqual(await readSchema(db, older), { pending: [], refusal: null });
  assert.deepEqual(await readSchema(db, older.slice(0, -1)), {
    pending: [],
    refusal: (await readSchema(db, older.slice(0, -1))).refusal,
  });
  for (const release of [older, newest]) assert.deepEqual((await migrate(url, release)).applied, []);
});

test("a release can use a newer schema if the migrations that it lacks say so", () => {
  const release = ["a", "b", "c"].map((tag, when) => ({ tag, when }));
  const gentle = "-- The release before this one can go on.";
  for (const [gentleOnes, oldest] of [
    ["", "c"],
    ["c", "b"],
    ["bc", "a"],
    ["b", "c"],
    ["abc", "a"],
  ] as const)
    assert.equal(
      oldestFor(release, (tag) => (gentleOnes.includes(tag) ? gentle : "create table x ();")),
      oldest,
      gentleOnes,
    );
});

test("a master key is recorded once, and another one is reported", async () => {
  const { db } = await freshDatabase();
  const [ours, other] = [makeVault("a".repeat(32)), makeVault("b".repeat(32))];
  assert.equal(await keyFits(db, other), true);
  await requireKey(db, ours);
  await requireKey(db, ours);
  assert.deepEqual([await keyFits(db, ours), await keyFits(db, other)], [true, false]);
  await assert.rejects(requireKey(db, other), /The master key is not the one .* admin accept-key/);
  await forgetKey(db);
  await requireKey(db, other);
  assert.deepEqual([await keyFits(db, ours), await keyFits(db, other)], [false, true]);
});

test("servers of one database share keys; of the signing keys one in common is enough", async () => {
  const { db } = await freshDatabase();
  const start = (cursorKey: string, ...signingKeyIds: string[]) => requireSharedKeys(db, { cursorKey, signingKeyIds });
  const first = await Promise.allSettled([start("a", "1"), start("b", "1"), start("a", "1")]);
  const isTaken = first.map(({ status }) => status === "fulfilled");
  assert.deepEqual([isTaken[0], isTaken[2]], [!isTaken[1], !isTaken[1]]);
  const cursorKey = isTaken[0] ? "a" : "b";
  await assert.rejects(
    start(isTaken[0] ? "b" : "a", "1"),
    /^OperatorError: CURSOR_KEY is not the one .* admin accept-key/,
  );
  await start(cursorKey, "2", "1");
  await start(cursorKey, "1");
  await start(cursorKey, "2", "1");
  await start(cursorKey, "2");
  await assert.rejects(start(cursorKey, "1"), /^OperatorError: SIGNING_KEYS has no key in common/);
  await requireSharedKeys(db, { cursorKey, signingKeyIds: null });
  await forgetSharedKeys(db);
  await start("c", "9");
});
