import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal } from "./refusal.ts";
import { makeTurns } from "./turns.ts";

/** Work that ends when the test says so. */
function held() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  return {
    begun,
    endNext: () => ends.shift()?.(),
    work: (id: number) => async () => {
      begun.push(id);
      await new Promise<void>((resolve) => ends.push(resolve));
      return id;
    },
  };
}
const settle = () => new Promise(setImmediate);

test("runs the limit in parallel, the others in order of arrival", async () => {
  const turns = makeTurns({ atOnce: 2, mostWaiting: 10 });
  const { begun, endNext, work } = held();
  const all = [1, 2, 3, 4].map((id) => turns(work(id)));
  await settle();
  assert.deepEqual(begun, [1, 2]);
  endNext();
  await settle();
  assert.deepEqual(begun, [1, 2, 3]);
  for (let count = 0; count < 3; count += 1) {
    endNext();
    await settle();
  }
  assert.deepEqual(await Promise.all(all), [1, 2, 3, 4]);
  assert.equal(await turns(async () => 5), 5);
});

test("failed work passes its turn on", async () => {
  const turns = makeTurns({ atOnce: 1, mostWaiting: 10 });
  const failed = turns(() => Promise.reject(new Error("as planned")));
  const next = turns(async () => "done");
  await assert.rejects(failed, /as planned/);
  assert.equal(await next, "done");
});

test("a task is refused if the queue is too long", async () => {
  const turns = makeTurns({ atOnce: 1, mostWaiting: 1 });
  const { endNext, work } = held();
  const [first, second] = [turns(work(1)), turns(work(2))];
  await assert.rejects(turns(work(3)), (error) => error instanceof Refusal && error.status === 503);
  await settle();
  endNext();
  await settle();
  endNext();
  assert.deepEqual(await Promise.all([first, second]), [1, 2]);
});
