// Checks the database port: transactions, errors, timeouts, connection limits, and COPY.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshDatabase } from "../../tests/support/database.ts";
import { startFaultProxy } from "../../tests/support/fault-proxy.ts";
import { containing, copyRows, copyText, openDatabase } from "./db.ts";
import { makeLagGauge, nearestOf } from "./replica.ts";

const { db, url } = await freshDatabase({ migrated: false });
const hurried = openDatabase({ url, poolSize: 1, statementTimeout: 50 });
after(() => hurried.close());
await db.query("create table thing (id int primary key, words text, list text[], at timestamptz)");

test("a transaction commits everything, or nothing if it fails", async () => {
  assert.equal(
    await db.transaction(async (tx) => {
      await tx.query("insert into thing values (1)");
      return "done";
    }),
    "done",
  );
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.query("insert into thing values (2)");
      throw new Error("changed my mind");
    }),
    /changed my mind/,
  );
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.query("insert into thing values (3)");
      await tx.query("insert into thing values (1)");
    }),
    { code: "23505" },
  );
  assert.deepEqual(await db.query("select id from thing"), [{ id: 1 }]);
});

test("failed transactions release their connection", async () => {
  for (let round = 0; round < 3; round += 1)
    await assert.rejects(
      hurried.transaction(async (tx) => tx.query("select 1/0")),
      { code: "22012" },
    );
  assert.deepEqual(await hurried.query("select 1 as one"), [{ one: 1 }]);
});

test("a statement that takes too long is cancelled", async () => {
  await assert.rejects(hurried.query("select pg_sleep(5)"), { code: "57014" });
});

test("a connection closed by the server fails one query, not the process", async () => {
  const [{ pid }] = (await hurried.query<{ pid: number }>("select pg_backend_pid() as pid")) as [{ pid: number }];
  await db.query("select pg_terminate_backend($1)", [pid]);
  await hurried.query("select 1").catch(() => undefined);
  assert.deepEqual(await hurried.query("select 1 as one"), [{ one: 1 }]);
});

test("a connection closed between two statements of a transaction fails that transaction, not the process", async () => {
  await assert.rejects(
    hurried.transaction(async (tx) => {
      const [{ pid }] = (await tx.query<{ pid: number }>("select pg_backend_pid() as pid")) as [{ pid: number }];
      // events.once would add an error listener too.
      const lost = new Promise((resolve) => tx.connection.once("end", resolve));
      await db.query("select pg_terminate_backend($1)", [pid]);
      await lost;
      await tx.query("select 1");
    }),
  );
  assert.deepEqual(await hurried.query("select 1 as one"), [{ one: 1 }]);
});

test("a connection closed as soon as it is made fails its statement, not the process", async () => {
  const proxy = await startFaultProxy(url);
  const alone = openDatabase({ url: proxy.url, poolSize: 1 });
  const others = await db.query<{ pid: number }>("select pid from pg_stat_activity where datname = current_database()");
  const isWelcome = proxy.holdWelcome();
  const asked = alone.query("select 1");
  await isWelcome;
  await db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> all($1)",
    [others.map(({ pid }) => pid)],
  );
  await assert.rejects(asked);
  assert.deepEqual(await alone.query("select 1 as one"), [{ one: 1 }]);
  await alone.close();
});

test("a named statement is prepared once and used with other values", async () => {
  const statement = { name: "sum", text: "select $1::int + 1 as sum" };
  assert.deepEqual(await db.query(statement, [1]), [{ sum: 2 }]);
  assert.deepEqual(await db.query(statement, [5]), [{ sum: 6 }]);
});

test("COPY preserves every text except NUL", async () => {
  const at = new Date("2026-02-03T04:05:06.789Z");
  const texts = ["", "\\N", "\\", "a\tb\nc\rd", '"{}",\\', "NULL", "null", "é 👩‍🍳", "x".repeat(200_000)];
  const count = await db.transaction((tx) =>
    copyRows(
      tx,
      "thing",
      ["id", "words", "list", "at"],
      texts.map((text, index) => [100 + index, text, [text, "b"], at]),
    ),
  );
  assert.equal(count, texts.length);
  const rows = await db.query("select words, list, at from thing where id >= 100 order by id");
  assert.deepEqual(
    rows,
    texts.map((text) => ({ words: text, list: [text, "b"], at })),
  );
  assert.equal(copyText(null), "\\N");
  assert.equal(copyText("a\u0000b"), "ab");
});

test("COPY of no rows, and of rows that fail half-way, stores nothing", async () => {
  assert.equal(await db.transaction((tx) => copyRows(tx, "thing", ["id"], [])), 0);
  await assert.rejects(
    db.transaction((tx) => copyRows(tx, "thing", ["id"], [[500], [500]])),
    { code: "23505" },
  );
  function* broken() {
    yield [501];
    throw new Error("the source failed");
  }
  await assert.rejects(
    db.transaction((tx) => copyRows(tx, "thing", ["id"], broken())),
    /the source failed/,
  );
  assert.deepEqual(await db.query("select id from thing where id >= 500"), []);
});

test("reads of a stopped, silent or disconnected replica go to the primary until it is back", async () => {
  const proxy = await startFaultProxy(url);
  const both = openDatabase({ url, readUrls: [proxy.url], poolSize: 2 });
  const read = async () => assert.deepEqual(await both.replica.query("select 1 as one"), [{ one: 1 }]);
  const untilIt = async (is: string) => {
    while (both.replicaState()?.is !== is) await pause(20);
  };
  await read();
  assert.equal(both.replicaState()?.is, "well");
  for (const fail of [proxy.stop, proxy.silence]) {
    await fail();
    await Promise.all([read(), read(), read(), read()]);
    await untilIt("away");
    await read();
    await proxy.heal();
    await untilIt("well");
    await Promise.all([read(), read()]);
  }
  proxy.cut("reset");
  await Promise.all([read(), read(), read()]);
  await both.close();
});

test("of two replicas one is read while the other is stopped, and the primary while both are", async () => {
  const proxies = [await startFaultProxy(url), await startFaultProxy(url)] as const;
  const readUrls = proxies.map((proxy) => proxy.url);
  const all = openDatabase({ url, readUrls, poolSize: 2 });
  const read = async () => assert.deepEqual(await all.replica.query("select 1 as one"), [{ one: 1 }]);
  const until = async (...states: string[]) => {
    while (
      all
        .replicaStates()
        .map(({ is }) => is)
        .join() !== states.join()
    )
      await pause(20);
  };
  await Promise.all([read(), read(), read(), read()]);
  assert.ok(
    proxies.every((proxy) => proxy.made() > 0),
    "both are read",
  );
  await proxies[0].stop();
  await Promise.all([read(), read(), read(), read()]);
  await until("away", "well");
  assert.equal(all.replicaState()?.is, "away");
  const made = proxies[1].made();
  await read();
  await proxies[1].stop();
  await Promise.all([read(), read()]);
  await until("away", "away");
  assert.ok(made > 0);
  for (const proxy of proxies) await proxy.heal();
  await until("well", "well");
  await read();
  await all.close();
});

for (const [name, distances, nearest] of [
  ["one that is far", [1, 40], [1]],
  ["two that are alike", [1, 1.8], [1, 1.8]],
  ["one that was never measured", [null, 0.5], [null, 0.5]],
  ["none", [], []],
] as const)
  test(`the nearest replicas, with ${name}`, () => {
    const found = nearestOf(distances.map((distance) => ({ distance })));
    assert.deepEqual(
      found.map(({ distance }) => distance),
      nearest,
    );
  });

test("a silent server fails waiting and new statements at once, and is used again when it is back", async () => {
  const proxy = await startFaultProxy(url);
  const alone = openDatabase({ url: proxy.url, poolSize: 1 });
  const inTransaction = () => alone.transaction((tx) => tx.query("select 1"));
  await inTransaction();
  proxy.silence();
  const waiting = [inTransaction(), alone.query("select 1"), alone.query("select 1")];
  for (const one of await Promise.allSettled(waiting)) assert.equal(one.status, "rejected");
  const made = proxy.made();
  await assert.rejects(inTransaction(), /does not answer/);
  assert.ok(proxy.made() - made <= 1);
  await proxy.heal();
  while ((await alone.query("select 1 as one").catch(() => [])).length === 0) await pause(20);
  await inTransaction();
  await alone.close();
});

test("a slow statement does not make its server count as lost", async () => {
  const patient = openDatabase({ url, poolSize: 1, statementTimeout: 10_000 });
  assert.equal((await patient.query("select pg_sleep(3)")).length, 1);
  await patient.close();
});

test("a process that is busy itself does not take its server for lost", async () => {
  const patient = openDatabase({ url, poolSize: 1, statementTimeout: 20_000 });
  await patient.query("select 1");
  const asked = patient.query("select pg_sleep(4)");
  // Each turn lets one timer or answer through: the ping begins, and must not end by its timeout.
  for (let turn = 0; turn < 5; turn++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
    await pause(1);
  }
  assert.equal((await asked).length, 1);
  await patient.close();
});

test("a full database counts as writable again only after a successful write", async () => {
  const full = openDatabase({ url, poolSize: 1 });
  assert.equal(await full.takesWrites(), true);
  const noRoom = "do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$";
  await assert.rejects(
    full.transaction((tx) => tx.query(noRoom)),
    { code: "53100" },
  );
  await db.query(
    "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
  );
  const readOnly = openDatabase({ url, poolSize: 1 });
  await assert.rejects(
    readOnly.transaction((tx) => tx.query("create table more (id int)")),
    { code: "25006" },
  );
  assert.equal(await readOnly.takesWrites(), false);
  assert.equal(await full.takesWrites(), true);
  await db
    .query(
      "do $$ begin execute format('alter database %I reset default_transaction_read_only', current_database()); end $$",
    )
    .catch(() => {});
  await Promise.all([full.close(), readOnly.close()]);
});

test("a replica's lag is the age of the first change it has not replayed", () => {
  const gauge = makeLagGauge();
  gauge.note("0/A0", 1_000);
  gauge.note("0/A0", 2_000);
  gauge.note("0/B0", 3_000);
  gauge.note("1/00", 4_000);
  assert.equal(gauge.lagOf("0/90", 5_000), 4);
  assert.equal(gauge.lagOf("0/A0", 6_000), 3);
  assert.equal(gauge.lagOf("0/FFFFFFFF", 7_000), 3);
  assert.equal(gauge.lagOf("1/0", 9_000), 0);
});

for (const [part, pattern] of [
  [undefined, null],
  ["rao", "%rao%"],
  ["100%", "%100\\%%"],
  ["a_b", "%a\\_b%"],
  ["back\\slash", "%back\\\\slash%"],
] as const)
  test(`the LIKE pattern of ${part} is ${pattern}`, () => assert.equal(containing(part), pattern));
