// The check of statements reads what PostgreSQL says of them, and names the file and the statement of a fault.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source text.
import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { freshDatabase } from "../support/database.ts";
import { checkStatements } from "./check-statements.ts";
import { type Column, describeAll } from "./describe.ts";
import { findStatements } from "./find-statements.ts";
import { readSource, readSources } from "./sources.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, `node_modules/.cache/statements-test-${process.pid}`);
after(() => rm(folder, { recursive: true, force: true }));
const { url, db } = await freshDatabase();

const check = (sources: Parameters<typeof checkStatements>[0]["sources"]) =>
  checkStatements({ root, folder, sources, exempt: {}, describe: (texts) => describeAll(url, texts) });

/** Statement -> its columns, as "name: type". */
const COLUMNS: [statement: string, ...columns: string[]][] = [
  ["select id, name, disabled_at from account", "id: string", "name: string", "disabled_at: Date | null"],
  ["select status from job", 'status: "DRAFT" | "PUBLISHED" | "EXPIRED" | "CLOSED"'],
  [
    "select a.name, r.title from account a left join referee r on r.account_id = a.id",
    "name: string",
    "title: string | null",
  ],
  ["select r.title from account a left join referee r on r.account_id = a.id where r.company_id = $1", "title: string"],
  ["select disabled_at as at from account where disabled_at is not null", "at: Date"],
  ["select disabled_at as at from account where disabled_at < $1 or $1 is null", "at: Date | null"],
  ["select count(*)::int as n, max(created_at) as last from account", "n: number", "last: Date | null"],
  ["select email, max(created_at) as last from account group by email", "email: string", "last: Date"],
  ["select coalesce(phone_number, '') as phone, groups from account", "phone: string", "groups: (string)[]"],
  [
    "select (select name from account limit 1) as one, exists (select from job) as two",
    "one: string | null",
    "two: boolean",
  ],
  ["select balance, kind from ledger_account where owner_id = $1", "balance: string", "kind: string"],
  ["select balance from ledger_account", "balance: string | null"],
  ["update account set disabled_at = $2 where id = $1 returning disabled_at as at, name", "at: Date", "name: string"],
  ["update account set name = $2 where disabled_at < $1 returning disabled_at as at", "at: Date"],
  [
    "with people as (select name, phone_number from account) select * from people",
    "name: string",
    "phone_number: string | null",
  ],
  ["select 1 as a union all select null", "a: number | null"],
  [
    "select case when name = '' then 1 else 2 end as a, case when name = '' then 1 end as b from account",
    "a: number",
    "b: number | null",
  ],
  ["select parsed -> 'x' as part, parsed from cv_version", "part: Json | null", "parsed: Json | null"],
  ["select title from referee /* title as typed: a test */", "title: Json"],
];

const columnText = ({ name, is, isNullable }: Column) => `${name}: ${is}${isNullable ? " | null" : ""}`;

describe("columns of", () => {
  for (const [statement, ...columns] of COLUMNS)
    test(statement, async () => {
      const found = (await describeAll(url, [statement])).get(statement)!;
      assert.ok("columns" in found && found.columns, JSON.stringify(found));
      assert.deepEqual(found.columns.map(columnText), columns);
    });
});

/** The first argument of `query` in a file -> the texts that it can have. */
const TEXTS: [source: string, texts: string[]][] = [
  ['const c = "a, b";\ndb.query(`select ${c} from t`);', ["select a, b from t"]],
  [
    'const f = (t: string) => db.query(`select from ${t}`);\nf("one");\nf("two");',
    ["select from one", "select from two"],
  ],
  [
    'db.query({ name: "n", text: isLocked ? "select 1 for update" : "select 1" });',
    ["select 1 for update", "select 1"],
  ],
  ['const of = { A: "x", B: "y" };\ndb.query(`select ${of[kind]}, ${of[kind]}`);', ["select x, x", "select y, y"]],
  [
    'const all = ["x", "y"].map((one) => `${one} = $1`).join(" and ");\ndb.query(`select where ${all}`);',
    ["select where x = $1 and y = $1"],
  ],
  ['for (const t of ["a", "b"]) await db.query(`delete from ${t}`);', ["delete from a", "delete from b"]],
  [
    "function where(values: unknown[]) {\n  const given = (v: unknown) => `$${values.push(v)}`;\n  if (!from) return `x = ${given(1)}`;\n  return `y = ${given(2)} and z = ${given(3)}`;\n}\ndb.query(where([]));",
    ["x = $1", "y = $1 and z = $2"],
  ],
];

describe("the texts of", () => {
  for (const [source, texts] of TEXTS)
    test(source, () => {
      const [site] = findStatements(new Map([["server/x.ts", readSource("server/x.ts", source)]]));
      assert.deepEqual([site?.unreadable, site?.texts.map(({ text }) => text).sort()], [null, texts.sort()]);
    });
});

const QUERY = "declare const db: { query<Row = Record<string, unknown>>(text: unknown): Promise<Row[]> };\n";
/** A file -> what the check says of it. */
const FAULTS: [what: string, source: string, flaws: RegExp][] = [
  [
    "a column that is not there",
    'db.query("select old from account");',
    /server\/x\.ts:2: a statement: column "old" does not exist/,
  ],
  [
    "a column of another name",
    'db.query<{ old: string }>("select name from account");',
    /name is selected for nothing, old is no column|old is no column, name is selected for nothing/,
  ],
  [
    "a column that can be null",
    'db.query<{ at: Date }>("select disabled_at as at from account");',
    /x\.ts:2: a statement: at can be null/,
  ],
  [
    "another type",
    'db.query<{ n: number }>({ name: "all", text: "select count(*) as n from account" });',
    /x\.ts:2: all: n has another type/,
  ],
  [
    "a word that is not in the constraint",
    'db.query<{ status: "GONE" }>("select status from job");',
    /status has another type/,
  ],
  [
    "a value too few",
    'db.query("select from account where id = $1 and name = $2", [id]);',
    /x\.ts:2: a statement: takes 2 values and is given 1/,
  ],
  [
    "a column that COPY names",
    "db.query(copyFrom(`copy account (id, old) from stdin`));",
    /x\.ts:2: a statement: column "old" does not exist/,
  ],
  [
    "a name with two texts",
    'db.query({ name: "n", text: "select 1" });\ndb.query({ name: "n", text: "select 2" });',
    /x\.ts:2, server\/x\.ts:3: the name "n"/,
  ],
  [
    "a text that only a run knows",
    "db.query(process.argv[2]);",
    /x\.ts:2: the text of this statement cannot be worked out/,
  ],
  [
    "rows without a type, read",
    'const [row] = await db.query("select name from account");\nrow?.old;',
    /x\.ts\(3,6\): error TS2339: Property 'old'/,
  ],
  [
    "nothing",
    'const [row] = await db.query<{ id: string; at: Date | null }>("select id, disabled_at as at from account");\nrow?.at;',
    /^$/,
  ],
];

describe("the check finds", () => {
  for (const [what, source, flaws] of FAULTS)
    test(what, async () => {
      const checked = await check(
        new Map([["server/x.ts", readSource("server/x.ts", `${QUERY}${source}\nexport {};`)]]),
      );
      assert.match(checked.flaws.join("\n"), flaws);
    });

  test("a column that a migration renamed, with file and statement", async () => {
    await db.query("alter table account rename column name to full_name");
    const sources = readSources(root, ["server", "contract"]);
    const { flaws } = await check(sources);
    assert.ok(
      flaws.some((flaw) =>
        /^server\/identity\/accounts\.ts:\d+: account by id: column a\.name does not exist/.test(flaw),
      ),
      flaws.slice(0, 20).join("\n"),
    );
  });
});
