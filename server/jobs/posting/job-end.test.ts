// Checks the end of posted jobs and what comes after: closing, renewing, posting again, cloning, and the warnings before.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { JobDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Job, JobCard } from "../../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { page } from "../../../tests/support/paging.ts";
import { aPostedJob, aPosting, postingCallsOf } from "../../../tests/support/postings.ts";
import { closeJobs } from "../close-jobs.ts";
import { ageJobs } from "../rounds.ts";

const app = await startApp();
const firm = await aFirm(app);
const boss = firm.admin;
const { read, update, close, renew, repost } = postingCallsOf(boss);
const days = (count: number) => count * 86_400_000;
const found = async (searchText: string) =>
  (await page<JobCard>(app, "/api/job/", { searchText })).data.map((card) => card.id);

/** Lets so many of a job's days pass. */
const grow = (id: string, count: number) =>
  app.db.query("update job set expires_at = expires_at - make_interval(secs => $2) where id = $1", [
    id,
    count * 86_400,
  ]);

describe("the end of a job, and after", () => {
  test("closing takes it off the lists, once, with its reason", async () => {
    const job = await aPostedJob(boss, { jobTitle: "Wombat Keeper" });
    assert.deepEqual(await found("wombat"), [job.id]);
    assert.equal((await close(job.id)).body.status, "CLOSED");
    assert.deepEqual(await found("wombat"), []);
    assert.equal((await app.get(`/api/job/${job.id}`)).status, 410);
    assert.equal((await close(job.id, "CANCELLED")).status, 200);
    const [noted] = await app.db.query("select close_reason as reason from job_posting where job_id = $1", [job.id]);
    assert.deepEqual(noted, { reason: "FILLED" });
  });

  test("renewing lists it for ninety days from now", async () => {
    const job = await aPostedJob(boss);
    await grow(job.id, 80);
    const renewed = (await renew(job.id)).body;
    const left = new Date(renewed.expiresAt ?? 0).getTime() - Date.now();
    assert.ok(left > days(89.9) && left <= days(90), String(left));
    assert.equal((await app.get<Job>(`/api/job/${job.id}`)).body.expiresAt, renewed.expiresAt);
  });

  test("a closed job is not renewed but posted again, as a new one", async () => {
    const job = await aPostedJob(boss, { jobTitle: "Narwhal Keeper" });
    assert.equal((await repost(job.id)).status, 409, "it is still open");
    await close(job.id);
    assert.equal((await renew(job.id)).status, 409);
    const again = await repost(job.id);
    assert.equal(again.status, 201, again.text);
    assert.notEqual(again.body.id, job.id);
    assert.deepEqual(again.body.fields, job.fields);
    assert.deepEqual(await found("narwhal"), [again.body.id]);
    const more = await repost(job.id);
    assert.deepEqual([more.status, refusalIn(more).errorCode], [409, "DUPLICATE_JOB"]);
  });

  test("an expired job is posted again too", async () => {
    const job = await aPostedJob(boss);
    await app.db.transaction((tx) => closeJobs(tx, [job.id], new Date(), "EXPIRED"));
    assert.equal((await repost(job.id)).status, 201);
  });

  test("a frozen job is neither changed, renewed, posted again nor copied", async () => {
    const job = await aPostedJob(boss);
    await app.db.query("update job set bad_job = true where id = $1", [job.id]);
    assert.equal((await read(job.id)).badJob, true);
    const answers = [
      await update(job.id, 1, aPosting()),
      await renew(job.id),
      await close(job.id),
      await repost(job.id),
      await boss.send("POST", `/api/corporate/jobs/${job.id}/clone`),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [409, 409, 200, 409, 409],
    );
  });

  test("a job from outside is only cloned", async () => {
    const { id } = await aJob(app.db, { companyId: firm.companyId, externalJobId: `x:${randomUUID()}` });
    const answers = [await update(id, 0, aPosting()), await renew(id), await close(id), await repost(id)];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [409, 409, 409, 409],
    );
    assert.equal((await read(id)).isExternal, true);
    const key = { "idempotency-key": randomUUID() };
    const clones = [
      await boss.send<JobDraft>("POST", `/api/corporate/jobs/${id}/clone`, undefined, key),
      await boss.send<JobDraft>("POST", `/api/corporate/jobs/${id}/clone`, undefined, key),
    ];
    assert.equal(clones[0]?.status, 201, clones[0]?.text);
    assert.deepEqual(clones[1]?.body, clones[0]?.body);
    const cloned = clones[0]?.body as JobDraft;
    assert.deepEqual([cloned.jobId, cloned.fields.description], [null, "Written by a builder."]);
  });
});

describe("warnings", () => {
  const warned = (jobId: string) => app.facts.filter((fact) => fact.kind === "job.expiring" && fact.jobId === jobId);
  const AT: [number, number][] = [
    [82.9, 0],
    [83.1, 1],
    [89.9, 1],
    [90, 0],
  ];
  for (const [day, warnings] of AT)
    test(`${warnings} after ${day} days`, async () => {
      const job = await aPostedJob(boss);
      await grow(job.id, day);
      await ageJobs(app.deps);
      await ageJobs(app.deps);
      assert.equal(warned(job.id).length, warnings);
    });

  test("a renewed job is warned of anew", async () => {
    const job = await aPostedJob(boss);
    await grow(job.id, 85);
    await ageJobs(app.deps);
    await renew(job.id);
    await ageJobs(app.deps);
    assert.equal(warned(job.id).length, 1);
    await grow(job.id, 84);
    await ageJobs(app.deps);
    assert.equal(warned(job.id).length, 2);
  });

  test("no warning of closed, frozen and outside jobs, nor to companies without members", async () => {
    const jobs = [await aPostedJob(boss), await aPostedJob(boss)] as const;
    const expiresAt = new Date(Date.now() + days(5));
    const outside = await aJob(app.db, { companyId: firm.companyId, expiresAt, externalJobId: `x:${randomUUID()}` });
    const deserted = await aJob(app.db, { expiresAt });
    const own = await aJob(app.db, { companyId: firm.companyId, expiresAt });
    await close(jobs[0].id);
    await app.db.query("update job set bad_job = true where id = $1", [jobs[1].id]);
    for (const { id } of jobs) await grow(id, 85);
    await ageJobs(app.deps);
    assert.deepEqual(
      [...jobs, outside, deserted, own].map(({ id }) => warned(id).length),
      [0, 0, 0, 0, 1],
    );
  });

  test("jobs whose time is over leave the lists", async () => {
    const job = await aPostedJob(boss);
    await grow(job.id, 90);
    await ageJobs(app.deps);
    assert.equal((await read(job.id)).status, "EXPIRED");
  });
});
