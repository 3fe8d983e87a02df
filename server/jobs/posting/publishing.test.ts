// Checks publishing and changing jobs through the front door: what is published is found like any job, and nothing twice by accident.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Job, JobCard } from "../../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { page } from "../../../tests/support/paging.ts";
import { aPostedJob, aPosting, postingCallsOf, publish, saveDraft as save } from "../../../tests/support/postings.ts";

const app = await startApp();
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [boss, recruiter] = firm.people as [typeof firm.admin, typeof firm.admin];
const { read, update, close } = postingCallsOf(boss);
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

  test("hidden pay is in no answer to candidates, and can be edited", async () => {
    const job = await aPostedJob(boss, { displaySalaryRange: false, hidePayReason: "NEGOTIABLE" });
    const shown = (await app.get<Job>(`/api/job/${job.id}`)).body;
    assert.deepEqual([shown.salaryRange, shown.displaySalaryRange], [null, false]);
    assert.deepEqual((await read(job.id)).fields.salaryLakhs, { min: 12.5, max: 20 });
  });

  test("a company that was merged into another one meanwhile posts nothing", async () => {
    const [ended, { companyId }] = [await aFirm(app), await aFirm(app)];
    await app.db.query("update company set merged_into = $2 where id = $1", [ended.companyId, companyId]);
    const answer = await publish(ended.admin, aPosting({ jobTitle: "Egret Keeper" }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "CONFLICT"], answer.text);
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

describe("changing a listed job", () => {
  test("everybody sees the change at once, and its draft is gone", async () => {
    const job = await aPostedJob(boss);
    const draftId = randomUUID();
    const fields = { ...job.fields, jobTitle: "Axolotl Keeper", coreSkills: ["Python"] };
    const saved = await save(boss, draftId, 0, fields, { jobId: job.id, jobVersion: 1 });
    assert.deepEqual([saved.status, saved.body.jobId], [200, job.id], saved.text);
    assert.equal((await read(job.id)).draftId, draftId);
    assert.deepEqual(await found("axolotl"), [], "a draft is in no search");
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

async function openJobs(): Promise<number> {
  const [row] = await app.db.query<{ n: number }>("select open_jobs as n from company where id = $1", [firm.companyId]);
  return row?.n ?? 0;
}
