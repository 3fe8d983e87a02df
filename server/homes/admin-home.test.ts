// The admins' home over HTTP: what waits, numbers over time from kept counts, and the health of the installation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { AdminHome } from "../../contract/homes/admin-wire.ts";
import type { NumberKind, NumberSpan } from "../../contract/homes/rules.ts";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { aJob } from "../../tests/support/builders.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { afterFile } from "../../tests/support/run-files.ts";
import { newId } from "../platform/ids.ts";
import { Hopeless, makeQueue } from "../platform/queue.ts";
import { countDays } from "./index.ts";

const DAY_MS = 86_400_000;
/** A Sunday, five in the morning in India. */
let now = new Date("2026-11-21T23:30:00Z");
const database = await freshDatabase();
const app = await startApp({ database, clock: () => now });
const admin = await signedIn(app, { groups: ["admin"] });

const home = async () => (await admin.send<AdminHome>("GET", "/api/home/admin")).body;
type Numbers = { by: NumberSpan; periods: { from: string; counts: Record<NumberKind, number> }[] };
const numbers = async (by: NumberSpan) => (await admin.send<Numbers>("GET", `/api/home/admin/numbers?by=${by}`)).body;
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);

test("is for admins alone", async () => {
  const person = await signedIn(app);
  for (const path of ["/api/home/admin", "/api/home/admin/numbers"]) {
    assert.equal((await person.send("GET", path)).status, 403, path);
    assert.equal((await app.get(path)).status, 401, path);
  }
});

test("counts what waits, until it is done", async () => {
  const before = (await home()).waiting;
  assert.deepEqual(new Set(Object.values(before)), new Set([0]));
  const message = { name: "Asha", email: "asha@people.example", topic: "OTHER", message: "I cannot find the job." };
  await app.post("/api/contact-message", message);
  const enquiry = { name: "Ben", email: "ben@firm.example", companyName: "Ben", teamSize: "1-10", message: "A baker." };
  await app.post("/api/corporate-enquiry", enquiry);
  const person = await signedIn(app);
  const { id } = await aJob(app.db, {});
  await person.send("POST", `/api/job/${id}/report`, { reason: "SCAM" });
  const { messages, enquiries, reports, payouts } = (await home()).waiting;
  assert.deepEqual([messages, enquiries, reports, payouts], [1, 1, 1, 0]);
  await app.db.query("update contact_message set state = 'DONE'");
  assert.equal((await home()).waiting.messages, 0);
  await app.db.query(
    `insert into listing_source (id, kind, board, health) values ($1, 'lever', 'acme', 'SUSPENDED'), ($2, 'lever', 'well', 'HEALTHY')`,
    [newId(), newId()],
  );
  const { waiting, failed } = await home();
  assert.equal(waiting.failingImports, 1);
  assert.deepEqual(
    failed.imports.map(({ board, isGone, lastRunAt }) => [board, isGone, lastRunAt]),
    [["acme", true, null]],
  );
  assert.deepEqual(failed.work, []);
});

/** Looks until it is so; fails the test if it never is. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await isSo()); looks += 1) {
    assert.ok(looks < 600, "it did not come to be");
    await pause(100);
  }
}

test("work that failed for good is tried again by one of two admins at once, on record", async () => {
  const worker = makeQueue(database.url);
  await worker.open({ error: () => {}, warn: () => {} });
  afterFile(() => worker.stop());
  let isMended = false;
  const done: string[] = [];
  await worker.work<{ name: string }>("letters", async ({ name }) => {
    if (!isMended) throw new Hopeless("The mail server did not take it.");
    done.push(name);
  });
  await app.db.transaction(async (tx) => {
    for (const name of ["one", "two"]) await worker.send(tx, "letters", { name });
  });
  await until(async () => (await home()).failed.work.length === 2);
  const { work } = (await home()).failed;
  assert.deepEqual(new Set(work.map(({ reason }) => reason)), new Set(["The mail server did not take it."]));

  isMended = true;
  const retry = (body: object, by = admin) =>
    by.send<{ retried: number }>("POST", "/api/admin/failed-work/retry", body);
  assert.equal((await retry({ ids: [newId()] })).status, 409, "none of it is parked");
  assert.equal((await retry({ ids: [] })).status, 400);
  const ids = [work[0]!.id];
  const other = await signedIn(app, { groups: ["admin"] });
  const answers = await Promise.all([retry({ ids }), retry({ ids }, other)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.deepEqual((await retry({})).body, { retried: 1 });
  await until(async () => done.length === 2);
  assert.deepEqual(done.toSorted(), ["one", "two"]);
  assert.deepEqual((await home()).failed.work, []);
  const acts = await app.db.query<{ ids: string[] }>(
    "select array(select jsonb_array_elements_text(after -> 'ids')) as ids from audit_entry where action = 'failed-work.retried'",
  );
  // The test's clock stands still, so that the entries have no order.
  assert.deepEqual(acts.flatMap((one) => one.ids).toSorted(), work.map(({ id }) => id).toSorted());
});

test("counts likely scams while they are listed, without jobs that people only report, and appeals", async () => {
  const [scam, frozen] = [await aJob(app.db, {}), await aJob(app.db, {})];
  const waits = async () => {
    const { likelyScams, appeals } = (await home()).waiting;
    return [likelyScams, appeals];
  };
  const review = (id: string, score: number) =>
    app.db.query(
      `insert into job_review (job_id, score, open_reports, is_listed) values ($1, $2, 1, true)
       on conflict (job_id) do update set score = excluded.score, open_reports = 1`,
      [id, score],
    );
  await review(scam.id, 60);
  await review(frozen.id, 0);
  assert.deepEqual(await waits(), [1, 0]);
  await app.db.query("update job_review set is_listed = false where job_id = $1", [scam.id]);
  await app.db.query(
    "insert into job_freeze (id, job_id, frozen_at, appeal, appealed_at) values ($1, $2, now(), 'It is real.', now())",
    [newId(), frozen.id],
  );
  assert.deepEqual(await waits(), [0, 1]);
  await app.db.query("update job_freeze set answer = 'No.', answered_at = now()");
  assert.deepEqual(await waits(), [0, 0]);
});

test("says how the installation is", async () => {
  const { health } = await home();
  assert.match(health.database.version, /^\d+\.\d+$/);
  assert.deepEqual(
    [health.database.isWell, health.files.isWell, health.replica, health.mail.hasServer],
    [true, true, null, false],
  );
  assert.deepEqual(health.queue, { waiting: 0, oldestSeconds: 0 });
  assert.deepEqual(health.backup, { isNightly: false, madeAt: null, isWell: false });
});

test("numbers by day, week and month follow what is there, in India's days", async () => {
  await app.db.query("delete from job where true");
  const [early, late, monthAgo] = [new Date("2026-11-20T18:29:00Z"), new Date("2026-11-20T18:31:00Z"), ago(31)];
  for (const createdAt of [early, late, late, monthAgo, ago(200)]) await aJob(app.db, { createdAt });
  const paid = (at: Date, amount: number) =>
    app.db.query(
      `insert into payment (id, owner_id, purpose, subject_id, label, amount, credits, provider, state, created_at, expires_at, ask_at, paid_at, receipt_number)
       values ($1, $2, 'PLAN', $2, 'Plan', $3, 1, 'test', 'PAID', $4, $4, $4, $4, (select count(*) + 1 from payment))`,
      [newId(at), newId(at), amount, at],
    );
  await paid(early, 100);
  await paid(late, 900);
  await countDays(app.deps);
  const { periods } = await numbers("DAY");
  assert.equal(periods.length, 30);
  const [before, friday, saturday, sunday] = periods.slice(-4);
  assert.deepEqual(
    [before, friday, saturday, sunday].map((one) => [one?.from, one?.counts.JOBS, one?.counts.MONEY]),
    [
      ["2026-11-19", 0, 0],
      ["2026-11-20", 1, 100],
      ["2026-11-21", 2, 900],
      ["2026-11-22", 0, 0],
    ],
  );
  const weeks = (await numbers("WEEK")).periods;
  assert.deepEqual([weeks.length, weeks.at(-1)?.from, weeks.at(-1)?.counts.JOBS], [13, "2026-11-16", 3]);
  const months = (await numbers("MONTH")).periods;
  assert.deepEqual(
    [months.length, months.at(-1)?.from, months.at(-1)?.counts.JOBS, months.at(-2)?.counts.JOBS],
    [12, "2026-11-01", 3, 1],
  );
  assert.equal(
    months.reduce((sum, { counts }) => sum + counts.JOBS, 0),
    5,
  );
  const people = await app.db.query<{ n: number }>("select count(*)::int as n from account");
  assert.ok(people[0]!.n > 0);
  assert.equal((await admin.send("GET", "/api/home/admin/numbers?by=YEAR")).status, 400);
});

test("a round counts today and yesterday anew, and after midnight also what imports brought late", async () => {
  await aJob(app.db, { createdAt: ago(0) });
  await aJob(app.db, { createdAt: ago(12) });
  await Promise.all([countDays(app.deps), countDays(app.deps)]);
  const jobsOn = async (back: number) => (await numbers("DAY")).periods.at(-1 - back)?.counts.JOBS;
  assert.deepEqual([await jobsOn(0), await jobsOn(12)], [1, 0]);
  now = new Date(now.getTime() + DAY_MS);
  await admin.renew();
  await countDays(app.deps);
  assert.deepEqual([await jobsOn(0), await jobsOn(1), await jobsOn(13)], [0, 1, 1]);
});
