// Functions, views and triggers are loaded from server/*/*.sql when their text changes, and never behind what depends on them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { freshDatabase } from "../../tests/support/database.ts";
import type { Reader } from "./db.ts";
import { readChanged, readTexts, type SqlTexts, splitTexts } from "./functions.ts";
import { migrate, thisRelease } from "./migrate.ts";

const project = join(import.meta.dirname, "../..");
const own = readTexts();

/** The texts of a release after this one, with further ones in place of those of the same name. */
function withTexts(content: string, version = own.version + 1): SqlTexts {
  const further = splitTexts("server/x.sql", content);
  const replaced = new Set(further.map(({ name }) => name));
  return { version, texts: [...own.texts.filter(({ name }) => !replaced.has(name)), ...further] };
}

const load = (url: string, texts: SqlTexts) => migrate(url, thisRelease(), texts);

/** Everything that the files make, as PostgreSQL spells it. */
const made = (db: Reader) =>
  db.query<{ name: string; definition: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
         and not exists (select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')
     union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%'
     union all select relname, pg_get_viewdef(oid) from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
     order by 1, 2`,
  );

/** Signatures beside the newest of their name; a migration of a later release drops them. */
const FOR_THE_RELEASE_BEFORE = [
  "expected_matches(tsquery)",
  "search_job_ids(tsquery,integer,integer,integer,integer,uuid,integer,boolean,uuid)",
];

describe("the files", () => {
  test("begin with what they are for", () => {
    for (const file of new Set(own.texts.map((one) => one.file)))
      assert.match(readFileSync(join(project, file), "utf8"), /^-- [A-Z]/, file);
  });
  test("make each name once", () => {
    const names = own.texts.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
  });
  test("make all there is, but for what is left for the release before", async () => {
    const { db } = await freshDatabase();
    const left = await db.query<{ it: string }>(
      `select p.oid::regprocedure::text as it from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole and exists (
         select from pg_proc o where o.proname = p.proname and o.pronamespace = p.pronamespace and o.oid > p.oid) order by 1`,
    );
    assert.deepEqual(
      left.map(({ it }) => it),
      FOR_THE_RELEASE_BEFORE,
    );
    assert.deepEqual(
      [...new Set((await made(db)).map(({ name }) => name))].sort(),
      own.texts.map(({ name }) => name).sort(),
    );
  });
  test("have bodies that fit the schema", async () => {
    const { db } = await freshDatabase();
    await db.transaction(async (tx) => {
      await tx.query("select show_limit()");
      for (const { kind, text } of own.texts) if (kind === "function") await tx.query(text);
    });
  });
  for (const [content, words] of [
    ["create table x ();", /server\/x\.sql: not a function, view or trigger: create table x/],
    ["select 1;", /not a function, view or trigger: select 1/],
    ["create function x() returns int language sql as $$ select 1; $$", /not a function/],
  ] as const)
    test(`hold nothing like ${content}`, () => void assert.throws(() => splitTexts("server/x.sql", content), words));
});

describe("a database", () => {
  test("that an older release made gets the functions of a fresh one", async () => {
    const [fresh, upgraded] = [await freshDatabase(), await freshDatabase({ migrated: false })];
    assert.deepEqual((await load(upgraded.url, { version: 0, texts: [] })).loaded, []);
    // Functions that have changed since a migration made them.
    const migrated = (await made(upgraded.db)).map(({ definition }) => definition);
    const changed = (await made(fresh.db)).filter(
      // Loading names functions and views; triggers are compared at the end.
      ({ definition }) => !migrated.includes(definition) && !/^CREATE (CONSTRAINT )?TRIGGER/.test(definition),
    );
    await upgraded.db.query(
      "create or replace function iso_time(at timestamptz) returns text language sql stable as $$ select 'older' $$",
    );
    await upgraded.db.query("drop trigger ledger_entry_balanced on ledger_entry");
    await upgraded.db.query("drop function fee_budget_used");
    const { loaded } = await migrate(upgraded.url);
    assert.deepEqual(loaded, ["fee_budget_used", "iso_time", ...changed.map(({ name }) => name)].sort());
    assert.deepEqual(await made(upgraded.db), await made(fresh.db));
    assert.deepEqual(await migrate(upgraded.url), { applied: [], loaded: [] });
  });

  test("gets a changed function once when two start at once, and keeps it from an older release", async () => {
    const { url, db } = await freshDatabase();
    const changed =
      withTexts(`create or replace function iso_time(at timestamptz) returns text language sql stable strict parallel safe
      as $$ select 'changed' $$;
      create or replace function new_one() returns text language sql stable as $$ select new_other() $$;
      create or replace function new_other() returns text language sql stable as $$ select iso_time(now()) $$;`);
    assert.deepEqual((await readChanged(db, changed)).map(({ name }) => name).sort(), [
      "iso_time",
      "new_one",
      "new_other",
    ]);
    const both = await Promise.all([load(url, changed), load(url, changed)]);
    assert.deepEqual(both.map(({ loaded }) => loaded.length).sort(), [0, 3]);
    assert.deepEqual(await migrate(url), { applied: [], loaded: [] });
    assert.deepEqual(await db.query("select new_one() as it"), [{ it: "changed" }]);
  });

  test("gets a changed trigger and view", async () => {
    const { url, db } = await freshDatabase();
    const [balanced] = own.texts.filter(({ name }) => name === "ledger_entry_balanced");
    await load(url, withTexts(balanced!.text.replace("initially deferred", "initially immediate")));
    const [found] = await db.query<{ late: boolean }>(
      "select tginitdeferred as late from pg_trigger where tgname = 'ledger_entry_balanced'",
    );
    assert.equal(found?.late, false);
  });

  const REFUSED: [what: string, content: string, words: RegExp][] = [
    [
      "another signature",
      "create or replace function iso_time(at timestamptz, more int) returns text language sql as $$ select '' $$;",
      /iso_time has another signature now: give it a new name/,
    ],
    [
      "another type of answer",
      "create or replace function iso_time(at timestamptz) returns int language sql as $$ select 1 $$;",
      /server\/x\.sql: iso_time: cannot change return type/,
    ],
    [
      "a function behind an index",
      "create or replace function job_lead(features text, nth int) returns text language sql immutable as $$ select '' $$;",
      /job_lead is what index job_lead_1, .* was made with: change it by a migration/,
    ],
    [
      "a function that one behind an index calls",
      "create or replace function test_inner(a int) returns int language sql immutable as $$ select 2 $$;",
      /test_inner is what index test_outer_index was made with/,
    ],
    [
      "a function behind a generated column",
      "create or replace function test_generated(a int) returns int language sql immutable as $$ select 2 $$;",
      /test_generated is what .*column generated of table test_table.* was made with/,
    ],
  ];
  for (const [what, content, words] of REFUSED)
    test(`refuses ${what}, and keeps what it has`, async () => {
      const { url, db } = await freshDatabase();
      await db.query(`create function test_inner(a int) returns int language sql immutable as $$ select 1 $$;
        create function test_outer(a int) returns int language sql immutable as $$ select public.test_inner(a) $$;
        create function test_generated(a int) returns int language sql immutable as $$ select 1 $$;
        create table test_table (a int, generated int generated always as (test_generated(a)) stored);
        create index test_outer_index on test_table (test_outer(a))`);
      const before = await made(db);
      await assert.rejects(load(url, withTexts(content)), words);
      assert.deepEqual(await made(db), before);
      assert.deepEqual(await readChanged(db), []);
    });
});
