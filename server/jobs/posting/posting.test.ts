// Checks posting through the front door: what is published is found like any job, whose it is, and what becomes of it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { HttpMethod } from "../../../contract/endpoint.ts";
import type { Job, JobCard } from "../../../contract/jobs.ts";
import type { JobDraft, PostedJob, PostingDraft } from "../../../contract/posting.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { page } from "../../../tests/support/paging.ts";
import { aPostedJob, aPosting, publish } from "../../../tests/support/postings.ts";
import { ageJobs } from "../age-jobs.ts";
import { closeJobs } from "../close-jobs.ts";

const app = await startApp();
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [boss, recruiter] = firm.people as [typeof firm.admin, typeof firm.admin];
const stranger = (await aFirm(app, "corporate-recruiter")).admin;
const days = (count: number) => count * 86_400_000;

const found = async (searchText: string) =>
  (await page<JobCard>(app, "/api/job/", { searchText })).data.map((card) => card.id);

describe("publishing", () => {
  test("a job is found, shown and counted like any other", async () => {
    const fields = aPosting({
      jobTitle: "Quetzal Keeper",
      coreSkills: ["js", "JavaScript", "Bird calls"],
      description: `Feed <script>alert("quetzals")</script> & count them. ${"All day long. ".repeat(10)}`,
    });
    const before = await openJobs();
    const { status, body, text } = await publish(recruiter, fields);
    assert.equal(status, 201, text);
    assert.deepEqual([body.status, body.version, body.badJob, body.isExternal], ["PUBLISHED", 1, false, false]);
    assert.equal(new Date(body.expiresAt ?? 0).getTime() - new Date(body.createdAt).getTime(), days(90));
    assert.deepEqual(await found("quetzal"), [body.id]);
    assert.deepEqual(await found("counted javascript"), [body.id]);
    const { body: job } = await app.get<Job>(`/api/job/${body.id}`);
    assert.deepEqual(job.coreSkills, ["JavaScript", "Bird calls"]);
    assert.deepEqual(job.salaryRange, { min: 12.5, max: 20, currency: "INR", period: "YEAR" });
    assert.deepEqual([job.location.city, job.workMode, job.experienceRange], ["Pune", "HYBRID", { min: 2, max: 5 }]);
    assert.ok(
      job.jobDescription.startsWith("<p>Feed &lt;script&gt;alert(&quot;quetzals&quot;)&lt;/script&gt; &amp; count"),
    );
    assert.equal(await openJobs(), before + 1);
  });

  test("hidden pay reaches nobody, and is there to be edited", async () => {
    const job = await aPostedJob(boss, { displaySalaryRange: false, hidePayReason: "NEGOTIABLE" });
    const shown = (await app.get<Job>(`/api/job/${job.id}`)).body;
    assert.deepEqual([shown.salaryRange, shown.displaySalaryRange], [null, false]);
    assert.deepEqual((await read(job.id)).fields.salaryLakhs, { min: 12.5, max: 20 });
  });

  test("what lacks something is refused with its name", async () => {
    for (const [field, facts] of Object.entries({
      jobTitle: { jobTitle: "" },
      locations: { locations: [] },
      salaryLakhs: { salaryLakhs: { min: null, max: null } },
      hidePayReason: { displaySalaryRange: false },
      coreSkills: { coreSkills: [] },
      description: { description: "short" },
    } satisfies Record<string, Partial<PostingDraft>>)) {
      const answer = await publish(boss, aPosting(facts));
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, field], answer.text);
    }
  });

  test("the longest description fits into a call in any script", async () => {
    const description = "पुल ".repeat(3_750);
    assert.equal(description.length, 15_000);
    const { id } = await aPostedJob(boss, { description });
    assert.equal((await read(id)).fields.description, description);
  });

  const LIKE: [string, Partial<PostingDraft>, boolean][] = [
    ["the same again", {}, true],
    ["in another case and spacing", { jobTitle: "  otter   KEEPER " }, true],
    ["at one of the places", { locations: ["Delhi", "Poona"] }, true],
    ["elsewhere", { locations: ["Delhi"] }, false],
    ["from home, without a place", { locations: [], workMode: "WFH" }, false],
    ["another title", { jobTitle: "Otter Keeper II" }, false],
  ];
  describe("when the company has such a job open:", () => {
    for (const [what, facts, isRefused] of LIKE)
      test(what, async () => {
        const { admin } = await aFirm(app);
        await aPostedJob(admin, { jobTitle: "Otter Keeper", locations: ["Pune"] });
        const like = aPosting({ jobTitle: "Otter Keeper", locations: ["Pune"], ...facts });
        const answer = await publish(admin, like);
        assert.equal(answer.status, isRefused ? 409 : 201, answer.text);
        if (!isRefused) return;
        assert.equal(refusalIn(answer).errorCode, "DUPLICATE_JOB");
        assert.equal((await publish(admin, like, { acceptDuplicate: true })).status, 201);
        const { admin: other } = await aFirm(app);
        assert.equal((await publish(other, like)).status, 201, "another company's jobs do not count");
      });
    test("two without a place", async () => {
      const facts = { jobTitle: "Remote Otter Keeper", locations: [], workMode: "WFH" as const };
      await aPostedJob(boss, facts);
      assert.equal((await publish(boss, aPosting(facts))).status, 409);
    });
    test("a closed one does not count", async () => {
      const job = await aPostedJob(boss, { jobTitle: "Beaver Keeper" });
      await close(job.id);
      assert.equal((await publish(boss, aPosting({ jobTitle: "Beaver Keeper" }))).status, 201);
    });
  });

  test("the same key publishes once and answers alike; another body under it is refused", async () => {
    const [fields, key] = [aPosting(), randomUUID()];
    const answers = [await publish(boss, fields, {}, key), await publish(boss, fields, {}, key)];
    assert.deepEqual(answers[1]?.body, answers[0]?.body);
    assert.equal((await publish(boss, aPosting(), {}, key)).status, 422);
  });
});

describe("drafts", () => {
  test("are saved as they stand, seen by colleagues, and gone once they are published", async () => {
    const draftId = randomUUID();
    const blank = aPosting({ jobTitle: "", locations: [], coreSkills: ["js"], description: "- " });
    const saved = await save(boss, draftId, 0, blank);
    assert.deepEqual([saved.status, saved.body.version, saved.body.updatedBy], [200, 1, boss.name], saved.text);
    assert.deepEqual(saved.body.fields, { ...blank, coreSkills: ["JavaScript"] });
    const listed = (await recruiter.send<{ data: JobDraft[] }>("GET", "/api/corporate/job-drafts")).body.data;
    assert.deepEqual(listed, [saved.body]);
    const fields = aPosting();
    assert.equal((await save(recruiter, draftId, 1, fields)).body.version, 2);
    assert.equal((await publish(boss, fields, { draftId })).status, 201);
    assert.equal((await boss.send("GET", `/api/corporate/job-drafts/${draftId}`)).status, 404);
    const late = await save(recruiter, draftId, 2, { ...fields, jobTitle: "Late" });
    assert.equal(late.status, 409, "what is typed late brings no published draft back");
    const twice = await publish(recruiter, { ...fields, jobTitle: "Another title" }, { draftId });
    assert.deepEqual([twice.status, refusalIn(twice).errorCode], [409, "CONFLICT"]);
  });

  test("saving what is there already changes nothing, even with an old version", async () => {
    const [draftId, fields] = [randomUUID(), aPosting()];
    await save(boss, draftId, 0, fields);
    const again = await save(boss, draftId, 0, fields);
    assert.deepEqual([again.status, again.body.version], [200, 1]);
  });

  test("nobody overwrites what they have not seen", async () => {
    const [draftId, fields] = [randomUUID(), aPosting()];
    await save(boss, draftId, 0, fields);
    assert.equal((await save(recruiter, draftId, 1, { ...fields, department: "Theirs" })).status, 200);
    const answer = await save(boss, draftId, 1, { ...fields, department: "Mine" });
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "CONFLICT"]);
    assert.equal((await draft(draftId)).fields.department, "Theirs");
  });

  test("one that a colleague removed does not come back by itself", async () => {
    const [draftId, fields] = [randomUUID(), aPosting()];
    await save(boss, draftId, 0, fields);
    assert.equal((await recruiter.send("DELETE", `/api/corporate/job-drafts/${draftId}`)).status, 200);
    assert.equal((await save(boss, draftId, 1, { ...fields, department: "Late" })).status, 404);
  });

  test("a company keeps a hundred of them", async () => {
    const { admin, companyId } = await aFirm(app);
    await app.db.query(
      `insert into job_draft (id, company_id, fields, updated_at)
       select gen_random_uuid(), $1, $2, now() from generate_series(1, 99)`,
      [companyId, JSON.stringify(aPosting())],
    );
    const job = await aPostedJob(admin);
    assert.equal((await save(admin, randomUUID(), 0, aPosting())).status, 200);
    assert.equal((await save(admin, randomUUID(), 0, aPosting())).status, 409);
    assert.equal((await admin.send("POST", `/api/corporate/jobs/${job.id}/clone`)).status, 409);
  });
});

describe("changing a listed job", () => {
  test("everybody sees the change at once, and its draft is gone", async () => {
    const job = await aPostedJob(boss);
    const draftId = randomUUID();
    const fields = { ...job.fields, jobTitle: "Axolotl Keeper", coreSkills: ["Python"] };
    const saved = await save(boss, draftId, 0, fields, { jobId: job.id, jobVersion: 1 });
    assert.deepEqual([saved.status, saved.body.jobId], [200, job.id], saved.text);
    assert.equal((await read(job.id)).draftId, draftId);
    assert.deepEqual(await found("axolotl"), [], "a draft is nobody else's to see");
    const changed = await update(job.id, 1, fields);
    assert.equal(changed.status, 200, changed.text);
    assert.deepEqual([changed.body.version, changed.body.draftId], [2, null]);
    assert.deepEqual(await found("axolotl"), [job.id]);
    const shown = (await app.get<Job>(`/api/job/${job.id}`)).body;
    assert.deepEqual([shown.coreSkills, shown.createdAt, shown.expiresAt], [["Python"], job.createdAt, job.expiresAt]);
  });

  test("with an old version it is refused; the same again is not", async () => {
    const job = await aPostedJob(boss);
    const theirs = { ...job.fields, department: "Theirs" };
    assert.equal((await update(job.id, 1, theirs)).status, 200);
    const mine = await update(job.id, 1, { ...job.fields, department: "Mine" });
    assert.deepEqual([mine.status, refusalIn(mine).errorCode], [409, "CONFLICT"]);
    const again = await update(job.id, 1, theirs);
    assert.deepEqual([again.status, again.body.version], [200, 2]);
    const late = await save(boss, randomUUID(), 0, theirs, { jobId: job.id, jobVersion: 1 });
    assert.equal(late.status, 409, "no draft begins with an older state of the job");
  });

  test("two drafts of one job are one", async () => {
    const job = await aPostedJob(boss);
    const of = { jobId: job.id, jobVersion: 1 };
    assert.equal((await save(boss, randomUUID(), 0, job.fields, of)).status, 200);
    assert.equal((await save(recruiter, randomUUID(), 0, aPosting(), of)).status, 409);
  });

  test("what lacks something is refused, and a job that is not listed", async () => {
    const job = await aPostedJob(boss);
    assert.equal((await update(job.id, 1, { ...job.fields, coreSkills: [] })).status, 400);
    await close(job.id);
    assert.equal((await update(job.id, 1, { ...job.fields, department: "New" })).status, 409);
  });

  test("a job that was not typed here is read from what is listed", async () => {
    const job = await aJob(app.db, {
      companyId: firm.companyId,
      locations: ["Delhi"],
      coreSkills: ["Java"],
      description: "<p>We build.</p><ul><li>Bridges</li></ul>",
      pay: { min: 500_000, max: 900_000, currency: "INR", period: "YEAR" },
    });
    const posted = await read(job.id);
    assert.equal(posted.version, 0);
    assert.equal(posted.fields.description, "We build.\n\n- Bridges");
    assert.deepEqual(posted.fields.salaryLakhs, { min: 5, max: 9 });
    const changed = await update(job.id, 0, aPosting({ jobTitle: job.jobTitle }));
    assert.deepEqual([changed.status, changed.body.version], [200, 1], changed.text);
  });
});

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

  test("a frozen job is neither changed, renewed nor posted again", async () => {
    const job = await aPostedJob(boss);
    await app.db.query("update job set bad_job = true where id = $1", [job.id]);
    assert.equal((await read(job.id)).badJob, true);
    const answers = [
      await update(job.id, 1, aPosting()),
      await renew(job.id),
      await close(job.id),
      await repost(job.id),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [409, 409, 200, 409],
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

  test("of closed, frozen and outside jobs, and where nobody hires, nobody hears", async () => {
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

describe("whose jobs they are", () => {
  const CALLS: [string, HttpMethod, (ids: { job: string; draft: string }) => string, unknown?][] = [
    ["a draft", "GET", ({ draft: id }) => `job-drafts/${id}`],
    ["saving a draft", "PUT", ({ draft: id }) => `job-drafts/${id}`, { version: 1, jobId: null, fields: aPosting() }],
    ["removing a draft", "DELETE", ({ draft: id }) => `job-drafts/${id}`],
    ["a job", "GET", ({ job }) => `jobs/${job}`],
    ["changing a job", "PUT", ({ job }) => `jobs/${job}`, { version: 1, fields: aPosting() }],
    ["closing a job", "POST", ({ job }) => `jobs/${job}/close`, { reason: "FILLED" }],
    ["renewing a job", "POST", ({ job }) => `jobs/${job}/renew`],
    ["posting a job again", "POST", ({ job }) => `jobs/${job}/repost`],
    ["cloning a job", "POST", ({ job }) => `jobs/${job}/clone`],
  ];
  for (const [what, method, path, body] of CALLS)
    test(`${what} is for the company alone`, async () => {
      const [job, draftId] = [await aPostedJob(boss), randomUUID()];
      await save(boss, draftId, 0, aPosting());
      const at = `/api/corporate/${path({ job: job.id, draft: draftId })}`;
      const nowhere = `/api/corporate/${path({ job: "nothing", draft: randomUUID() })}`;
      const nobody = await app.app.fastify.inject({ method, url: at, ...(body ? { payload: body } : {}) });
      const candidate = await signedIn(app);
      const left = await signedIn(app, { groups: ["corporate-recruiter"] });
      assert.deepEqual(
        [
          nobody.statusCode,
          (await candidate.send(method, at, body)).status,
          (await left.send(method, at, body)).status,
          (await stranger.send(method, at, body)).status,
          (await boss.send(method, nowhere, body)).status,
        ],
        [401, 403, 403, 404, 404],
      );
    });
  test("a draft of another company's job is nobody's", async () => {
    const job = await aPostedJob(boss);
    const of = { jobId: job.id, jobVersion: 1 };
    assert.equal((await save(stranger, randomUUID(), 0, aPosting(), of)).status, 404);
  });
  test("who left the company posts nothing in its name", async () => {
    const left = await signedIn(app, { groups: ["corporate-recruiter"] });
    assert.equal((await publish(left)).status, 403);
    assert.equal((await left.send("GET", "/api/corporate/job-drafts")).status, 403);
  });
});

/** Lets so many of a job's days pass. */
const grow = (id: string, count: number) =>
  app.db.query("update job set expires_at = expires_at - make_interval(secs => $2) where id = $1", [
    id,
    count * 86_400,
  ]);
const read = async (id: string) => (await boss.send<PostedJob>("GET", `/api/corporate/jobs/${id}`)).body;
const draft = async (id: string) => (await boss.send<JobDraft>("GET", `/api/corporate/job-drafts/${id}`)).body;
const close = (id: string, reason = "FILLED") =>
  boss.send<PostedJob>("POST", `/api/corporate/jobs/${id}/close`, { reason });
const renew = (id: string) => boss.send<PostedJob>("POST", `/api/corporate/jobs/${id}/renew`);
const repost = (id: string) => boss.send<PostedJob>("POST", `/api/corporate/jobs/${id}/repost`);
const update = (id: string, version: number, fields: PostingDraft) =>
  boss.send<PostedJob>("PUT", `/api/corporate/jobs/${id}`, { version, fields });
function save(
  person: typeof boss,
  id: string,
  version: number,
  fields: PostingDraft,
  of: { jobId: string; jobVersion: number } | { jobId: null } = { jobId: null },
) {
  return person.send<JobDraft>("PUT", `/api/corporate/job-drafts/${id}`, { version, fields, ...of });
}
async function openJobs(): Promise<number> {
  const [row] = await app.db.query<{ n: number }>("select open_jobs as n from company where id = $1", [firm.companyId]);
  return row?.n ?? 0;
}
