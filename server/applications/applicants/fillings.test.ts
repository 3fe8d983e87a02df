// What a hire does to the job and to those who still wait; how long companies take to answer, and the reminder of it;
// where applicants came from.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { FILLING_MINUTES, LEAST_ANSWERS } from "../../../contract/applications/rules.ts";
import type { Application } from "../../../contract/applications/wire.ts";
import type { CompanyPage } from "../../../contract/companies/wire.ts";
import type { Job } from "../../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { type Applicant, anApplicant } from "../../../tests/support/applications.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { aFirm, type Firm } from "../../../tests/support/firms.ts";
import { countAnswers, remindRecruiters } from "./answer-times.ts";
import { noteFilled, tellFilled } from "./fillings.ts";

/** 10:30 in India, so that reminders are due on every day of the tests. */
const morning = new Date(`${new Date().toISOString().slice(0, 10)}T05:00:00Z`);
let now = new Date();
const app = await startApp({ clock: () => now });

beforeEach(() => {
  now = new Date();
});
const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

const move = (firm: Firm, person: Applicant, from: string, to: string, rest: object = {}) =>
  firm.admin.send<{ closedJobs: string[]; reopenedJobs: string[] }>("POST", "/api/corporate/applicants/move", {
    applicants: [{ applicationId: person.applicationId, from }],
    to,
    ...rest,
  });
const statusOf = async (jobId: string) =>
  (
    await app.db.query<{ status: string; isListed: boolean }>(
      `select status, is_listed as "isListed" from job where id = $1`,
      [jobId],
    )
  )[0];
const told = () => app.facts.flatMap((fact) => (fact.kind === "job.filled" ? [fact.applicationId] : []));
const isFilledFor = async (person: Applicant) =>
  (await person.send<Application>("GET", `/api/job-application/${person.applicationId}`)).body.isJobFilled;

describe("a hire that closes the job", () => {
  test("is taken back with the job, and then no applicant hears of it", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId });
    const [hired, waiting] = [await anApplicant(app, job.id, { status: "OFFERED" }), await anApplicant(app, job.id)];
    const wrong = await move(firm, waiting, "APPLIED", "INTERVIEW", { closesJob: true });
    assert.deepEqual([wrong.status, refusalIn(wrong).field], [400, "closesJob"]);

    const { body } = await move(firm, hired, "OFFERED", "HIRED", { closesJob: true });
    assert.deepEqual([body.closedJobs, body.reopenedJobs], [[job.id], []]);
    assert.deepEqual(await statusOf(job.id), { status: "CLOSED", isListed: false });
    const back = await move(firm, hired, "HIRED", "OFFERED");
    assert.deepEqual(back.body.reopenedJobs, [job.id]);
    assert.deepEqual(await statusOf(job.id), { status: "PUBLISHED", isListed: true });
    const found = await app.db.query("select from job_search where id = $1", [job.id]);
    assert.equal(found.length, 1);
    now = ahead(FILLING_MINUTES + 1);
    assert.equal(await tellFilled(app.deps), 0);
  });

  test("is told to those who wait, once, and stays closed from then on", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId });
    const [hired, one, other] = [
      await anApplicant(app, job.id, { status: "OFFERED" }),
      await anApplicant(app, job.id),
      await anApplicant(app, job.id, { status: "INTERVIEW" }),
    ];
    const gone = [
      await anApplicant(app, job.id, { status: "WITHDRAWN" }),
      await anApplicant(app, job.id, { status: "REJECTED" }),
    ];
    await move(firm, hired, "OFFERED", "HIRED", { closesJob: true });
    assert.equal(await tellFilled(app.deps), 0);
    assert.equal(await isFilledFor(one), false);
    now = ahead(FILLING_MINUTES + 1);
    for (const person of [firm.admin, one]) await person.renew();
    const counts = await Promise.all([tellFilled(app.deps), tellFilled(app.deps)]);
    assert.equal(counts[0] + counts[1], 2);
    assert.deepEqual(
      told().filter((id) => [hired, one, other, ...gone].some(({ applicationId }) => applicationId === id)),
      [one.applicationId, other.applicationId],
    );
    assert.equal(await isFilledFor(one), true);
    assert.equal(await tellFilled(app.deps), 0);
    const back = await move(firm, hired, "HIRED", "OFFERED");
    assert.deepEqual([back.status, back.body.reopenedJobs], [200, []]);
    assert.equal((await statusOf(job.id))?.status, "CLOSED");
  });

  test("stays closed while someone else is hired, and hires at once follow one another", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId });
    const [one, two] = [
      await anApplicant(app, job.id, { status: "OFFERED" }),
      await anApplicant(app, job.id, { status: "OFFERED" }),
    ];
    const both = await Promise.all(
      [one, two].map((person) => move(firm, person, "OFFERED", "HIRED", { closesJob: true })),
    );
    assert.equal(both.flatMap(({ body }) => body.closedJobs).length, 1);
    assert.deepEqual((await move(firm, one, "HIRED", "INTERVIEW")).body.reopenedJobs, []);
    assert.deepEqual((await move(firm, two, "HIRED", "INTERVIEW")).body.reopenedJobs, [job.id]);
  });

  test("a job that is closed as filled by hand is told as well; for another reason it is not", async () => {
    const firm = await aFirm(app);
    for (const [reason, count] of [
      ["FILLED", 1],
      ["CANCELLED", 0],
    ] as const) {
      const job = await aJob(app.db, { companyId: firm.companyId });
      await anApplicant(app, job.id);
      const closed = await firm.admin.send("POST", `/api/corporate/jobs/${job.id}/close`, { reason });
      assert.equal(closed.status, 200, closed.text);
      for (const fact of app.facts)
        if (fact.kind === "posting.filled" && fact.jobId === job.id) await noteFilled(fact, app.deps);
      now = ahead(FILLING_MINUTES + 1);
      assert.equal(await tellFilled(app.deps), count);
      now = new Date();
    }
  });
});

/** A company that answered after so many days, and never where it says null; applications were sent 40 days ago. */
async function aFirmThatAnswers(...days: (number | null)[]) {
  const firm = await aFirm(app);
  const job = await aJob(app.db, { companyId: firm.companyId });
  const appliedAt = daysBefore(now, 40);
  for (const after of days) {
    const { applicationId } = await anApplicant(app, job.id, { appliedAt });
    if (after !== null)
      await app.db.query(
        `insert into application_event (id, application_id, kind, status, by, at, visible_at, told_at)
         values (gen_random_uuid(), $1, 'STATUS', 'SHORTLISTED', 'COMPANY', $2, $2, $2)`,
        [applicationId, daysBefore(now, 40 - after)],
      );
  }
  return { firm, job };
}

describe("how long a company takes to answer", () => {
  const cases: [name: string, days: (number | null)[], shown: { days: number; answers: number } | null][] = [
    ["the median, rounded up", [0.2, 1, 2.4, 3, 9], { days: 3, answers: 5 }],
    ["not of too few", Array(LEAST_ANSWERS - 1).fill(1), null],
    ["not of a company that leaves most without an answer", [1, 1, 1, 1, 1, ...Array(6).fill(null)], null],
    ["of one that leaves a few", [1, 1, 1, 1, 1, null, null], { days: 1, answers: 5 }],
    ["not of one that takes too long", [31, 32, 33, 34, 35], null],
  ];
  for (const [name, days, shown] of cases)
    test(name, async () => {
      const { firm, job } = await aFirmThatAnswers(...days);
      const person = await anApplicant(app, job.id);
      while ((await countAnswers(app.deps)) > 0);
      const [page] = (await app.get<CompanyPage[]>(`/api/company/${firm.companyId}`)).body;
      assert.deepEqual(page?.answerTime, shown);
      assert.deepEqual((await app.get<Job>(`/api/job/${job.id}`)).body.answerTime, shown);
      const sent = await person.send<Application>("GET", `/api/job-application/${person.applicationId}`);
      assert.deepEqual(sent.body.answerTime, shown);
    });

  test("recruiters are reminded once a day, and again only when more wait too long", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId });
    now = morning;
    for (const days of [3, 8, 9, 100]) await anApplicant(app, job.id, { appliedAt: daysBefore(now, days) });
    const reminders = () =>
      app.facts.flatMap((fact) =>
        fact.kind === "applicants.waiting" && fact.companyId === firm.companyId ? [fact] : [],
      );
    await countAnswers(app.deps);
    now = new Date(morning.getTime() - 4 * 3_600_000);
    await remindRecruiters(app.deps);
    assert.deepEqual(reminders(), []);
    now = morning;
    await Promise.all([remindRecruiters(app.deps), remindRecruiters(app.deps)]);
    assert.deepEqual(
      reminders().map(({ count, days, isPromise, jobs }) => ({ count, days, isPromise, jobs })),
      [{ count: 2, days: 7, isPromise: false, jobs: [{ jobId: job.id, jobTitle: job.jobTitle, count: 2 }] }],
    );
    now = daysBefore(morning, -1);
    await remindRecruiters(app.deps);
    assert.equal(reminders().length, 1);
    now = daysBefore(morning, -5);
    await remindRecruiters(app.deps);
    assert.deepEqual(
      reminders().map(({ count }) => count),
      [2, 3],
    );
  });
});

test("a rejection without a reason gives none", async () => {
  const firm = await aFirm(app);
  const person = await anApplicant(app, (await aJob(app.db, { companyId: firm.companyId })).id);
  const { status, text } = await move(firm, person, "APPLIED", "REJECTED", {
    rejection: { mail: null, delayHours: 0 },
  });
  assert.equal(status, 200, text);
  const fact = app.facts.at(-1);
  assert.deepEqual(fact?.kind === "application.rejected" && fact.reason, null);
  const seen = (await person.send<Application>("GET", `/api/job-application/${person.applicationId}`)).body;
  assert.deepEqual([seen.status, seen.timeline.at(-1)?.reason], ["REJECTED", null]);
});

test("the sources of a job's applicants, for its company only", async () => {
  const firm = await aFirm(app);
  const job = await aJob(app.db, { companyId: firm.companyId });
  for (const [source, status] of [
    ["SEARCH", "APPLIED"],
    ["SEARCH", "INTERVIEW"],
    ["ALERT", "REJECTED"],
    [null, "HIRED"],
  ] as const) {
    const { applicationId } = await anApplicant(app, job.id, { status });
    await app.db.query("update application set source = $2 where id = $1", [applicationId, source]);
  }
  const path = `/api/corporate/jobs/${job.id}/applicants/sources`;
  assert.deepEqual((await firm.admin.send<{ data: unknown[] }>("GET", path)).body.data, [
    { source: "SEARCH", applicants: 2, ahead: 1 },
    { source: "ALERT", applicants: 1, ahead: 0 },
    { source: null, applicants: 1, ahead: 1 },
  ]);
  assert.equal((await (await aFirm(app)).admin.send("GET", path)).status, 404);
});
