// The rules of migrations: what each may hold while the release before this one goes on.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";

const ROOT = join(import.meta.dirname, "..");

const GENTLE = /^-- The release before this one can go on\.$/;
/** The other first line: releases before this one refuse to start, and the line says why they have to. */
const ROUGH = /^-- The release before this one has to stop: .+\.$/;
/** The last migration from before that rule. */
const BEFORE_THE_RULE = "0065";

/** What a release that does not know of it would fail at, or what would undo its writes. */
const CONTRACTING = [
  /drop table/i,
  /drop column/i,
  /drop default/i,
  /drop view/i,
  /\brename (to|column|constraint)/i,
  /set not null/i,
  /set data type|alter column \S+ type/i,
  /add column (?!.*\bdefault\b)(?!.*\bgenerated\b).*not null/i,
];

const contractions = (sql: string): string[] =>
  sql
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.replace(/^\s*--.*$/gm, "").replace(/\s+/g, " "))
    .filter((statement) => CONTRACTING.some((pattern) => pattern.test(statement)));

describe("a migration", async () => {
  const files = (await readdir(join(ROOT, "migrations"))).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(
    files.map(async (name) => ({ name, sql: await readFile(join(ROOT, "migrations", name), "utf8") })),
  );

  test("says in its first line whether the release before it can go on", () => {
    for (const { name, sql } of texts) {
      if (name < BEFORE_THE_RULE) continue;
      const [first = ""] = sql.split("\n", 1);
      assert.ok(GENTLE.test(first) || ROUGH.test(first), `${name} begins with: ${first}`);
    }
  });

  test("takes nothing away while the release before it can go on", () => {
    for (const { name, sql } of texts)
      if (name > BEFORE_THE_RULE && GENTLE.test(sql.split("\n", 1)[0] ?? ""))
        assert.deepEqual(contractions(sql), [], name);
  });

  const CASES: [statement: string, isRefused: boolean][] = [
    ["alter table a add column b text", false],
    ["alter table a add column b text default '' not null", false],
    ["alter table a drop constraint c", false],
    ["alter table a add column b text not null", true],
    ["alter table a drop column b", true],
    ["alter table a rename column b to c", true],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', true],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint', true],
    ["drop table a", true],
    ["-- drop table a", false],
  ];
  for (const [statement, isRefused] of CASES)
    test(`${isRefused ? "contracts" : "expands"}: ${statement}`, () =>
      assert.equal(contractions(statement).length > 0, isRefused));
});
