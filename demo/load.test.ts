// The demo is loaded whole or not at all, and a large load leaves the indexes as they were.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshDatabase } from "../tests/support/database.ts";
import { isEmpty, loadDemo } from "./load.ts";

const { db } = await freshDatabase();
const now = new Date("2026-11-01T00:00:00Z");

const indexes = () =>
  db.query(
    "select tablename, indexdef from pg_indexes where schemaname = current_schema() order by tablename, indexdef",
  );

for (const indexesLast of [false, true]) {
  test(`a load that fails leaves nothing behind${indexesLast ? ", and every index" : ""}`, async () => {
    const before = await indexes();
    const fail = () => {
      throw new Error("the disk is full");
    };
    await assert.rejects(loadDemo(db, { jobs: 40, companies: 20, now, indexesLast, progress: fail }), /disk is full/);
    assert.equal(await isEmpty(db), true);
    assert.deepEqual(await indexes(), before);
  });
}

test("a load with the indexes built last equals any other", async () => {
  const before = await indexes();
  const seen: number[] = [];
  const jobs = await loadDemo(db, { jobs: 300, companies: 20, now, indexesLast: true, progress: (n) => seen.push(n) });
  assert.deepEqual([jobs, seen], [300, [300]]);
  assert.deepEqual(await indexes(), before);
  const [found] = await db.query<{ n: number }>(
    "select count(*)::int as n from job_search where fts @@ to_tsquery('english', 'engineer')",
  );
  assert.ok(found!.n > 0);
  const [open] = await db.query<{ same: boolean }>(
    "select sum(open_jobs) = (select count(*) from job where is_listed) as same from company",
  );
  assert.equal(open!.same, true);
});
