// Checks that posted jobs and drafts are their company's alone.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { HttpMethod } from "../../../contract/api.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aPostedJob, aPosting, publish, saveDraft as save } from "../../../tests/support/postings.ts";

const app = await startApp();
const firm = await aFirm(app);
const boss = firm.admin;
const stranger = (await aFirm(app, "corporate-recruiter")).admin;

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
  test("a draft of another company's job is refused", async () => {
    const job = await aPostedJob(boss);
    const of = { jobId: job.id, jobVersion: 1 };
    assert.equal((await save(stranger, randomUUID(), 0, aPosting(), of)).status, 404);
  });
  test("publishing with another company's draft is refused, and the draft can still be saved and published", async () => {
    const [draftId, fields] = [randomUUID(), aPosting()];
    await save(boss, draftId, 0, fields);
    assert.equal((await publish(stranger, aPosting(), { draftId })).status, 404);
    const later = { ...fields, department: "Later" };
    assert.equal((await save(boss, draftId, 1, later)).status, 200);
    assert.equal((await publish(boss, later, { draftId })).status, 201);
  });
  test("a draft's id that another company used first does not spoil it", async () => {
    const [draftId, fields] = [randomUUID(), aPosting()];
    assert.equal((await publish(stranger, aPosting(), { draftId })).status, 201);
    assert.equal((await save(boss, draftId, 0, fields)).status, 200);
    assert.equal((await publish(boss, fields, { draftId })).status, 201);
  });
  test("a former member posts nothing in the name of the company", async () => {
    const left = await signedIn(app, { groups: ["corporate-recruiter"] });
    assert.equal((await publish(left)).status, 403);
    assert.equal((await left.send("GET", "/api/corporate/job-drafts")).status, 403);
  });
});
