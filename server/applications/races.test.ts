// Applying under real parallel requests: one application per job and person, none after closing, none without its CV.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CvVersion } from "../../contract/candidates/wire.ts";
import type { Person } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { anApplicant } from "../../tests/support/applications.ts";
import { apply, aSeeker, record, SUITED, withdraw } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aCandidate } from "../../tests/support/candidates.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { closeJobs } from "../jobs/index.ts";

const app = await startApp();
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/** As `times`, for calls: repeats a call that answers 503. */
const callsAtOnce = <Called extends { status: number }>(count: number, call: (index: number) => Promise<Called>) =>
  times(count, async (index) => {
    for (;;) {
      const answer = await call(index);
      if (answer.status !== 503) return answer;
    }
  });
const rowsOf = (jobId: string) => app.db.query("select from application where job_id = $1", [jobId]);
const announced = (jobId: string) =>
  app.facts.filter((fact) => fact.kind === "application.submitted" && fact.jobId === jobId);
const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]));

test("50 identical applies without a key: one is accepted, 49 are refused, one fact", async () => {
  const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
  const answers = await callsAtOnce(50, () => apply(person, job.id));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 201: 1, 403: 49 });
  for (const answer of answers.filter(({ status }) => status === 403))
    assert.equal(refusalIn(answer).errorCode, "ALREADY_APPLIED");
  assert.equal((await rowsOf(job.id)).length, 1);
  assert.equal(announced(job.id).length, 1);
});

test("50 identical applies under one key: one is accepted, and all get its answer", async () => {
  const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
  const answers = await callsAtOnce(50, () => apply(person, job.id, {}, "one-click"));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 201: 50 });
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  assert.equal((await rowsOf(job.id)).length, 1);
  assert.equal(announced(job.id).length, 1);
});

test("50 applies under 50 keys: one is accepted", async () => {
  const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
  const answers = await callsAtOnce(50, (index) => apply(person, job.id, {}, `tab-${index}`));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 201: 1, 403: 49 });
  assert.equal((await rowsOf(job.id)).length, 1);
});

test("a key that was refused may be retried; after success, another body under it is refused", async () => {
  const person = await aSeeker(app, { coreSkills: [], softSkills: [], YOE: 6 });
  const job = await aJob(app.db, { coreSkills: ["COBOL"], experience: { min: 10, max: 12 } });
  assert.equal(refusalIn(await apply(person, job.id, {}, "keen")).errorCode, "LOW_SCORE");
  assert.equal((await apply(person, job.id, { acceptLowScore: true }, "keen")).status, 201);
  const again = await apply(person, job.id, {}, "keen");
  assert.equal(again.status, 422);
  assert.equal(refusalIn(again).errorCode, "KEY_REUSED");
});

test("50 people apply to one job at once: all are accepted", async () => {
  const job = await aJob(app.db, SUITED);
  const people = await times(50, () => aSeeker(app));
  const answers = await callsAtOnce(50, (index) => apply(people[index] as Person, job.id));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 201: 50 });
  assert.equal((await rowsOf(job.id)).length, 50);
  assert.equal(announced(job.id).length, 50);
});

test("two tabs record the same external application: one is accepted", async () => {
  const [person, job] = [await aSeeker(app), await aJob(app.db, { externalJobId: "race:1" })];
  const answers = await callsAtOnce(10, () => record(person, job.id));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 201: 1, 403: 9 });
});

test("applying and closing concurrently: each accepted application came before the closing", async () => {
  for (let round = 0; round < 12; round += 1) {
    const job = await aJob(app.db, SUITED);
    const people = await times(4, () => aSeeker(app));
    let closedAt: Date | undefined;
    const closing = app.db.transaction(async (tx) => {
      await closeJobs(tx, [job.id], new Date());
      // Still inside the transaction: an application accepted after this ignored the closing.
      closedAt = new Date();
    });
    const [answers] = await Promise.all([Promise.all(people.map((person) => apply(person, job.id))), closing]);
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) assert.equal(refusalIn(answer).errorCode, "JOB_CLOSED", answer.text);
    assert.equal((await rowsOf(job.id)).length, taken.length);
    assert.equal(announced(job.id).length, taken.length);
    assert.ok(closedAt);
    for (const { body } of taken)
      assert.ok(Date.parse(body.appliedAt) <= closedAt.getTime(), "an application came after the close");
    assert.equal(refusalIn(await apply(await aSeeker(app), job.id)).errorCode, "JOB_CLOSED");
  }
});

test("an apply waits for a concurrent closing, and is refused by it", async () => {
  const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
  let answer: { status: number } | undefined;
  let applying: Promise<void> | undefined;
  await app.db.transaction(async (tx) => {
    await closeJobs(tx, [job.id], new Date());
    applying = apply(person, job.id).then((given) => {
      answer = given;
    });
    while (!answer && !(await someoneWaits())) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(answer, undefined, "the closing is not over yet");
  });
  await applying;
  assert.equal(answer?.status, 409);
  assert.equal((await rowsOf(job.id)).length, 0);
});

test("deleting a CV while applying with it: either it is sent and retained, or deleted and not sent", async () => {
  for (let round = 0; round < 12; round += 1) {
    const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
    const cvId = await cvOf(person);
    const [applied, removed] = await Promise.all([
      apply(person, job.id),
      person.send<{ data: CvVersion[] }>("DELETE", `/api/user/${person.email}/cv/${cvId}`),
    ]);
    assert.equal(removed.status, 200, removed.text);
    assert.deepEqual(removed.body.data, []);
    const rows = await app.db.query("select from cv_version where id = $1", [cvId]);
    if (applied.status === 201) assert.equal(rows.length, 1);
    else {
      assert.equal(refusalIn(applied).errorCode, "PROFILE_INCOMPLETE", applied.text);
      assert.equal(rows.length, 0);
    }
  }
});

test("with two CVs, deleting the newer one while applying leaves an application with one of them", async () => {
  for (let round = 0; round < 8; round += 1) {
    const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
    const older = await cvOf(person);
    await aCandidate(app.db, person.accountId, { coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"], YOE: 3 });
    const newer = await cvOf(person);
    const [applied] = await Promise.all([
      apply(person, job.id),
      person.send("DELETE", `/api/user/${person.email}/cv/${newer}`),
    ]);
    assert.equal(applied.status, 201, applied.text);
    assert.ok([older, newer].includes(applied.body.cv?.id ?? ""));
  }
});

test("withdrawing twice at once: one withdraws", async () => {
  const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
  const { id } = (await apply(person, job.id)).body;
  const answers = await callsAtOnce(10, () => withdraw(person, id));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 409: 9 });
  const steps = await app.db.query("select from application_event where application_id = $1 and status = 'WITHDRAWN'", [
    id,
  ]);
  assert.equal(steps.length, 1);
  const facts = app.facts.filter((fact) => fact.kind === "application.withdrawn" && fact.applicationId === id);
  assert.equal(facts.length, 1);
});

test("withdrawing against a company's move ends withdrawn, unless the company hired first", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { admin: recruiter, companyId } = await aFirm(app);
    const job = await aJob(app.db, { companyId, ...SUITED });
    const applicant = await anApplicant(app, job.id);
    const applicants = [{ applicationId: applicant.applicationId, from: "APPLIED" }];
    const to = round % 2 === 0 ? "HIRED" : "INTERVIEW";
    const [withdrawn, moved] = await Promise.all([
      withdraw(applicant, applicant.applicationId),
      recruiter.send<{ moved: unknown[]; refused: { reason: string }[] }>("POST", "/api/corporate/applicants/move", {
        applicants,
        to,
      }),
    ]);
    assert.equal(moved.status, 200, moved.text);
    const [row] = await app.db.query<{ status: string }>("select status from application where id = $1", [
      applicant.applicationId,
    ]);
    if (withdrawn.status === 200) assert.equal(row?.status, "WITHDRAWN");
    else assert.deepEqual([withdrawn.status, row?.status, to], [409, "HIRED", "HIRED"]);
    if (moved.body.moved.length === 0) assert.equal(moved.body.refused[0]?.reason, "WITHDRAWN");
  }
});

async function cvOf(person: Person): Promise<string> {
  const [row] = await app.db.query<{ id: string }>(
    `select current_cv_id as id from candidate_profile where account_id = $1`,
    [person.accountId],
  );
  return row?.id ?? "";
}

/** Whether a statement waits for a lock. */
async function someoneWaits(): Promise<boolean> {
  const waiting = await app.db.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}
