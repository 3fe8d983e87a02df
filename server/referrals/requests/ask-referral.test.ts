// Checks asking for a referral over HTTP: every outcome in its order, and what each stores.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import type { PreviewedReferral, ReferralRequest } from "../../../contract/referrals/wire.ts";
import type { Person } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aSeeker, SKILLED, SUITED } from "../../../tests/support/applying.ts";
import { aCompany, aJob, someJobs } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aReferee, aRequest, ask, creditsOf, sentRequest } from "../../../tests/support/referrals.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const company = await aCompany(app.db, { name: "Acme Works" });
const companyId = company.id;
const suited = await aJob(app.db, { companyId, ...SUITED });

const rowsOf = (person: Person) =>
  app.db.query<{ status: string; cvId: string | null; jobKey: string }>(
    `select status, cv_id as "cvId", job_key as "jobKey" from referral_request where candidate_id = $1 order by id`,
    [person.accountId],
  );
const preview = (person: Person, body: object) =>
  person.send<PreviewedReferral>("POST", "/api/referral-request/preview", body);

const DESCRIPTION = `Backend Engineer
We run the payments of half a continent and look for a person who keeps them running at night too.
Requirements
At least 2 years of experience with Go and SQL.
Teamwork comes easily to you, and you write things down.
`.padEnd(320, "You will work with people who care. ");
const pasted = (jobUrl: string, jobDescription = DESCRIPTION) => ({ companyId, jobUrl, jobDescription });

describe("every outcome", () => {
  test("RequestAccepted: stored with CV, match and note, a credit held, one fact", async () => {
    const asha = await aSeeker(app);
    const answer = await ask(asha, { companyId, jobId: suited.id, note: "  Two years at a bank.\u0000 " });
    assert.equal(answer.status, 200, answer.text);
    const { type, requestId, match, feedback } = answer.body;
    assert.deepEqual([type, match?.matchingScore, feedback], ["RequestAccepted", 83, null]);
    const sent = await sentRequest(asha, requestId ?? "");
    assert.equal(sent.note, "Two years at a bank.");
    assert.deepEqual([sent.status, sent.credit, sent.isJobOpen, sent.cv?.fileName], ["OPEN", "HELD", true, "cv.pdf"]);
    assert.deepEqual(
      sent.timeline.map(({ kind, by }) => [kind, by]),
      [["OPEN", "CANDIDATE"]],
    );
    assert.equal(new Date(sent.expiresAt).getTime() - new Date(sent.createdAt).getTime(), 14 * 86_400_000);
    assert.deepEqual(await creditsOf(app, asha), { CREDITS: 2, CREDITS_HELD: 1 });
    const facts = app.facts.filter((fact) => fact.kind === "referral.sent" && fact.requestId === requestId);
    assert.equal(facts.length, 1);
  });

  test("Error_250 without a CV, profileCompletion if no CV could be read", async () => {
    const asha = await aSeeker(app, null);
    assert.equal((await ask(asha, { companyId, jobId: suited.id })).body.type, "Error_250");
    await app.db.query(
      `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, problem)
       values (gen_random_uuid(), $1::uuid, 'test/' || $1, 'scan.pdf', 10, '\\x00', now(), 'FAILED', 'NO_TEXT')`,
      [asha.accountId],
    );
    assert.equal((await ask(asha, { companyId, jobId: suited.id })).body.type, "profileCompletion");
    assert.deepEqual(await rowsOf(asha), []);
  });

  test("zeroReferral when all three credits are held, whatever else applies", async () => {
    const asha = await aSeeker(app);
    const jobs = await someJobs(
      app.db,
      Array.from({ length: 4 }, () => ({ companyId, ...SUITED })),
    );
    const types = [];
    for (const { id } of jobs) types.push((await ask(asha, { companyId, jobId: id })).body.type);
    assert.deepEqual(types, ["RequestAccepted", "RequestAccepted", "RequestAccepted", "zeroReferral"]);
    assert.equal((await ask(asha, { companyId, jobId: jobs[0]?.id })).body.type, "zeroReferral");
    assert.equal((await rowsOf(asha)).length, 3);
    assert.deepEqual(await creditsOf(app, asha), { CREDITS: 0, CREDITS_HELD: 3 });
  });

  test("AlreadyRequested returns the existing request; a job at another company is a new one", async () => {
    const asha = await aSeeker(app);
    const first = await ask(asha, { companyId, jobId: suited.id });
    const again = await ask(asha, { companyId, jobId: suited.id });
    assert.deepEqual([again.body.type, again.body.requestId], ["AlreadyRequested", first.body.requestId]);
    const elsewhere = await aJob(app.db, SUITED);
    const other = await ask(asha, { companyId: elsewhere.companyId, jobId: elsewhere.id });
    assert.equal(other.body.type, "RequestAccepted");
  });

  test("RequestRejected below 30: feedback, no credit, no notice", async () => {
    const asha = await aSeeker(app, { ...SKILLED, coreSkills: ["COBOL"], softSkills: [], YOE: 0 });
    const { type, requestId, match, feedback } = (await ask(asha, { companyId, jobId: suited.id })).body;
    assert.equal(type, "RequestRejected");
    assert.ok((match?.matchingScore ?? 99) < REFERRAL_SCORE);
    assert.deepEqual(feedback?.missing, { coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"] });
    assert.equal(feedback?.missingYears, 2);
    const kept = await sentRequest(asha, requestId ?? "");
    assert.deepEqual([kept.status, kept.credit, kept.cv], ["NOT_ALIGNED", "NONE", null]);
    assert.deepEqual(kept.feedback, feedback);
    assert.ok(!app.facts.some((fact) => "requestId" in fact && fact.requestId === requestId));
    assert.deepEqual(await creditsOf(app, asha), {});
  });

  test("30 is sent and 29 is not", async () => {
    const job = await aJob(app.db, {
      companyId,
      coreSkills: ["Go", "Kafka", "Redis", "Terraform", "Scala"],
      experience: { min: 10, max: 15 },
    });
    const CASES = [
      [8.2, 30, "RequestAccepted"],
      [7.9, 29, "RequestRejected"],
    ] as const;
    for (const [YOE, score, type] of CASES) {
      const asha = await aSeeker(app, { ...SKILLED, coreSkills: ["Go"], softSkills: [], YOE });
      const { body } = await ask(asha, { companyId, jobId: job.id });
      assert.deepEqual([body.match?.matchingScore, body.type], [score, type]);
    }
  });

  test("Error_251: a description that is too short or names no skill, and a job without skills", async () => {
    const asha = await aSeeker(app);
    const bare = await aJob(app.db, { companyId });
    for (const body of [
      pasted("https://jobs.acme.example/1", DESCRIPTION.slice(0, 199)),
      pasted("https://jobs.acme.example/1", "We like kind people with open hearts. ".repeat(10)),
      { companyId, jobUrl: "https://jobs.acme.example/1" },
      { companyId, jobId: bare.id },
    ])
      assert.equal((await ask(asha, body)).body.type, "Error_251");
    assert.deepEqual(await rowsOf(asha), []);
  });

  test("Max_tries after ten in a day, including rejected ones; allowed again a day later", async () => {
    const asha = await aSeeker(app, { ...SKILLED, coreSkills: [], softSkills: [] });
    for (let tries = 0; tries < 10; tries += 1)
      assert.equal((await ask(asha, { companyId, jobId: suited.id })).body.type, "RequestRejected");
    assert.equal((await ask(asha, { companyId, jobId: suited.id })).body.type, "Max_tries");
    assert.equal((await rowsOf(asha)).length, 10);
    ahead += 86_400_000 + 60_000;
    await asha.renew();
    assert.equal((await ask(asha, { companyId, jobId: suited.id })).body.type, "RequestRejected");
    ahead = 0;
  });
});

describe("a pasted job", () => {
  test("is parsed for skills, years and title; its address is normalised", async () => {
    const asha = await aSeeker(app);
    const url = "https://Jobs.Acme.example/7?utm_source=mail&b=2&a=1#top";
    const { type, requestId, match } = (await ask(asha, pasted(url))).body;
    assert.equal(type, "RequestAccepted");
    assert.equal(match?.minYears, 2);
    assert.deepEqual(match?.matched.coreSkills.toSorted(), ["Go", "SQL"]);
    const sent = await sentRequest(asha, requestId ?? "");
    assert.deepEqual([sent.jobId, sent.jobTitle, sent.isJobOpen], [null, "Backend Engineer", null]);
    assert.equal(sent.jobDescription, DESCRIPTION.trim());
    for (const same of ["https://jobs.acme.example/7/?a=1&b=2", "http://jobs.acme.example/7?b=2&a=1&ref=x"])
      assert.equal((await ask(asha, pasted(same))).body.type, "AlreadyRequested", same);
    assert.equal((await ask(asha, pasted("https://jobs.acme.example/8"))).body.type, "RequestAccepted");
  });

  const ADDRESSES = [
    "ftp://acme.example/1",
    "javascript:alert(1)",
    "acme.example/1",
    "https://localhost/1",
    "https://a:b@acme.example/1",
  ];
  for (const jobUrl of ADDRESSES)
    test(`the address ${jobUrl} is refused`, async () => {
      const refused = await ask(await aSeeker(app), pasted(jobUrl));
      assert.deepEqual([refused.status, refusalIn(refused).field], [400, "jobUrl"]);
    });
});

describe("refusals", () => {
  test("a job must be listed and be the company's", async () => {
    const asha = await aSeeker(app);
    const [closed] = await someJobs(app.db, [{ companyId, ...SUITED, status: "CLOSED" }]);
    const other = await aJob(app.db, SUITED);
    const CASES: [object, number, string][] = [
      [{ companyId, jobId: closed?.id }, 409, "JOB_CLOSED"],
      [{ companyId, jobId: other.id }, 404, "NOT_FOUND"],
      [{ companyId, jobId: "01a1fe8e-4d3f-7016-8663-3d5f3fde801a" }, 404, "NOT_FOUND"],
      [{ companyId: "01a1fe8e-4d3f-7016-8663-3d5f3fde801a", jobId: suited.id }, 404, "NOT_FOUND"],
      [{ companyId }, 400, "INVALID_BODY"],
      [{ companyId, jobId: suited.id, jobUrl: "https://acme.example/1" }, 400, "INVALID_BODY"],
      [{ companyId, jobId: suited.id, note: "x".repeat(1_001) }, 400, "INVALID_BODY"],
    ];
    for (const [body, status, code] of CASES) {
      const answer = await ask(asha, body);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], JSON.stringify(body));
    }
    const external = await aJob(app.db, { companyId, ...SUITED, externalJobId: "ask:1" });
    assert.equal((await ask(asha, { companyId, jobId: external.id })).body.type, "RequestAccepted");
  });

  test("only candidates may ask, and not at their own company", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId, ...SUITED });
    const hires = await ask(firm.admin, { companyId: firm.companyId, jobId: job.id });
    assert.deepEqual([hires.status, refusalIn(hires).errorCode], [409, "NOT_A_CANDIDATE"]);
    for (const status of ["PENDING", "VERIFIED"] as const) {
      const referee = await aReferee(app, companyId, { status });
      const answer = await ask(referee, { companyId, jobId: suited.id });
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "CONFLICT"]);
    }
    const left = await aReferee(app, companyId, { status: "ENDED" });
    assert.equal((await ask(left, { companyId, jobId: suited.id })).body.type, "Error_250");
    assert.equal((await app.post("/api/referral-request", { companyId, jobId: suited.id })).status, 401);
  });
});

describe("the preview", () => {
  test("returns match and outcome, stores nothing and touches no credit", async () => {
    const asha = await aSeeker(app);
    const { body, status, text } = await preview(asha, pasted("https://jobs.acme.example/7"));
    assert.equal(status, 200, text);
    assert.deepEqual([body.type, body.jobTitle, body.balance], ["RequestAccepted", "Backend Engineer", 3]);
    assert.ok((body.match?.matchingScore ?? 0) >= 50);
    assert.ok(body.coreSkills.includes("Go"));
    assert.deepEqual(await rowsOf(asha), []);
    assert.deepEqual(await creditsOf(app, asha), {});
  });
  test("returns the obstacle, and the feedback of a low score in any case", async () => {
    const { candidate, requestId } = await aRequest(app, { companyId, jobId: suited.id });
    const again = (await preview(candidate, { companyId, jobId: suited.id })).body;
    assert.deepEqual([again.type, again.requestId, again.balance], ["AlreadyRequested", requestId, 2]);
    const weak = await aSeeker(app, { ...SKILLED, coreSkills: [], softSkills: [] });
    const low = (await preview(weak, { companyId, jobId: suited.id })).body;
    assert.equal(low.type, "RequestRejected");
    assert.deepEqual(low.feedback?.missing.coreSkills, ["Go", "SQL"]);
  });
});

test("the number of a company's active referees is public", async () => {
  const { id } = await aCompany(app.db);
  await aReferee(app, id);
  await aReferee(app, id, { isPaused: true });
  await aReferee(app, id, { status: "REVIEW" });
  const answer = await app.get(`/api/referral-request/company/${id}`);
  assert.deepEqual(answer.body, { companyId: id, referees: 1 });
  assert.equal((await app.get("/api/referral-request/company/nobody")).status, 404);
});

test("the list has the caller's requests, by page, words and status, with counts of all", async () => {
  const asha = await aSeeker(app);
  const jobs = await someJobs(app.db, [
    { companyId, ...SUITED, jobTitle: "Night Watch" },
    { companyId, ...SUITED, jobTitle: "Day Watch" },
    { companyId, coreSkills: ["COBOL", "Fortran"], jobTitle: "Old Watch", experience: { min: 30, max: 40 } },
  ]);
  for (const { id } of jobs) await ask(asha, { companyId, jobId: id });
  await aRequest(app);
  type List = { data: ReferralRequest[]; pagination: { lastKey: string | null }; counts: object };
  const list = async (query: string) => (await asha.send<List>("GET", `/api/referral-request?${query}`)).body;
  const first = await list("pageSize=2");
  assert.deepEqual(
    first.data.map(({ jobTitle }) => jobTitle),
    ["Old Watch", "Day Watch"],
  );
  assert.deepEqual(first.counts, { OPEN: 2, NOT_ALIGNED: 1 });
  const rest = await list(`pageSize=2&lastKey=${first.pagination.lastKey}`);
  assert.deepEqual(
    rest.data.map(({ jobTitle }) => jobTitle),
    ["Night Watch"],
  );
  assert.equal(rest.pagination.lastKey, null);
  assert.equal((await list("status=NOT_ALIGNED")).data.length, 1);
  assert.equal((await list("searchText=night acme")).data.length, 1);
  const other = await asha.send("GET", `/api/referral-request?status=OPEN&lastKey=${first.pagination.lastKey}`);
  assert.equal(other.status, 400);
  const stranger = await aSeeker(app);
  assert.equal((await stranger.send("GET", `/api/referral-request/${first.data[0]?.id}`)).status, 404);
});
