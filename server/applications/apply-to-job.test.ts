// Applying over HTTP: refusals and their order, what is stored and announced, and whether a person has applied.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { application } from "../../contract/applications/wire.ts";
import { explainMatch, SCORE_VERSION } from "../../contract/matching/match-score.ts";
import type { Person } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, checkApplied, record, SKILLED, SUITED } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aCandidate } from "../../tests/support/candidates.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { newId } from "../platform/ids.ts";

const app = await startApp();
const kite = await aJob(app.db, SUITED);
const outside = await aJob(app.db, { ...SUITED, externalJobId: "board:1", jobUrl: "https://work.example/1" });

const submitted = (jobId: string) =>
  app.facts.flatMap((fact) => (fact.kind === "application.submitted" && fact.jobId === jobId ? [fact] : []));

const closed = await aJob(app.db, { ...SUITED, status: "CLOSED" });
const expired = await aJob(app.db, { ...SUITED, status: "EXPIRED" });
const draft = await aJob(app.db, { ...SUITED, status: "DRAFT" });
const frozen = await aJob(app.db, { ...SUITED, badJob: true });
const closedOutside = await aJob(app.db, { ...SUITED, status: "CLOSED", externalJobId: "board:2" });
const remote = { ...SUITED, coreSkills: ["COBOL"], softSkills: [] };
const farOff = await aJob(app.db, { ...remote, experience: { min: 10, max: 15 } });
const beginner = { coreSkills: [], softSkills: [], YOE: 0 };

const candidate = await aSeeker(app);
const withoutCv = await aSeeker(app, { ...SKILLED, hasCv: false });
const stranger = await aSeeker(app, null);
const scoreless = await aSeeker(app, beginner);
const lowScored = await aSeeker(app, { ...beginner, YOE: 6 });
const admin = await aSeeker(app, SKILLED, { groups: ["admin"] });
const { admin: recruiter } = await aFirm(app);
await aCandidate(app.db, recruiter.accountId, SKILLED);
const applied = await aSeeker(app);
for (const job of [kite, outside]) await (job === kite ? apply : record)(applied, job.id);
const appliedThenClosed = await aJob(app.db, SUITED);
await apply(applied, appliedThenClosed.id);
await app.db.query("update job set status = 'CLOSED' where id = $1", [appliedThenClosed.id]);

describe("applying", () => {
  test("stores where the person came from: a referral, or else what the browser says", async () => {
    const job = await aJob(app.db, SUITED);
    const people = [await aSeeker(app), await aSeeker(app), await aSeeker(app)];
    const [referred] = people;
    await app.db.query(
      `insert into referral_request (id, candidate_id, company_id, job_id, job_key, job_title, status, score, match, profile, expires_at, created_at, updated_at)
       select gen_random_uuid(), $1, company_id, id, id::text, job_title, 'ACCEPTED', 50, '{}', '{}', now(), now(), now() from job where id = $2`,
      [referred?.accountId, job.id],
    );
    const said = [{ source: "SEARCH" }, { source: "ALERT" }, {}];
    for (const [nth, person] of people.entries()) await apply(person, job.id, said[nth]);
    const rows = await app.db.query<{ source: string }>(
      "select source from application where job_id = $1 order by id",
      [job.id],
    );
    assert.deepEqual(
      rows.map(({ source }) => source),
      ["REFERRAL", "ALERT", null],
    );
    assert.equal((await apply(await aSeeker(app), job.id, { source: "SHARED" })).status, 400);
  });

  test("stores the CV, the profile and the match of that moment, and announces it once", async () => {
    const job = await aJob(app.db, SUITED);
    const asha = await aSeeker(app);
    const answer = await apply(asha, job.id, { companyName: "x", jobPortal: "Vouchboard", matchingScore: 3 });
    assert.equal(answer.status, 201, answer.text);
    const { id, cv, timeline, appliedAt, updatedAt, ...told } = application.parse(answer.body);
    const expected = explainMatch(SKILLED, { ...SUITED, minYears: 2 });
    assert.equal(told.matchingScore, expected.total);
    assert.equal(told.status, "APPLIED");
    assert.equal(told.kind, "INTERNAL");
    assert.equal(told.jobTitle, job.jobTitle);
    assert.equal(told.isJobOpen, true);
    assert.equal(cv?.fileName, "cv.pdf");
    assert.equal(updatedAt, appliedAt);
    assert.deepEqual(
      timeline.map(({ kind, status, by, at }) => ({ kind, status, by, at })),
      [{ kind: "STATUS", status: "APPLIED", by: "CANDIDATE", at: appliedAt }],
    );
    const [row] = await app.db.query("select match, profile, job_portal from application where id = $1", [id]);
    assert.deepEqual(row, {
      match: {
        scoreVersion: SCORE_VERSION,
        scoreDetails: expected.parts,
        matched: expected.matched,
        missing: expected.missing,
      },
      profile: { ...SKILLED, location: null, summary: null, links: [] },
      job_portal: "Vouchboard",
    });
    const [fact, ...others] = submitted(job.id);
    assert.deepEqual(others, []);
    assert.equal(fact?.applicationId, id);
    assert.equal(fact?.score, expected.total);
    assert.deepEqual(fact?.candidate, { accountId: asha.accountId, email: asha.email, name: asha.name });
    assert.equal(fact?.shareId, null);
  });

  test("later changes of profile and job do not change it", async () => {
    const job = await aJob(app.db, SUITED);
    const asha = await aSeeker(app);
    const first = (await apply(asha, job.id)).body;
    await aCandidate(app.db, asha.accountId, { coreSkills: [], softSkills: [] });
    const later = (await checkApplied(asha, job.id)).body;
    assert.equal(later.matchingScore, first.matchingScore);
    assert.equal(later.cv?.id, first.cv?.id);
  });
});

type Case = [what: string, who: Person, jobId: string, status: number, code: string | null];

describe("applying to a job posted here is refused, the first reason first:", () => {
  const CASES: Case[] = [
    ["a recruiter is no candidate", recruiter, kite.id, 409, "NOT_A_CANDIDATE"],
    ["an admin is no candidate", admin, kite.id, 409, "NOT_A_CANDIDATE"],
    ["a recruiter is refused before an unknown job is", recruiter, newId(), 409, "NOT_A_CANDIDATE"],
    ["no such job", candidate, newId(), 404, "NOT_FOUND"],
    ["a draft", candidate, draft.id, 404, "NOT_FOUND"],
    ["applied already", applied, kite.id, 403, "ALREADY_APPLIED"],
    ["applied, and closed since", applied, appliedThenClosed.id, 403, "ALREADY_APPLIED"],
    ["recorded as external already", applied, outside.id, 403, "ALREADY_APPLIED"],
    ["closed", candidate, closed.id, 409, "JOB_CLOSED"],
    ["expired", candidate, expired.id, 409, "JOB_CLOSED"],
    ["frozen", candidate, frozen.id, 409, "JOB_CLOSED"],
    ["closed and of the other kind", candidate, closedOutside.id, 409, "JOB_CLOSED"],
    ["closed, and no CV", withoutCv, closed.id, 409, "JOB_CLOSED"],
    ["of the other kind", candidate, outside.id, 422, "INVALID_BODY"],
    ["of the other kind, and no CV", withoutCv, outside.id, 422, "INVALID_BODY"],
    ["no CV that was read", withoutCv, kite.id, 409, "PROFILE_INCOMPLETE"],
    ["no profile at all", stranger, kite.id, 409, "PROFILE_INCOMPLETE"],
    ["a score of 0", scoreless, farOff.id, 409, "SCORE_PENDING"],
    ["a score from 1 to 29", lowScored, farOff.id, 409, "LOW_SCORE"],
  ];
  for (const [what, who, jobId, status, code] of CASES)
    test(what, async () => {
      const before = app.facts.length;
      const answer = await apply(who, jobId);
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).errorCode, code);
      assert.equal(app.facts.length, before);
    });

  test("an accepted low score is no reason to refuse; a score of 0 is", async () => {
    const keen = await aSeeker(app, { ...beginner, YOE: 6 });
    const answer = await apply(keen, farOff.id, { acceptLowScore: true });
    assert.equal(answer.status, 201, answer.text);
    assert.ok(answer.body.matchingScore >= 1 && answer.body.matchingScore < 30, String(answer.body.matchingScore));
    const pending = await apply(scoreless, farOff.id, { acceptLowScore: true });
    assert.equal(refusalIn(pending).errorCode, "SCORE_PENDING");
  });

  test("the client's score is ignored", async () => {
    const answer = await apply(lowScored, farOff.id, { matchingScore: 90 });
    assert.equal(refusalIn(answer).errorCode, "LOW_SCORE");
  });

  test("a caller without a token is refused before the body is read", async () => {
    const answer = await app.post("/api/job-application/", { nonsense: true });
    assert.equal(answer.status, 401);
  });

  const MALFORMED: [string, object][] = [
    ["no job", {}],
    ["a malformed id", { jobId: "kite" }],
    ["an unknown field", { jobId: kite.id, status: "HIRED" }],
    ["a score of the wrong type", { jobId: kite.id, matchingScore: "90" }],
    ["a text that is too long", { jobId: kite.id, jobPortal: "x".repeat(2_001) }],
  ];
  for (const [what, body] of MALFORMED)
    test(what, async () => {
      const answer = await candidate.send("POST", "/api/job-application/", body);
      assert.equal(answer.status, 400, answer.text);
      assert.equal(refusalIn(answer).errorCode, "INVALID_BODY");
    });
});

describe("recording an external application", () => {
  const ways: [string, Person, string, number, string | null][] = [
    ["a recruiter is no candidate", recruiter, outside.id, 409, "NOT_A_CANDIDATE"],
    ["no such job", candidate, newId(), 404, "NOT_FOUND"],
    ["recorded already", applied, outside.id, 403, "ALREADY_APPLIED"],
    ["closed", candidate, closedOutside.id, 409, "JOB_CLOSED"],
    ["posted here", candidate, kite.id, 422, "INVALID_BODY"],
    ["neither CV nor profile is needed", stranger, outside.id, 201, null],
    ["nor a score", scoreless, outside.id, 201, null],
  ];
  for (const [what, who, jobId, status, code] of ways)
    test(what, async () => {
      const answer = await record(who, jobId, { jobPortal: "https://work.example/1", jobUrl: "https://here.example/" });
      assert.equal(answer.status, status, answer.text);
      if (code) assert.equal(refusalIn(answer).errorCode, code);
    });

  test("keeps no CV, links to the job's own address, and notifies no company", async () => {
    const job = await aJob(app.db, { ...SUITED, externalJobId: "board:3", jobUrl: "https://work.example/3" });
    const asha = await aSeeker(app);
    const answer = await record(asha, job.id, { jobPortal: "javascript:alert(1)", jobUrl: "https://here.example/" });
    const { kind, cv, jobUrl, status } = application.parse(answer.body);
    assert.deepEqual(
      { kind, cv, jobUrl, status },
      {
        kind: "EXTERNAL",
        cv: null,
        jobUrl: "https://work.example/3",
        status: "APPLIED",
      },
    );
    assert.deepEqual(submitted(job.id), []);
  });
});

describe("whether a person has applied", () => {
  test("404 before, 200 after, each kind by its own address", async () => {
    const job = await aJob(app.db, SUITED);
    const asha = await aSeeker(app);
    assert.equal((await checkApplied(asha, job.id)).status, 404);
    const { id } = (await apply(asha, job.id)).body;
    const found = await checkApplied(asha, job.id);
    assert.equal(found.status, 200);
    assert.equal(found.body.id, id);
    assert.equal((await checkApplied(asha, job.id, "external-job-application")).status, 404);
    assert.equal((await checkApplied(applied, outside.id, "external-job-application")).status, 200);
    assert.equal((await checkApplied(applied, outside.id)).status, 404);
  });

  const NOT_THEIRS: [string, () => Promise<Answer>][] = [
    ["another person's address", () => checkApplied(candidate, kite.id, "job-application", applied.email)],
    ["for a platform admin too", () => checkApplied(admin, kite.id, "job-application", applied.email)],
    ["an invalid address", () => checkApplied(candidate, kite.id, "job-application", "nobody")],
    ["a malformed job id", () => checkApplied(applied, "kite")],
  ];
  for (const [what, ask] of NOT_THEIRS) test(`404 for ${what}`, async () => assert.equal((await ask()).status, 404));
  test("401 without a token", async () =>
    assert.equal((await app.get(`/api/job-application/${kite.id}/${applied.email}`)).status, 401));
  test("the caller's own address in capitals is accepted", async () =>
    assert.equal((await checkApplied(applied, kite.id, "job-application", applied.email.toUpperCase())).status, 200));
});

test("an application by a share keeps the share that counts; the sharer's own share and a forged one do not", async () => {
  const job = await aJob(app.db, SUITED);
  const [sharer, friend, other] = [await aSeeker(app), await aSeeker(app), await aSeeker(app)];
  const shared = await sharer.send<{ referAndEarnId: string }>("POST", "/api/share", { jobId: job.id });
  assert.equal(shared.status, 201, shared.text);
  const { referAndEarnId } = shared.body;
  for (const person of [friend, sharer]) assert.equal((await apply(person, job.id, { referAndEarnId })).status, 201);
  assert.equal((await apply(other, job.id, { referAndEarnId: `${referAndEarnId}x` })).status, 201);
  const byAccount = new Map(submitted(job.id).map(({ candidate: { accountId }, shareId }) => [accountId, shareId]));
  assert.ok(byAccount.get(friend.accountId));
  assert.equal(byAccount.get(sharer.accountId), null);
  assert.equal(byAccount.get(other.accountId), null);
});
