// Checks the homes over HTTP: who may call each, what each holds, the day's match, and how the next step is chosen.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CandidateHome, RecruiterHome, RefereeHome } from "../../contract/homes/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { anApplicant, anApplication } from "../../tests/support/applications.ts";
import { aSeeker, SKILLED, SUITED } from "../../tests/support/applying.ts";
import { aCompany, aJob, someJobs } from "../../tests/support/builders.ts";
import { aCandidate } from "../../tests/support/candidates.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { anOffer, aSession } from "../../tests/support/guidance.ts";
import { setFeeBudget } from "../../tests/support/money.ts";
import { aPool, step } from "../../tests/support/refereeing.ts";
import { aReferee, aRequest } from "../../tests/support/referrals.ts";
import { type HomeFacts, nextStepOf } from "./rules.ts";

const dayMs = 86_400_000;
let now = new Date();
const app = await startApp({ clock: () => now });
await setFeeBudget(app);

async function home<Body>(person: Person, role: "candidate" | "referee" | "recruiter"): Promise<Body> {
  const answer = await person.send<Body>("GET", `/api/home/${role}`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers["cache-control"], "no-store");
  return answer.body;
}
const asCandidate = (person: Person) => home<CandidateHome>(person, "candidate");

describe("who may call a home", () => {
  const CASES = [
    ["candidate", { guest: 401, candidate: 200, recruiter: 200, admin: 200 }],
    ["referee", { guest: 401, candidate: 200, recruiter: 200, admin: 200 }],
    ["recruiter", { guest: 401, candidate: 403, recruiter: 200, admin: 403 }],
  ] as const;
  for (const [role, expected] of CASES)
    test(`the ${role}'s`, async () => {
      const people = {
        candidate: await signedIn(app),
        recruiter: (await aFirm(app)).admin,
        admin: await signedIn(app, { groups: ["admin"] }),
      };
      const got: Record<string, number> = { guest: (await app.get(`/api/home/${role}`)).status };
      for (const [who, person] of Object.entries(people))
        got[who] = (await person.send("GET", `/api/home/${role}`)).status;
      assert.deepEqual(got, expected);
    });
});

describe("GET /api/home/candidate", () => {
  test("a new person is asked for a CV, and nothing is noted of them", async () => {
    const person = await signedIn(app);
    const { step: first, emptyBecause, matchDays, ...rest } = await asCandidate(person);
    assert.deepEqual([first.kind, emptyBecause, matchDays], ["UPLOAD_CV", "NO_PROFILE", []]);
    assert.deepEqual([rest.applications, rest.requests, rest.sessions, rest.forYou], [[], [], [], []]);
    assert.deepEqual(rest.funnel, { sent: 0, seen: 0, shortlisted: 0, interview: 0, offer: 0 });
    assert.deepEqual(await app.db.query("select from match_day where account_id = $1", [person.accountId]), []);
  });

  test("counts how far applications came by the steps that their sender may see, and puts the latest news first", async () => {
    const { admin, companyId } = await aFirm(app);
    const jobs = [
      await aJob(app.db, { companyId }),
      await aJob(app.db, { companyId }),
      await aJob(app.db, { companyId }),
    ];
    const person = await aSeeker(app);
    const ids: string[] = [];
    for (const { id } of jobs) ids.push(await anApplication(app.db, id, person.accountId, { appliedAt: now }));
    const move = async (applicationId: string | undefined, from: string, to: string, more: object = {}) => {
      now = new Date(now.getTime() + 1_000);
      const body = { applicants: [{ applicationId, from }], to, ...more };
      const answer = await admin.send<{ moved: unknown[] }>("POST", "/api/corporate/applicants/move", body);
      assert.equal(answer.body.moved.length, 1, answer.text);
    };
    await move(ids[0], "APPLIED", "INTERVIEW");
    const rejection = { reason: "SKILLS", mail: null, delayHours: 24 };
    await move(ids[1], "APPLIED", "REJECTED", { rejection });
    assert.deepEqual((await asCandidate(person)).funnel, { sent: 3, seen: 1, shortlisted: 1, interview: 1, offer: 0 });
    assert.equal((await asCandidate(person)).applications[0]?.id, ids[0]);
    now = new Date(now.getTime() + 1.5 * dayMs);
    await person.renew();
    const later = await asCandidate(person);
    assert.deepEqual(later.funnel, { sent: 3, seen: 2, shortlisted: 1, interview: 1, offer: 0 });
    assert.deepEqual(later.applications.map(({ id }) => id).slice(0, 2), [ids[1], ids[0]]);
  });

  test("notes the day's match once, changes it with the profile, and keeps a year", async () => {
    await aJob(app.db, SUITED);
    const person = await aSeeker(app);
    const first = (await asCandidate(person)).matchDays;
    assert.equal(first.length, 1);
    assert.deepEqual((await asCandidate(person)).matchDays, first);
    await aCandidate(app.db, person.accountId, { ...SKILLED, coreSkills: ["Go"] });
    const [changed] = (await asCandidate(person)).matchDays;
    assert.ok(changed && first[0] && changed.day === first[0].day && changed.score < first[0].score);
    await app.db.query("insert into match_day select $1, $2::date - days, 40, 3 from unnest('{400, 30}'::int[]) days", [
      person.accountId,
      changed.day,
    ]);
    now = new Date(now.getTime() + dayMs);
    await person.renew();
    const answers = await Promise.all([asCandidate(person), asCandidate(person), asCandidate(person)]);
    for (const { matchDays } of answers) assert.equal(matchDays.at(-1)?.score, changed.score);
    const days = (await asCandidate(person)).matchDays.map(({ score }) => score);
    assert.deepEqual(days, [40, changed.score, changed.score]);
  });

  test("shows the best jobs with score and reasons; a referral to confirm comes first", async () => {
    const { candidate, requestId } = await aRequest(app, { status: "REFERRED" });
    const { step: next, requests, forYou } = await asCandidate(candidate);
    assert.deepEqual([next.kind, next.id, requests[0]?.id], ["CONFIRM_REFERRAL", requestId, requestId]);
    assert.ok(forYou.length > 0 && forYou.length <= 3);
    for (const { score, why } of forYou) assert.ok(score !== null && score > 0 && why.length > 0);
  });
});

describe("GET /api/home/referee", () => {
  test("a person who never was a referee has nothing, and is told so", async () => {
    const empty = await home<RefereeHome>(await signedIn(app), "referee");
    assert.deepEqual(
      [empty.referee, empty.numbers, empty.inHand, empty.pool, empty.sessions],
      [null, null, [], [], []],
    );
    assert.equal(empty.months.length, 6);
    assert.ok(empty.months.every(({ amount }) => amount === 0));
  });

  test("has what waits with its deadline, the pool, and earnings of this month in India", async () => {
    const { referee, companyId, requestId } = await aPool(app);
    assert.equal((await step(referee, requestId, "claim")).status, 200);
    const open = await aRequest(app, { companyId });
    await aRequest(app, { companyId, status: "REFERRED", referee });
    const { inHand, pool, numbers, months, earned } = await home<RefereeHome>(referee, "referee");
    assert.deepEqual(
      inHand.map(({ id, dueAt }) => [id, dueAt !== null]),
      [[requestId, true]],
    );
    assert.deepEqual(
      pool.map(({ id }) => id),
      [open.requestId],
    );
    assert.deepEqual([numbers?.referred, numbers?.open, numbers?.waiting], [1, 1, 1]);
    const [{ sum } = { sum: 0 }] = await app.db.query<{ sum: number }>(
      "select coalesce(sum(amount), 0)::int as sum from ledger_earning where owner_id = $1",
      [referee.accountId],
    );
    assert.ok(sum > 0);
    assert.deepEqual([months.at(-1)?.amount, earned.pending, earned.available], [sum, sum, 0]);
    assert.deepEqual(
      months.slice(0, -1).map(({ amount }) => amount),
      [0, 0, 0, 0, 0],
    );
    await app.db.query("update ledger_earning set earned_at = earned_at - interval '40 days' where owner_id = $1", [
      referee.accountId,
    ]);
    const before = (await home<RefereeHome>(referee, "referee")).months;
    assert.equal(
      before.reduce((total, { amount }) => total + amount, 0),
      sum,
    );
    assert.equal(before.at(-1)?.amount, 0);
  });

  test("a paused referee sees no pool; sessions that wait for an answer are there", async () => {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId);
    await aRequest(app, { companyId });
    const offer = await anOffer(app, { companyId, referee, price: 0 });
    const { id } = await aSession(app, { offered: offer, status: "REQUESTED" });
    await app.db.query("update referee set paused_at = $2 where account_id = $1", [referee.accountId, now]);
    const { pool, numbers, sessions, sessionsToAnswer } = await home<RefereeHome>(referee, "referee");
    assert.deepEqual([pool, numbers?.shut], [[], "PAUSED"]);
    assert.deepEqual([sessions.map((one) => one.id), sessionsToAnswer], [[id], 1]);
  });
});

describe("GET /api/home/recruiter", () => {
  test("a company without jobs", async () => {
    const { admin, name } = await aFirm(app);
    const none = { hours: null, of: 0 };
    assert.deepEqual(await home<RecruiterHome>(admin, "recruiter"), {
      companyName: name,
      suspension: null,
      jobs: [],
      openJobs: 0,
      drafts: 0,
      unanswered: 0,
      waiting: [],
      ending: [],
      firstAnswer: none,
      hire: none,
    });
  });

  test("has its own open jobs by stage, who waits longest, and typical times from three on", async () => {
    const { admin, companyId } = await aFirm(app);
    const soon = new Date(now.getTime() + 3 * dayMs);
    const [quiet, busy] = [await aJob(app.db, { companyId, expiresAt: soon }), await aJob(app.db, { companyId })];
    const closed = await aJob(app.db, { companyId, status: "CLOSED" });
    const other = await aJob(app.db);
    const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const old = await anApplicant(app, busy.id, { appliedAt: at(50), name: "Waits Longest" });
    await anApplicant(app, busy.id, { appliedAt: at(10) });
    for (const job of [closed, other]) await anApplicant(app, job.id, { appliedAt: at(90) });
    const empty = await home<RecruiterHome>(admin, "recruiter");
    assert.deepEqual(
      empty.jobs.map(({ id, counts }) => [id, counts.APPLIED ?? 0]),
      [
        [busy.id, 2],
        [quiet.id, 0],
      ],
    );
    assert.deepEqual([empty.openJobs, empty.unanswered, empty.waiting.length], [2, 2, 2]);
    assert.deepEqual([empty.waiting[0]?.applicationId, empty.waiting[0]?.name], [old.applicationId, "Waits Longest"]);
    assert.deepEqual(
      empty.ending.map(({ jobId }) => jobId),
      [quiet.id],
    );
    assert.deepEqual(
      [empty.firstAnswer, empty.hire],
      [
        { hours: null, of: 0 },
        { hours: null, of: 0 },
      ],
    );

    for (const hours of [2, 6, 30]) {
      const { applicationId } = await anApplicant(app, quiet.id, { appliedAt: at(hours) });
      const body = { applicants: [{ applicationId, from: "APPLIED" }], to: "HIRED" };
      assert.equal((await admin.send("POST", "/api/corporate/applicants/move", body)).status, 200);
    }
    const { firstAnswer, hire, unanswered } = await home<RecruiterHome>(admin, "recruiter");
    assert.deepEqual([firstAnswer, hire, unanswered], [{ hours: 6, of: 3 }, { hours: 6, of: 3 }, 2]);
  });
});

test("a recruiter's home counts all open jobs, also the oldest of many, and no hire of years ago", async () => {
  const { admin, companyId } = await aFirm(app);
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const facts = { companyId, createdAt: ago(500), expiresAt: new Date(now.getTime() + dayMs) };
  const [oldest] = await someJobs(app.db, [facts, ...Array.from({ length: 205 }, () => ({ companyId }))]);
  assert.ok(oldest);
  const { applicationId } = await anApplicant(app, oldest.id, { appliedAt: ago(20) });
  const busy = await aJob(app.db, { companyId, status: "CLOSED" });
  for (const days of [400, 410, 420]) {
    const one = await anApplicant(app, busy.id, { appliedAt: ago(days) });
    const body = { applicants: [{ applicationId: one.applicationId, from: "APPLIED" }], to: "HIRED" };
    assert.equal((await admin.send("POST", "/api/corporate/applicants/move", body)).status, 200);
  }
  const { openJobs, unanswered, ending, jobs, waiting, hire } = await home<RecruiterHome>(admin, "recruiter");
  assert.deepEqual([openJobs, unanswered, jobs.length, jobs[0]?.id], [206, 1, 8, oldest.id]);
  assert.deepEqual([ending[0]?.jobId, waiting[0]?.applicationId], [oldest.id, applicationId]);
  assert.deepEqual(hire, { hours: null, of: 0 });
});

const ABOUT = { id: "x", jobTitle: "Engineer", companyName: "Acme" };
const READY: HomeFacts = {
  resumePercent: 30,
  profilePercent: 90,
  sent: 1,
  applications: [{ ...ABOUT, status: "APPLIED" }],
  requests: [{ ...ABOUT, status: "OPEN" }],
  sessions: [{ id: "s", awaits: null, topic: "Design", companyName: "Acme" }],
  forYou: [{ ...ABOUT, id: "job" }],
};
const STEPS: readonly [string, Partial<HomeFacts>, [kind: string, id: string | null]][] = [
  ["nothing waits", {}, ["FIND_JOBS", null]],
  ["no request yet", { requests: [] }, ["ASK_REFERRAL", null]],
  ["nothing sent", { sent: 0 }, ["APPLY_FIRST", "job"]],
  ["nothing sent, nothing suits", { sent: 0, forYou: [] }, ["FIND_JOBS", null]],
  ["half a profile", { sent: 0, profilePercent: 79 }, ["COMPLETE_PROFILE", null]],
  ["no CV", { sent: 0, profilePercent: 10, resumePercent: 0 }, ["UPLOAD_CV", null]],
  [
    "a session waits",
    { resumePercent: 0, sessions: [{ id: "s", awaits: "CANDIDATE", topic: "Design", companyName: "Acme" }] },
    ["ANSWER_SESSION", "s"],
  ],
  ["an offer", { applications: [{ ...ABOUT, status: "OFFERED" }] }, ["ANSWER_OFFER", "x"]],
  [
    "an offer and a referral to confirm",
    { applications: [{ ...ABOUT, status: "OFFERED" }], requests: [{ ...ABOUT, id: "r", status: "REFERRED" }] },
    ["CONFIRM_REFERRAL", "r"],
  ],
];
for (const [name, facts, expected] of STEPS)
  test(`the next step: ${name}`, () => {
    const { kind, id } = nextStepOf({ ...READY, ...facts });
    assert.deepEqual([kind, id], expected);
  });
