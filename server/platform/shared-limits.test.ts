// Checks that processes share their rate limit counts, and count alone while the database does not answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";
import { freshDatabase } from "../../tests/support/database.ts";
import { forgetRateWindows, sharedLimits } from "./shared-limits.ts";
import { makeVault } from "./vault.ts";

const { db } = await freshDatabase();
const vault = makeVault("a master key that only tests use, long enough");
const aMinute = 60_000;

/** The store of one process, for one route. */
function processOn(store: typeof db): FastifyRateLimitStore {
  return new (sharedLimits({ db: store, vault }))({
    routeInfo: { method: "GET", url: "/a" },
  } as FastifyRateLimitOptions);
}

/** Whether a call of `key` is within `max`. */
const isAllowed = (store: FastifyRateLimitStore, key: string, max: number, window = aMinute) =>
  new Promise<boolean>((resolve, reject) =>
    store.incr(key, (error, counted) => (error ? reject(error) : resolve((counted?.current ?? 0) <= max)), window, max),
  );

const countOf = (answers: boolean[]) => answers.filter((allowed) => allowed).length;

test("a small limit is exact across parallel processes", async () => {
  const processes = [processOn(db), processOn(db), processOn(db)];
  const calls = Array.from({ length: 60 }, (_, nth) => isAllowed(processes[nth % 3]!, "10.0.0.1", 5));
  const allowed = countOf(await Promise.all(calls));
  assert.ok(allowed <= 5 && allowed > 0, `${allowed}`);
  assert.equal(await isAllowed(processes[1]!, "10.0.0.2", 5), true, "another address");
  assert.equal(
    await isAllowed(processes[0]!.child({ routeInfo: { method: "GET", url: "/b" } } as never), "10.0.0.1", 5),
    true,
  );
});

test("a small limit is exact for sequential calls", async () => {
  const processes = [processOn(db), processOn(db)];
  const answers = [];
  for (let nth = 0; nth < 8; nth += 1) answers.push(await isAllowed(processes[nth % 2]!, "10.0.0.3", 5));
  assert.equal(countOf(answers), 5);
});

test("a large limit is accurate to a tenth per process, and few calls do not reach the database", async () => {
  const statements: Promise<unknown>[] = [];
  const query = (...given: Parameters<typeof db.query>) => {
    const answer = db.query(...given);
    statements.push(answer);
    return answer;
  };
  const processes = [
    processOn({ ...db, query: query as typeof db.query }),
    processOn({ ...db, query: query as typeof db.query }),
  ];
  for (let nth = 0; nth < 18; nth += 1) assert.ok(await isAllowed(processes[nth % 2]!, "10.0.0.4", 100));
  assert.equal(statements.length, 0);
  let allowed = 18;
  for (let nth = 0; nth < 400; nth += 1) {
    if (await isAllowed(processes[nth % 2]!, "10.0.0.4", 100)) allowed += 1;
    // Calls do not wait for their process's update of the database, but the test must.
    await Promise.all(statements);
    await pause(0);
  }
  assert.ok(allowed >= 100 && allowed <= 120, `${allowed}`);
  assert.ok(statements.length <= 24, `${statements.length}`);
});

test("without the database each process counts alone", async () => {
  const away = { ...db, query: () => Promise.reject(new Error("the database is away")) } as unknown as typeof db;
  const alone = processOn(away);
  const answers = [];
  for (let nth = 0; nth < 8; nth += 1) answers.push(await isAllowed(alone, "10.0.0.5", 5));
  assert.deepEqual(answers, [true, true, true, true, true, false, false, false]);
});

test("a window ends, and its row is deleted", async () => {
  const store = processOn(db);
  assert.deepEqual(
    [await isAllowed(store, "10.0.0.6", 1, 100), await isAllowed(store, "10.0.0.6", 1, 100)],
    [true, false],
  );
  await pause(150);
  assert.equal(await isAllowed(store, "10.0.0.6", 1, 100), true);
  await pause(150);
  const rows = async () => (await db.query("select from rate_window where ends_at < now()")).length;
  assert.ok((await rows()) > 0);
  await forgetRateWindows({ db });
  assert.equal(await rows(), 0);
});
