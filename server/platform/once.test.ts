// Checks idempotency keys: repeated and parallel calls, after a refusal, with another body, and for another caller.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshDatabase } from "../../tests/support/database.ts";
import { forgetKeyedCalls, once } from "./once.ts";
import { Refusal, refuse } from "./refusal.ts";

const { db } = await freshDatabase();
await db.query("create table effect (id int generated always as identity, what text)");
let now = new Date("2026-11-21T12:00:00Z");
const deps = { db, clock: () => now };
const endpoint = { name: "makeSomething" };
const asha = "0191f1a0-0000-7000-8000-000000000001";
const ravi = "0191f1a0-0000-7000-8000-000000000002";

const callOf = (accountId: string, key?: string) => ({ caller: { accountId } as never, ...(key && { key }) });
const make = (accountId: string, key: string | undefined, what: string) =>
  once(endpoint, { what }, callOf(accountId, key), deps, async (tx) => {
    const [row] = await tx.query<{ id: number }>("insert into effect (what) values ($1) returning id", [what]);
    return { id: row?.id, what };
  });
const effects = async (what: string) => (await db.query("select 1 from effect where what = $1", [what])).length;
const isKeyReused = (error: unknown) => error instanceof Refusal && error.status === 422 && error.code === "KEY_REUSED";

test("the same key returns the first answer again, and runs once", async () => {
  const first = await make(asha, "one", "in turn");
  assert.deepEqual(await make(asha, "one", "in turn"), first);
  assert.equal(await effects("in turn"), 1);
});

test("twenty parallel calls run once, and all get the same answer", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => make(asha, "two", "at once")));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.equal(await effects("at once"), 1);
});

test("without a key every call runs", async () => {
  await make(asha, undefined, "keyless");
  await make(asha, undefined, "keyless");
  assert.equal(await effects("keyless"), 2);
});

test("another body or endpoint with the same key is refused", async () => {
  await make(asha, "three", "first");
  await assert.rejects(make(asha, "three", "second"), isKeyReused);
  const other = once({ name: "other" }, { what: "first" }, callOf(asha, "three"), deps, async () => ({}));
  await assert.rejects(other, isKeyReused);
  assert.equal(await effects("second"), 0);
});

test("another caller's equal key is independent", async () => {
  await make(asha, "four", "hers");
  await make(ravi, "four", "his");
  assert.deepEqual([await effects("hers"), await effects("his")], [1, 1]);
});

test("a refusal stores nothing: the same key may be retried", async () => {
  const refused = once(endpoint, { what: "later" }, callOf(asha, "five"), deps, async (tx) => {
    await tx.query("insert into effect (what) values ('later')");
    throw refuse(409, "CONFLICT", "Not yet.");
  });
  await assert.rejects(refused, Refusal);
  assert.equal(await effects("later"), 0);
  await make(asha, "five", "later");
  assert.equal(await effects("later"), 1);
});

test("after a day the key is free, and its answer is deleted", async () => {
  await make(asha, "six", "old");
  now = new Date(now.getTime() + 24 * 3_600_000);
  await make(asha, "six", "new");
  assert.equal(await effects("new"), 1);
  assert.ok((await forgetKeyedCalls(deps)) > 0);
  assert.equal((await db.query("select 1 from keyed_call")).length, 1);
});
