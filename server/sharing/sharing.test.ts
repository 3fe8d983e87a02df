// Checks sharing over HTTP: links, and which share counts, also in parallel.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Share } from "../../contract/sharing/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, SUITED } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { follow, linkTo, type OwnedShare, share, shareIdOf, sharesOf } from "../../tests/support/shares.ts";
import { closeJobs } from "../jobs/index.ts";
import { newId } from "../platform/ids.ts";
import { shareThatCounts } from "./index.ts";

const app = await startApp();

const countsFor = ({ accountId }: Person, job: { id: string }, referAndEarnId?: string) =>
  app.db.transaction((tx) => shareThatCounts(tx, { referAndEarnId, accountId, jobId: job.id }, app.deps));
describe("a link", () => {
  test("is the same every time, also in parallel", async () => {
    const [job, asha] = [await aJob(app.db), await signedIn(app)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(asha, job.id)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.referAndEarnId)).size, 1);
    const { referAndEarnId, path, counts, results, isJobOpen } = (await linkTo(app, job, asha)) as Share;
    assert.equal(new URL(path, "https://x.example").searchParams.get("referAndEarnId"), referAndEarnId);
    assert.ok(path.startsWith("/jobs/") && path.includes(job.id));
    assert.deepEqual(
      { counts, results, isJobOpen },
      {
        counts: { visitors: 0, applications: 0, rewards: 0 },
        results: [],
        isJobOpen: true,
      },
    );
    assert.equal((await app.db.query("select from share where job_id = $1", [job.id])).length, 1);
  });

  test("is different for each person", async () => {
    const job = await aJob(app.db);
    const [one, other] = [await linkTo(app, job), await linkTo(app, job)];
    assert.notEqual(one.referAndEarnId, other.referAndEarnId);
  });

  const refused: [string, (person: Person) => Promise<string>, number, string][] = [
    ["an unknown job", async () => newId(), 404, "NOT_FOUND"],
    ["a draft", async () => (await aJob(app.db, { status: "DRAFT" })).id, 404, "NOT_FOUND"],
    ["a closed job", async () => (await aJob(app.db, { status: "CLOSED" })).id, 409, "JOB_CLOSED"],
    ["a frozen job", async () => (await aJob(app.db, { badJob: true })).id, 409, "JOB_CLOSED"],
    ["a job from outside", async () => (await aJob(app.db, { externalJobId: `x:${newId()}` })).id, 409, "CONFLICT"],
    ["no id", async () => "nonsense", 400, "INVALID_BODY"],
  ];
  for (const [name, make, status, code] of refused)
    test(`is not made for ${name}`, async () => {
      const asha = await signedIn(app);
      const answer = await share(asha, await make(asha));
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code]);
    });

  test("is not made for members of the job's company", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const job = await aJob(app.db, { companyId: firm.companyId });
    for (const person of firm.people) assert.equal((await share(person, job.id)).status, 409);
    const elsewhere = await aFirm(app);
    assert.equal((await share(elsewhere.admin, job.id)).status, 201);
  });

  test("needs a token", async () => {
    for (const path of ["/api/share", "/api/share/x/follow"]) assert.equal((await app.post(path, {})).status, 401);
    assert.equal((await app.get("/api/share")).status, 401);
  });
});

describe("a visitor of a link", () => {
  test("sees the sharer's first name without signing in", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    const answer = await app.get(`/api/share/${link.referAndEarnId}`);
    assert.deepEqual([answer.status, answer.body], [200, { jobId: job.id, sharedBy: "Meera" }]);
    for (const wrong of ["x", `${link.referAndEarnId}A`, `_${link.referAndEarnId.slice(1)}`])
      assert.equal((await app.get(`/api/share/${wrong}`)).status, 404);
  });

  test("counts once, for the first link of each job", async () => {
    const [job, another] = [await aJob(app.db), await aJob(app.db)];
    const [first, second, elsewhere] = [await linkTo(app, job), await linkTo(app, job), await linkTo(app, another)];
    const ravi = await signedIn(app);
    const answers: boolean[] = [];
    for (const link of [first, second, first, elsewhere]) answers.push((await follow(ravi, link)).body.counts);
    assert.deepEqual(answers, [true, false, true, true]);
    assert.equal(await countsFor(ravi, job), await shareIdOf(app, first));
    assert.equal(
      await countsFor(ravi, job, second.referAndEarnId),
      await shareIdOf(app, first),
      "the first wins over the code",
    );
    assert.equal(await countsFor(ravi, another), await shareIdOf(app, elsewhere));
    assert.equal((await sharesOf(first.by)).body.totals.visitors, 1);
    assert.equal((await sharesOf(second.by)).body.totals.visitors, 0);
  });

  test("counts for one of two links opened in parallel", async () => {
    const job = await aJob(app.db);
    const links = await Promise.all(Array.from({ length: 6 }, () => linkTo(app, job)));
    const ravi = await signedIn(app);
    const answers = await Promise.all(links.map((link) => follow(ravi, link)));
    assert.equal(answers.filter(({ body }) => body.counts).length, 1);
    const winner = links[answers.findIndex(({ body }) => body.counts)];
    assert.equal(await countsFor(ravi, job), winner && (await shareIdOf(app, winner)));
  });

  test("never counts for themselves", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    assert.deepEqual((await follow(link.by, link)).body, { counts: false, isOwn: true });
    assert.equal(await countsFor(link.by, job, link.referAndEarnId), null);
  });

  test("is limited to that by the database itself", async () => {
    const [job, another] = [await aJob(app.db), await aJob(app.db)];
    const link = await linkTo(app, job);
    const ravi = await signedIn(app);
    const write = (who: string, jobId: string, sharerId: string) =>
      shareIdOf(app, link).then((id) =>
        app.db.query(
          "insert into share_visit (account_id, job_id, share_id, sharer_id, at) values ($1, $2, $3, $4, now())",
          [who, jobId, id, sharerId],
        ),
      );
    await assert.rejects(write(link.by.accountId, job.id, link.by.accountId), /share_visit_of_another/, "their own");
    await assert.rejects(
      write(link.by.accountId, job.id, ravi.accountId),
      /share_visit_of_share/,
      "another's as theirs",
    );
    await assert.rejects(write(ravi.accountId, another.id, link.by.accountId), /share_visit_of_share/, "another job's");
    await write(ravi.accountId, job.id, link.by.accountId);
  });

  test("may follow a link to a closed job", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    await app.db.transaction((tx) => closeJobs(tx, [job.id], new Date()));
    assert.equal((await follow(await signedIn(app), link)).status, 200);
    assert.equal((await sharesOf(link.by)).body.data[0]?.isJobOpen, false);
  });
});

describe("an application", () => {
  test("counts for the code sent with it, which is recorded as a visit", async () => {
    const job = await aJob(app.db);
    const [link, later] = [await linkTo(app, job), await linkTo(app, job)];
    const ravi = await signedIn(app);
    assert.equal(await countsFor(ravi, job), null, "no counts without a link");
    assert.equal(await countsFor(ravi, job, link.referAndEarnId), await shareIdOf(app, link));
    assert.equal(await countsFor(ravi, job, later.referAndEarnId), await shareIdOf(app, link));
    assert.equal((await sharesOf(link.by)).body.totals.visitors, 1);
  });

  test("counts for no code that is forged, of another job, or of the company's members", async () => {
    const firm = await aFirm(app);
    const [job, another] = [await aJob(app.db, { companyId: firm.companyId }), await aJob(app.db)];
    const [link, elsewhere, joining] = [await linkTo(app, job), await linkTo(app, another), await linkTo(app, job)];
    const ravi = await signedIn(app);
    for (const code of ["x", "", elsewhere.referAndEarnId, `${link.referAndEarnId.slice(0, -1)}_`])
      assert.equal(await countsFor(ravi, job, code), null, code);
    await app.db.query("insert into company_member (account_id, company_id, role, since) values ($1, $2, $3, now())", [
      joining.by.accountId,
      firm.companyId,
      "corporate-recruiter",
    ]);
    assert.equal(await countsFor(ravi, job, joining.referAndEarnId), null);
  });
});

describe("applying by a link over HTTP", () => {
  const cases: [string, (link: OwnedShare) => string, boolean][] = [
    ["a friend's", ({ referAndEarnId }) => referAndEarnId, true],
    ["a forged one", ({ referAndEarnId }) => `${referAndEarnId.slice(0, -2)}__`, false],
    ["nonsense", () => "💙 nonsense", false],
  ];
  for (const [name, codeOf, counts] of cases)
    test(`with ${name}: ${counts}`, async () => {
      const job = await aJob(app.db, SUITED);
      const [link, ravi] = [await linkTo(app, job), await aSeeker(app)];
      const answer = await apply(ravi, job.id, { referAndEarnId: codeOf(link) });
      assert.equal(answer.status, 201, answer.text);
      assert.equal(await shareOfApplication(answer.body.id), counts ? await shareIdOf(app, link) : null);
      const fact = app.facts.findLast((one) => one.kind === "application.submitted");
      assert.equal(fact?.kind === "application.submitted" && fact.shareId, counts ? await shareIdOf(app, link) : null);
    });

  test("never stores the candidate's own share", async () => {
    const [job, meera] = [await aJob(app.db, SUITED), await aSeeker(app)];
    const link = await linkTo(app, job, meera);
    const answer = await apply(meera, job.id, { referAndEarnId: link.referAndEarnId });
    assert.equal(answer.status, 201, answer.text);
    assert.equal(await shareOfApplication(answer.body.id), null);
  });

  async function shareOfApplication(applicationId: string): Promise<string | null> {
    const [row] = await app.db.query<{ id: string | null }>("select share_id as id from application where id = $1", [
      applicationId,
    ]);
    return row?.id ?? null;
  }
});
