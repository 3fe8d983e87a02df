// Checks posting under real parallel requests: one job for one key, by constraints of the database, and no change lost unseen.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { JobDraft, PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Answer } from "../../../tests/support/app.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aPostedJob, aPosting, publish } from "../../../tests/support/postings.ts";
import { ageJobs } from "../rounds.ts";
import { postJob } from "./publish-job.ts";

const app = await startApp();
const ROUNDS = 6;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const openJobs = (companyId: string) =>
  app.db.query<{ id: string }>("select id from job where company_id = $1 and is_listed", [companyId]);

test("the same key publishes one job, however often it comes at once", async () => {
  const { admin, companyId } = await aFirm(app);
  const [fields, key] = [aPosting(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => publish(admin, fields, {}, key)));
  assert.deepEqual(statuses(answers), Array(12).fill(201));
  const ids = new Set(answers.map(({ body }) => body.id));
  assert.deepEqual(
    (await openJobs(companyId)).map(({ id }) => id),
    [...ids],
  );
});

test("the same job, sent by colleagues at once, is open once", async () => {
  const firm = await aFirm(app, "corporate-admin", "corporate-recruiter", "corporate-recruiter");
  const fields = aPosting();
  const answers = await Promise.all([...firm.people, ...firm.people].map((person) => publish(person, fields)));
  assert.deepEqual(statuses(answers), [201, 409, 409, 409, 409, 409]);
  assert.equal((await openJobs(firm.companyId)).length, 1);
});

test("one draft becomes one job, even when both colleagues want doubles", async () => {
  const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
  const [draftId, fields] = [randomUUID(), aPosting()];
  await firm.admin.send("PUT", `/api/corporate/job-drafts/${draftId}`, { version: 0, jobId: null, fields });
  const answers = await Promise.all(
    firm.people.map((person) => publish(person, fields, { draftId, acceptDuplicate: true })),
  );
  assert.deepEqual(statuses(answers), [201, 409]);
  assert.equal((await openJobs(firm.companyId)).length, 1);
});

test("a draft that is saved while it is published does not stay behind", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [boss, recruiter] = firm.people as [typeof firm.admin, typeof firm.admin];
    const [draftId, fields] = [randomUUID(), aPosting()];
    const save = (version: number, department: string) =>
      recruiter.send("PUT", `/api/corporate/job-drafts/${draftId}`, {
        version,
        jobId: null,
        fields: { ...fields, department },
      });
    await save(0, "First");
    const [published, saved] = await Promise.all([publish(boss, fields, { draftId }), save(1, "Second")]);
    assert.equal(published.status, 201, published.text);
    assert.ok([200, 409].includes(saved.status), saved.text);
    assert.deepEqual(await app.db.query("select from job_draft where id = $1", [draftId]), []);
  }
});

test("a draft that is first saved while it is published, or its job changed, does not stay behind", async () => {
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const { people, admin } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [recruiter] = people.slice(1) as [typeof admin];
    const job = await aPostedJob(admin);
    const [fields, newDraft, draftOfJob] = [aPosting(), randomUUID(), randomUUID()];
    const begin = (id: string, of: { jobId: string | null; jobVersion?: number }) =>
      recruiter.send("PUT", `/api/corporate/job-drafts/${id}`, {
        version: 0,
        ...of,
        fields: { ...fields, department: "Late" },
      });
    const changed = { version: 1, fields: aPosting() };
    const answers = await Promise.all([
      publish(admin, fields, { draftId: newDraft }),
      begin(newDraft, { jobId: null }),
      admin.send("PUT", `/api/corporate/jobs/${job.id}`, changed),
      begin(draftOfJob, { jobId: job.id, jobVersion: 1 }),
    ]);
    assert.deepEqual([answers[0].status, answers[2].status], [201, 200], answers[2].text);
    const left = await app.db.query("select from job_draft where id = any ($1)", [[newDraft, draftOfJob]]);
    assert.equal(left.length, 0, answers.map(({ status }) => status).join());
  }
});

/** Resolves when a connection waits for a lock of this database, or `work` is done. */
async function whenItWaits(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  const waiting = () =>
    app.db.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  while (!isDone && (await waiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
}

test("a draft that is begun just before its publishing is done waits for it, and is refused", async () => {
  const { admin, companyId } = await aFirm(app);
  const job = await aPostedJob(admin);
  const [draftId, fields] = [randomUUID(), aPosting()];
  const begin = (id: string, of: { jobId: string | null; jobVersion?: number }) =>
    admin.send("PUT", `/api/corporate/job-drafts/${id}`, { version: 0, ...of, fields });
  let begun: Promise<Answer> | undefined;
  await app.db.transaction(async (tx) => {
    await postJob(tx, { companyId, accountId: admin.accountId, fields, now: new Date(), draftId });
    begun = begin(draftId, { jobId: null });
    await whenItWaits(begun);
  });
  assert.equal((await begun)?.status, 409);
  await app.db.transaction(async (tx) => {
    await tx.query("select from job where id = $1 for no key update", [job.id]);
    await tx.query("update job_posting set version = 2 where job_id = $1", [job.id]);
    begun = begin(randomUUID(), { jobId: job.id, jobVersion: 1 });
    await whenItWaits(begun);
  });
  assert.equal((await begun)?.status, 409);
});

test("two editors of a draft: one saves, the other is refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [draftId, fields] = [randomUUID(), aPosting()];
    const saveAs = (person: (typeof people)[number], version: number, department: string) =>
      person.send<JobDraft>("PUT", `/api/corporate/job-drafts/${draftId}`, {
        version,
        jobId: null,
        fields: { ...fields, department },
      });
    const begun = await Promise.all(people.map((person, at) => saveAs(person, 0, `Begun ${at}`)));
    assert.deepEqual(statuses(begun), [200, 409]);
    const changed = await Promise.all(people.map((person, at) => saveAs(person, 1, `Changed ${at}`)));
    assert.deepEqual(statuses(changed), [200, 409]);
    const winner = changed.find(({ status }) => status === 200)?.body;
    const { body } = await people[0]!.send<JobDraft>("GET", `/api/corporate/job-drafts/${draftId}`);
    assert.deepEqual([body.version, body.fields], [2, winner?.fields]);
  }
});

test("two editors of a listed job: one changes it, the other is refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { people, admin } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const job = await aPostedJob(admin);
    const answers = await Promise.all(
      people.map((person, at) =>
        person.send<PostedJob>("PUT", `/api/corporate/jobs/${job.id}`, {
          version: 1,
          fields: { ...job.fields, department: `Changed ${at}` },
        }),
      ),
    );
    assert.deepEqual(statuses(answers), [200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    const [listed] = await app.db.query("select department from job where id = $1", [job.id]);
    assert.deepEqual(listed, { department: winner?.fields.department });
  }
});

test("drafts of one job, begun by two at once, are one", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { people, admin } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const job = await aPostedJob(admin);
    const answers = await Promise.all(
      people.map((person, at) =>
        person.send("PUT", `/api/corporate/job-drafts/${randomUUID()}`, {
          version: 0,
          jobId: job.id,
          jobVersion: 1,
          fields: { ...job.fields, department: `Begun ${at}` },
        }),
      ),
    );
    assert.deepEqual(statuses(answers), [200, 409]);
  }
});

test("closing and renewing follow one another", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { people, admin, companyId } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const job = await aPostedJob(admin);
    const [closed, renewed] = await Promise.all([
      people[0]!.send<PostedJob>("POST", `/api/corporate/jobs/${job.id}/close`, { reason: "FILLED" }),
      people[1]!.send<PostedJob>("POST", `/api/corporate/jobs/${job.id}/renew`),
    ]);
    assert.equal(closed.status, 200, closed.text);
    assert.ok([200, 409].includes(renewed.status), renewed.text);
    assert.equal(closed.body.status, "CLOSED");
    assert.deepEqual(await openJobs(companyId), [], "in either order, it is closed in the end");
    assert.deepEqual(await app.db.query("select from job_search where id = $1", [job.id]), []);
  }
});

test("changing and closing leave no listed ghost", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { people, admin, companyId } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const job = await aPostedJob(admin);
    const [changed, closed] = await Promise.all([
      people[0]!.send("PUT", `/api/corporate/jobs/${job.id}`, { version: 1, fields: aPosting() }),
      people[1]!.send("POST", `/api/corporate/jobs/${job.id}/close`, { reason: "FILLED" }),
    ]);
    assert.deepEqual([[200, 409].includes(changed.status), closed.status], [true, 200], changed.text);
    assert.deepEqual(await openJobs(companyId), []);
    assert.deepEqual(await app.db.query("select from job_search where id = $1", [job.id]), []);
    const [{ n } = { n: -1 }] = await app.db.query<{ n: number }>("select open_jobs as n from company where id = $1", [
      companyId,
    ]);
    assert.equal(n, 0);
  }
});

test("posting again at once posts once", async () => {
  const { people, admin, companyId } = await aFirm(app, "corporate-admin", "corporate-recruiter");
  const job = await aPostedJob(admin);
  await admin.send("POST", `/api/corporate/jobs/${job.id}/close`, { reason: "FILLED" });
  const answers = await Promise.all(
    [...people, ...people].map((person) => person.send("POST", `/api/corporate/jobs/${job.id}/repost`)),
  );
  assert.deepEqual(statuses(answers), [201, 409, 409, 409]);
  const refused = answers.filter(({ status }) => status === 409).map((answer) => refusalIn(answer).errorCode);
  assert.deepEqual(new Set(refused), new Set(["DUPLICATE_JOB"]));
  assert.equal((await openJobs(companyId)).length, 1);
});

test("clocks of several replicas warn once", async () => {
  const { admin } = await aFirm(app);
  const jobs = await Promise.all(Array.from({ length: 5 }, () => aPostedJob(admin)));
  await app.db.query("update job set expires_at = now() + interval '5 days' where id = any ($1)", [
    jobs.map(({ id }) => id),
  ]);
  await Promise.all(Array.from({ length: 5 }, () => ageJobs(app.deps)));
  await ageJobs(app.deps);
  const warned = app.facts.flatMap((fact) => (fact.kind === "job.expiring" ? [fact.jobId] : []));
  assert.deepEqual(warned.sort(), jobs.map(({ id }) => id).sort());
});
