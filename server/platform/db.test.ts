// Checks the database port: transactions, errors, limits of time and connections, and COPY.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { freshDatabase } from "../../tests/support/database.ts";
import { copyRows, copyText } from "./copy-rows.ts";
import { openDatabase } from "./db.ts";

const { db, url } = await freshDatabase({ migrated: false });
const hurried = openDatabase({ url, poolSize: 1, statementTimeout: 50 });
after(() => hurried.close());
await db.query("create table thing (id int primary key, words text, list text[], at timestamptz)");

test("a transaction keeps what it did, or nothing when it fails", async () => {
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

test("failed transactions give their connection back", async () => {
  for (let round = 0; round < 3; round += 1)
    await assert.rejects(
      hurried.transaction(async (tx) => tx.query("select 1/0")),
      { code: "22012" },
    );
  assert.deepEqual(await hurried.query("select 1 as one"), [{ one: 1 }]);
});

test("a statement that takes too long is ended", async () => {
  await assert.rejects(hurried.query("select pg_sleep(5)"), { code: "57014" });
});

test("a connection that the server closes fails one query and not the process", async () => {
  const [{ pid }] = (await hurried.query<{ pid: number }>("select pg_backend_pid() as pid")) as [{ pid: number }];
  await db.query("select pg_terminate_backend($1)", [pid]);
  await hurried.query("select 1").catch(() => undefined);
  assert.deepEqual(await hurried.query("select 1 as one"), [{ one: 1 }]);
});

test("a connection that the server closes between two statements of a transaction fails that one and not the process", async () => {
  await assert.rejects(
    hurried.transaction(async (tx) => {
      const [{ pid }] = (await tx.query<{ pid: number }>("select pg_backend_pid() as pid")) as [{ pid: number }];
      // The events module would listen to errors, too.
      const lost = new Promise((resolve) => tx.connection.once("end", resolve));
      await db.query("select pg_terminate_backend($1)", [pid]);
      await lost;
      await tx.query("select 1");
    }),
  );
  assert.deepEqual(await hurried.query("select 1 as one"), [{ one: 1 }]);
});

test("a named statement is prepared once and takes other values", async () => {
  const statement = { name: "sum", text: "select $1::int + 1 as sum" };
  assert.deepEqual(await db.query(statement, [1]), [{ sum: 2 }]);
  assert.deepEqual(await db.query(statement, [5]), [{ sum: 6 }]);
});

test("COPY keeps every text as it is, NUL aside", async () => {
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

test("COPY of nothing, and of rows that fail half way, leave nothing", async () => {
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
