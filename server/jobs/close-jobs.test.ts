// Checks that closing and expiring take jobs off every list, once, and keep the companies' counts right also when many do it together.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JobCard } from "../../contract/jobs/wire.ts";
import { startApp } from "../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../tests/support/builders.ts";
import { page } from "../../tests/support/paging.ts";
import { closeJobs, expireJobs } from "./close-jobs.ts";
import { saveJobs } from "./save-jobs.ts";

const app = await startApp();
const { db } = app;
const at = new Date("2026-03-01T12:00:00Z");

const openJobs = async (companyId: string) =>
  (await db.query<{ n: number }>("select open_jobs as n from company where id = $1", [companyId]))[0]!.n;
const listedIds = async (companyId: string) =>
  (await page<JobCard>(app, "/api/job/", { companyId, pageSize: "100" })).data.map((card) => card.id);
const searchable = async (ids: string[]) =>
  (await db.query<{ n: number }>("select count(*)::int as n from job_search where id = any ($1)", [ids]))[0]!.n;

test("a closed job leaves list, search and count, and its card says so", async () => {
  const { id: companyId } = await aCompany(db);
  const [one, two] = await someJobs(db, [{ companyId }, { companyId }]);
  assert.equal(await openJobs(companyId), 2);
  assert.equal(await db.transaction((tx) => closeJobs(tx, [one!.id], at)), 1);
  assert.equal(await db.transaction((tx) => closeJobs(tx, [one!.id], at)), 0);
  assert.equal(await openJobs(companyId), 1);
  assert.deepEqual(await listedIds(companyId), [two!.id]);
  assert.equal(await searchable([one!.id, two!.id]), 1);
  const [row] = await db.query<{ card: string; updatedAt: Date }>(
    `select card, updated_at as "updatedAt" from job where id = $1`,
    [one!.id],
  );
  assert.equal(JSON.parse(row!.card).status, "CLOSED");
  assert.deepEqual(row!.updatedAt, at);
});

test("jobs whose time is over expire, at most so many at once, the longest overdue first", async () => {
  const { id: companyId } = await aCompany(db);
  const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
  const [early, due, now, later, open] = await someJobs(db, [
    { companyId, expiresAt: minutes(-60) },
    { companyId, expiresAt: minutes(-1) },
    { companyId, expiresAt: at },
    { companyId, expiresAt: minutes(1) },
    { companyId },
  ]);
  assert.deepEqual(await db.transaction((tx) => expireJobs(tx, at, 1)), [early!.id]);
  assert.ok(!(await listedIds(companyId)).includes(early!.id));
  assert.deepEqual((await db.transaction((tx) => expireJobs(tx, at))).sort(), [due!.id, now!.id].sort());
  assert.deepEqual(await db.transaction((tx) => expireJobs(tx, at)), []);
  assert.deepEqual((await listedIds(companyId)).sort(), [later!.id, open!.id].sort());
  assert.equal(await openJobs(companyId), 2);
  for (const { id } of [early!, due!, now!]) assert.equal((await app.get(`/api/job/${id}`)).status, 410);
});

test("closing, expiring and saving together count every job once", async () => {
  const companies = await Promise.all([aCompany(db), aCompany(db), aCompany(db)]);
  const jobs = await someJobs(
    db,
    Array.from({ length: 60 }, (_, index) => ({
      companyId: companies[index % 3]!.id,
      expiresAt: index % 2 === 0 ? at : null,
    })),
  );
  const lastTen = jobs.slice(50).map((job) => job.id);
  // The same jobs are closed by several, and those that expire may be closed as well.
  const work = [
    ...Array.from(
      { length: 6 },
      (_, turn) => () =>
        db.transaction((tx) =>
          closeJobs(
            tx,
            jobs.slice(turn * 5, turn * 5 + 15).map((job) => job.id),
            at,
          ),
        ),
    ),
    ...Array.from({ length: 3 }, () => () => db.transaction((tx) => expireJobs(tx, at, 7))),
    ...companies.map((company) => () => aJob(db, { companyId: company.id })),
  ];
  await retryingDeadlocks(work);
  await db.transaction((tx) => closeJobs(tx, lastTen, at));
  for (const { id } of companies) {
    const [counted] = await db.query<{ n: number }>(
      "select count(*)::int as n from job where company_id = $1 and is_listed",
      [id],
    );
    assert.equal(await openJobs(id), counted!.n);
    assert.equal((await listedIds(id)).length, counted!.n);
  }
});

/** Two that touch the same rows in another order are told apart by PostgreSQL (40P01): the loser tries again, as any caller may. */
async function retryingDeadlocks(work: (() => Promise<unknown>)[]): Promise<void> {
  const attempt = async (one: () => Promise<unknown>): Promise<unknown> =>
    one().catch((error) => (error.code === "40P01" ? attempt(one) : Promise.reject(error)));
  await Promise.all(work.map(attempt));
}

test("saving a job again overwrites it and moves the counts with it", async () => {
  const [here, there] = [await aCompany(db), await aCompany(db)];
  const job = await aJob(db, { companyId: here.id, jobTitle: "Lamplighter" });
  await db.transaction((tx) => saveJobs(tx, [{ ...job, jobTitle: "Gasfitter", status: "CLOSED" }]));
  assert.equal(await openJobs(here.id), 0);
  assert.deepEqual((await page(app, "/api/job/", { searchText: "lamplighter" })).data, []);
  await db.transaction((tx) => saveJobs(tx, [{ ...job, companyId: there.id, jobTitle: "Gasfitter" }]));
  assert.equal(await openJobs(there.id), 1);
  assert.equal((await page<JobCard>(app, "/api/job/", { searchText: "gasfitter" })).data[0]?.companyId, there.id);
});

test("moving a listed job to another company counts it there and no longer here", async () => {
  const [here, there] = [await aCompany(db), await aCompany(db)];
  const job = await aJob(db, { companyId: here.id });
  await db.transaction((tx) => saveJobs(tx, [{ ...job, companyId: there.id }]));
  assert.equal(await openJobs(there.id), 1);
  assert.equal(await openJobs(here.id), 0);
});

test("a job that breaks a constraint leaves nothing of its set behind", async () => {
  const { id: companyId } = await aCompany(db);
  await assert.rejects(someJobs(db, [{ companyId }, { companyId, jobTitle: "" }]), /job_title_present/);
  await assert.rejects(someJobs(db, [{ companyId, experience: { min: 5, max: 2 } }]), /job_experience_whole/);
  assert.deepEqual(await listedIds(companyId), []);
});

test("texts with tabs, backslashes, quotes, NUL and emoji are kept as they are, NUL aside", async () => {
  const text = 'Tab\t, \\backslash\\N, "quotes", {braces}, new\nline, 👩‍🍳, NUL\u0000.';
  const job = await aJob(db, {
    jobTitle: text,
    coreSkills: [text, ""],
    locations: [text],
    description: `<p>${text}</p>`,
  });
  const { body } = await app.get<{ jobTitle: string; coreSkills: string[]; jobDescription: string }>(
    `/api/job/${job.id}`,
  );
  const kept = text.replace("\u0000", "");
  assert.deepEqual([body.jobTitle, body.coreSkills, body.jobDescription], [kept, [kept, ""], `<p>${kept}</p>`]);
});
