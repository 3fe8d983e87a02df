// Checks drafts through the front door: saved as they stand, shared by colleagues, never over unseen changes.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { JobDraft } from "../../../contract/jobs/posting-wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aPostedJob, aPosting, publish, saveDraft as save } from "../../../tests/support/postings.ts";

const app = await startApp();
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [boss, recruiter] = firm.people as [typeof firm.admin, typeof firm.admin];
const draft = async (id: string) => (await boss.send<JobDraft>("GET", `/api/corporate/job-drafts/${id}`)).body;

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

  test("a save over unseen changes is refused", async () => {
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
