// The demo's company gets applicants, once: of all scores, at several stages, with CVs that were read.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Applicant, ApplicantDetails, CompanyJob } from "../contract/applications/applicants-wire.ts";
import { startApp } from "../tests/support/app.ts";
import { someJobs } from "../tests/support/builders.ts";
import { aColleague, aFirm } from "../tests/support/firms.ts";
import { DEMO_APPLICANTS, giveDemoApplicants } from "./applicants.ts";

const app = await startApp();
const { companyId } = await aFirm(app);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const skills = { coreSkills: ["Java", "PostgreSQL", "Docker", "Kubernetes", "Git"], softSkills: ["Communication"] };
const wanted = (jobTitle: string, days: number) => ({
  companyId,
  jobTitle,
  createdAt: daysAgo(days),
  experience: { min: 3, max: 6 },
  ...skills,
});
const [, , , newest] = await someJobs(app.db, [
  wanted("Backend Engineer", 30),
  wanted("Platform Engineer", 20),
  wanted("Data Engineer – Payments", 10),
  wanted("Posted an hour ago", 0.04),
]);
const recruiter = await aColleague(app, companyId, "corporate-recruiter");
const give = () =>
  giveDemoApplicants(app.deps, { issuer: "https://jobs.example.org", recruiterEmail: recruiter.email });

test("gives no applicants to a company that is not the demo's", async () => {
  assert.equal(await give(), 0);
  assert.equal((await app.db.query("select from application")).length, 0);
});

test("the demo's people apply once, with CVs that were read, and are at several stages", async () => {
  await app.db.query("update account set is_demo = true where id = $1", [recruiter.accountId]);
  const facts = app.facts.length;
  assert.deepEqual(
    (await Promise.all([give(), give()])).sort((one, other) => one - other),
    [0, DEMO_APPLICANTS.length],
    "two replicas that start at once",
  );
  assert.equal(await give(), 0);
  assert.equal(app.facts.length, facts, "no mail is sent");

  const { data: jobs } = (await recruiter.send<{ data: CompanyJob[] }>("GET", "/api/corporate/jobs")).body;
  assert.deepEqual(
    jobs.map(({ id, applicants }) => [id === newest?.id, applicants > 2]),
    [
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ],
  );
  const path = `/api/corporate/jobs/${jobs[1]?.id}/applicants`;
  const { data } = (await recruiter.send<{ data: Applicant[] }>("GET", path)).body;
  const scores = data.map(({ matchingScore }) => matchingScore);
  assert.ok((scores[0] ?? 0) >= 70 && (scores.at(-1) ?? 90) < 30, scores.join());
  assert.deepEqual(new Set(data.map(({ status }) => status)).size, 5, "all stages but the last");
  for (const { appliedAt, designation, YOE } of data) {
    assert.ok(Date.parse(appliedAt) < Date.now() && new Date(appliedAt) > daysAgo(10));
    assert.ok(designation && YOE, "the CV was read");
  }
  const noted = data.find(({ notes }) => notes > 0);
  const details = (await recruiter.send<ApplicantDetails>("GET", `/api/corporate/applicants/${noted?.applicationId}`))
    .body;
  assert.equal(details.noteList[0]?.isOwn, true);
  const times = details.timeline.map(({ at }) => at);
  assert.deepEqual(times, times.toSorted());
  assert.equal((await recruiter.send("POST", `/api/corporate/applicants/${details.applicationId}/cv`)).status, 200);
});

test("none of them can sign in", async () => {
  const passwords = await app.db.query(
    "select from credential c join account a on a.id = c.account_id where a.email like '%@applicants.demo.%'",
  );
  assert.equal(passwords.length, 0);
});
