// Checks that equal requests share one answer, that stale answers are renewed in the background, and that failures are
// not cached.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { makeAnswerCache } from "./answer-cache.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("parallel and later requests share one answer", async () => {
  const cache = makeAnswerCache(10_000);
  let made = 0;
  const ask = () => cache.through("a", 5, async () => ({ made: ++made }));
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [{ made: 1 }, { made: 1 }, { made: 1 }]);
  assert.deepEqual(await ask(), { made: 1 });
  assert.deepEqual(await cache.through("b", 5, async () => ({ made: ++made })), { made: 2 });
  cache.clear();
  assert.deepEqual(await ask(), { made: 3 });
});

test("a stale answer is served while the next one is made", async (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
  const cache = makeAnswerCache(10_000);
  let made = 0;
  const ask = () => cache.through("a", 5, async () => ({ made: ++made }));
  await ask();
  mock.timers.setTime(1_000_000 + 4_000);
  assert.deepEqual(await ask(), { made: 1 });
  mock.timers.setTime(1_000_000 + 6_000);
  assert.deepEqual(await ask(), { made: 1 });
  await settle();
  assert.deepEqual(await ask(), { made: 2 });
  assert.equal(made, 2);
});

test("a cached answer is served through an outage, but not through a defect", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
  const cache = makeAnswerCache(100_000);
  const isOutage = (made: { page: string }) => made.page === "503";
  const keeping = { bytes: () => 10, isWorth: (made: { page: string }) => !isOutage(made), isOutage };
  const ask = (make: () => Promise<{ page: string }>) => cache.through("a", 5, make, keeping);
  const gone = async () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
  await ask(async () => ({ page: "old" }));
  for (const make of [gone, async () => ({ page: "503" })]) {
    context.mock.timers.setTime(Date.now() + 3_600_000);
    assert.deepEqual(await ask(make), { page: "old" });
    assert.deepEqual(await ask(make), { page: "old" });
    await settle();
  }
  context.mock.timers.setTime(Date.now() + 3_600_000);
  await assert.rejects(
    ask(async () => Promise.reject(new TypeError("a defect"))),
    /a defect/,
  );
  assert.deepEqual(await ask(async () => ({ page: "new" })), { page: "new" });
});

test("0 seconds, failures and answers that are too large are not cached", async () => {
  const cache = makeAnswerCache(100);
  let made = 0;
  const make = async () => ({ made: ++made });
  await cache.through("a", 0, make);
  assert.deepEqual(await cache.through("a", 0, make), { made: 2 });
  await assert.rejects(
    cache.through("b", 5, async () => Promise.reject(new Error("no"))),
    /no/,
  );
  const keeping = (bytes: number, isWorth = true) => ({ bytes: () => bytes, isWorth: () => isWorth });
  assert.deepEqual(await cache.through("b", 5, make, keeping(10)), { made: 3 });
  assert.deepEqual(await cache.through("b", 5, make, keeping(10)), { made: 3 });
  assert.deepEqual(await cache.through("large", 5, make, keeping(1_000)), { made: 4 });
  assert.deepEqual(await cache.through("large", 5, make, keeping(1_000)), { made: 5 });
  assert.deepEqual(await cache.through("unworthy", 5, make, keeping(10, false)), { made: 6 });
  assert.deepEqual(await cache.through("unworthy", 5, make, keeping(10, false)), { made: 7 });
});
