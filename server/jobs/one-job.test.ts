// Checks what is told of one job: its detail, its end, and the jobs like it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Job, type JobCard, jobCard, job as jobSchema } from "../../contract/jobs.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../tests/support/builders.ts";
import { everyListedJob } from "../../tests/support/naive-jobs.ts";
import { newId } from "../platform/ids.ts";

const app = await startApp({ jobs: 120 });

test("every listed job reads as the contract says, and as its card does", async () => {
  const exact = jobSchema.strict();
  for (const { card } of await everyListedJob(app)) {
    const answer = await app.get<Job>(`/api/job/${card.id}`);
    assert.equal(answer.status, 200);
    exact.parse(answer.body);
    const { jobDescription, updatedAt: _updated, expiresAt: _expires, ...same } = answer.body;
    assert.deepEqual(same, card);
    assert.notEqual(jobDescription, "");
  }
});

test("a trailing slash and upper case lead to the same job", async () => {
  const { id } = await aJob(app.db);
  for (const path of [`/api/job/${id}/`, `/api/job/${id.toUpperCase()}`])
    assert.equal((await app.get(path)).status, 200, path);
});

describe("a job that is not listed", () => {
  const CASES = [
    { facts: { status: "CLOSED" as const }, status: 410, errorCode: "JOB_CLOSED" },
    { facts: { status: "EXPIRED" as const }, status: 410, errorCode: "JOB_CLOSED" },
    { facts: { badJob: true }, status: 410, errorCode: "JOB_CLOSED" },
    { facts: { status: "DRAFT" as const }, status: 404, errorCode: "NOT_FOUND" },
  ];
  for (const { facts, status, errorCode } of CASES) {
    test(`${JSON.stringify(facts)} is a ${status}`, async () => {
      const { id } = await aJob(app.db, { ...facts, description: "<p>quite secret</p>" });
      const answer = await app.get(`/api/job/${id}`);
      assert.equal(answer.status, status);
      assert.equal(refusalIn(answer).errorCode, errorCode);
      assert.doesNotMatch(answer.text, /secret/);
    });
  }
  for (const id of [newId(), "1", "null", "'", "%27", "a".repeat(150), "00000000-0000-0000-0000-000000000000"]) {
    test(`${id.slice(0, 40)} is a 404`, async () => {
      const answer = await app.get(`/api/job/${encodeURIComponent(id)}`);
      assert.equal(answer.status, 404, answer.text);
      assert.equal(refusalIn(answer).errorCode, "NOT_FOUND");
    });
  }
});

describe("similar jobs", () => {
  test("share words of the title, most in common first, without the job itself", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [subject, near, far, other, closed] = await someJobs(app.db, [
      { companyId, jobTitle: "Falconry Instructor", coreSkills: ["Gloves", "Patience"], locations: ["Pune, India"] },
      { companyId, jobTitle: "Falconry Instructor", coreSkills: ["Gloves", "Patience"], locations: ["Surat, India"] },
      { companyId, jobTitle: "Senior Falconry Instructor", locations: ["Surat, India"] },
      { companyId, jobTitle: "Cheesemonger" },
      { companyId, jobTitle: "Falconry Instructor", status: "CLOSED" },
    ]);
    const read = async (id: string) =>
      (await app.get<{ data: JobCard[] }>(`/api/job/${id}/similar`)).body.data.map((card) => card.id);
    assert.deepEqual((await read(subject!.id)).slice(0, 2), [near!.id, far!.id]);
    const ofClosed = await read(closed!.id);
    assert.ok(ofClosed.includes(subject!.id) && !ofClosed.includes(closed!.id) && !ofClosed.includes(other!.id));
  });

  test("are cards, at most six, also of closed jobs; a draft has none", async () => {
    for (const { card } of (await everyListedJob(app)).slice(0, 30)) {
      const { body } = await app.get<{ data: JobCard[] }>(`/api/job/${card.id}/similar`);
      assert.ok(body.data.length <= 6);
      for (const row of body.data) jobCard.strict().parse(row);
      assert.ok(!body.data.some((row) => row.id === card.id));
    }
    const draft = await aJob(app.db, { status: "DRAFT" });
    assert.equal((await app.get(`/api/job/${draft.id}/similar`)).status, 404);
    assert.equal((await app.get(`/api/job/${newId()}/similar`)).status, 404);
  });

  test("a title of only stop words and signs has none", async () => {
    const { id } = await aJob(app.db, { jobTitle: "The & of !" });
    assert.deepEqual((await app.get(`/api/job/${id}/similar`)).body, { data: [] });
  });
});
