// Checks sharing over HTTP on real PostgreSQL: links, whose counts, what comes of them, also when everything happens at once.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Share } from "../../contract/sharing.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, SUITED } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import type { Fact } from "../facts.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { closeJobs, type JobRecord } from "../jobs/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { newId } from "../platform/ids.ts";
import { makeShareNotes, shareThatCounts } from "./index.ts";

const app = await startApp();
const note = makeShareNotes({ ...app.deps, shareRewardStage: "SHORTLISTED" });

const share = (person: Person, jobId: string) => person.send<Share>("POST", "/api/share", { jobId });
async function linkTo(job: { id: string }, by?: Person): Promise<Share & { by: Person }> {
  const sharer = by ?? (await signedIn(app, { name: "Meera Iyer" }));
  const answer = await share(sharer, job.id);
  assert.equal(answer.status, 201, answer.text);
  return { ...answer.body, by: sharer };
}
const follow = (person: Person, { referAndEarnId }: Pick<Share, "referAndEarnId">) =>
  person.send<{ counts: boolean; isOwn: boolean }>("POST", `/api/share/${referAndEarnId}/follow`);
const sharesOf = (person: Person, query = "") =>
  person.send<{ data: Share[]; pagination: { lastKey: string | null }; totals: Share["counts"] }>(
    "GET",
    `/api/share${query}`,
  );
const countsFor = ({ accountId }: Person, job: { id: string }, referAndEarnId?: string) =>
  app.db.transaction((tx) => shareThatCounts(tx, { referAndEarnId, accountId, jobId: job.id }, app.deps));
/** The code's share, as the database knows it. */
async function idOf({ by, jobId }: { by: Person; jobId: string }): Promise<string> {
  const [row] = await app.db.query<{ id: string }>("select id from share where account_id = $1 and job_id = $2", [
    by.accountId,
    jobId,
  ]);
  assert.ok(row);
  return row.id;
}

describe("a link", () => {
  test("is the same every time, also when it is asked for at once", async () => {
    const [job, asha] = [await aJob(app.db), await signedIn(app)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(asha, job.id)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.referAndEarnId)).size, 1);
    const { referAndEarnId, path, counts, results, isJobOpen } = (await linkTo(job, asha)) as Share;
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

  test("is another one for everybody", async () => {
    const job = await aJob(app.db);
    const [one, other] = [await linkTo(job), await linkTo(job)];
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

  test("is not made for people of the job's own company", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const job = await aJob(app.db, { companyId: firm.companyId });
    for (const person of firm.people) assert.equal((await share(person, job.id)).status, 409);
    const elsewhere = await aFirm(app);
    assert.equal((await share(elsewhere.admin, job.id)).status, 201);
  });

  test("takes a token", async () => {
    for (const path of ["/api/share", "/api/share/x/follow"]) assert.equal((await app.post(path, {})).status, 401);
    assert.equal((await app.get("/api/share")).status, 401);
  });
});

describe("whoever follows a link", () => {
  test("is told whose it is, by first name, without signing in", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(job);
    const answer = await app.get(`/api/share/${link.referAndEarnId}`);
    assert.deepEqual([answer.status, answer.body], [200, { jobId: job.id, sharedBy: "Meera" }]);
    for (const wrong of ["x", `${link.referAndEarnId}A`, `_${link.referAndEarnId.slice(1)}`])
      assert.equal((await app.get(`/api/share/${wrong}`)).status, 404);
  });

  test("counts once, for the first link of each job", async () => {
    const [job, another] = [await aJob(app.db), await aJob(app.db)];
    const [first, second, elsewhere] = [await linkTo(job), await linkTo(job), await linkTo(another)];
    const ravi = await signedIn(app);
    const answers: boolean[] = [];
    for (const link of [first, second, first, elsewhere]) answers.push((await follow(ravi, link)).body.counts);
    assert.deepEqual(answers, [true, false, true, true]);
    assert.equal(await countsFor(ravi, job), await idOf(first));
    assert.equal(await countsFor(ravi, job, second.referAndEarnId), await idOf(first), "the first wins over the code");
    assert.equal(await countsFor(ravi, another), await idOf(elsewhere));
    assert.equal((await sharesOf(first.by)).body.totals.visitors, 1);
    assert.equal((await sharesOf(second.by)).body.totals.visitors, 0);
  });

  test("counts for one of two links that are opened at once", async () => {
    const job = await aJob(app.db);
    const links = await Promise.all(Array.from({ length: 6 }, () => linkTo(job)));
    const ravi = await signedIn(app);
    const answers = await Promise.all(links.map((link) => follow(ravi, link)));
    assert.equal(answers.filter(({ body }) => body.counts).length, 1);
    const winner = links[answers.findIndex(({ body }) => body.counts)];
    assert.equal(await countsFor(ravi, job), winner && (await idOf(winner)));
  });

  test("never counts for themselves", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(job);
    assert.deepEqual((await follow(link.by, link)).body, { counts: false, isOwn: true });
    assert.equal(await countsFor(link.by, job, link.referAndEarnId), null);
  });

  test("is held to that by the database itself", async () => {
    const [job, another] = [await aJob(app.db), await aJob(app.db)];
    const link = await linkTo(job);
    const ravi = await signedIn(app);
    const write = (who: string, jobId: string, sharerId: string) =>
      idOf(link).then((id) =>
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

  test("may follow what is gone by now", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(job);
    await app.db.transaction((tx) => closeJobs(tx, [job.id], new Date()));
    assert.equal((await follow(await signedIn(app), link)).status, 200);
    assert.equal((await sharesOf(link.by)).body.data[0]?.isJobOpen, false);
  });
});

describe("an application", () => {
  test("counts for the code that comes with it, which is noted as a visit", async () => {
    const job = await aJob(app.db);
    const [link, later] = [await linkTo(job), await linkTo(job)];
    const ravi = await signedIn(app);
    assert.equal(await countsFor(ravi, job), null, "nobody's without a link");
    assert.equal(await countsFor(ravi, job, link.referAndEarnId), await idOf(link));
    assert.equal(await countsFor(ravi, job, later.referAndEarnId), await idOf(link));
    assert.equal((await sharesOf(link.by)).body.totals.visitors, 1);
  });

  test("counts for no code that is forged, of another job, or of the company's own people", async () => {
    const firm = await aFirm(app);
    const [job, another] = [await aJob(app.db, { companyId: firm.companyId }), await aJob(app.db)];
    const [link, elsewhere, joining] = [await linkTo(job), await linkTo(another), await linkTo(job)];
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
  const cases: [string, (link: Share & { by: Person }) => string, boolean][] = [
    ["a friend's", ({ referAndEarnId }) => referAndEarnId, true],
    ["a forged one", ({ referAndEarnId }) => `${referAndEarnId.slice(0, -2)}__`, false],
    ["nonsense", () => "💙 nonsense", false],
  ];
  for (const [name, codeOf, counts] of cases)
    test(`keeps ${name}: ${counts}`, async () => {
      const job = await aJob(app.db, SUITED);
      const [link, ravi] = [await linkTo(job), await aSeeker(app)];
      const answer = await apply(ravi, job.id, { referAndEarnId: codeOf(link) });
      assert.equal(answer.status, 201, answer.text);
      assert.equal(await shareOfApplication(answer.body.id), counts ? await idOf(link) : null);
      const fact = app.facts.findLast((one) => one.kind === "application.submitted");
      assert.equal(fact?.kind === "application.submitted" && fact.shareId, counts ? await idOf(link) : null);
    });

  test("keeps nobody's own", async () => {
    const [job, meera] = [await aJob(app.db, SUITED), await aSeeker(app)];
    const link = await linkTo(job, meera);
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

type Facts = Extract<Fact, { kind: "application.submitted" }>;

/** An application by a link, as it would be announced. */
async function sentBy(link: Share & { by: Person }, job: JobRecord): Promise<Facts> {
  return {
    kind: "application.submitted",
    score: 60,
    applicationId: newId(),
    jobId: job.id,
    jobTitle: job.jobTitle,
    companyId: job.companyId,
    companyName: "Builders",
    candidate: { accountId: newId(), email: "x@people.example", name: "X" },
    shareId: await idOf(link),
  };
}
let told = 0;
/** Each fact a second after the one before. */
const telling = () => ({ id: newId(), at: new Date(Date.now() + 1_000 * told++) });
const moved = (sent: Facts, to: "SHORTLISTED" | "INTERVIEW" | "APPLIED"): Fact => ({
  ...sent,
  kind: "application.moved",
  eventId: newId(),
  from: "APPLIED",
  to,
  message: null,
});
const withdrawn = (sent: Facts): Fact => ({
  ...sent,
  kind: "application.withdrawn",
  from: "APPLIED",
  reason: "OTHER",
});
const tell = (fact: Fact, when = telling()) => note(fact as Facts, when);
const toldAbout = (shareId: string) =>
  app.facts.flatMap((fact) => ("shareId" in fact && fact.shareId === shareId ? [fact.kind] : []));

describe("what comes of a share", () => {
  test("is told to its sharer, each once, however often and in whatever order it is heard", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(job);
    const [sent, other] = [await sentBy(link, job), await sentBy(link, job)];
    const at = telling();
    await tell(sent, at);
    await tell(sent, at);
    assert.deepEqual(toldAbout(await idOf(link)), ["share.applied"]);
    const step = moved(sent, "SHORTLISTED");
    const when = telling();
    await Promise.all(Array.from({ length: 8 }, () => tell(step, when)));
    await tell(moved(sent, "INTERVIEW"));
    await tell(sent, at);
    assert.deepEqual(toldAbout(await idOf(link)), ["share.applied", "share.reward-earned"]);
    await tell(other);
    await tell(withdrawn(other));
    const { data, totals } = (await sharesOf(link.by)).body;
    assert.deepEqual(totals, { visitors: 0, applications: 2, rewards: 1 });
    assert.deepEqual(data[0]?.counts, totals);
    assert.deepEqual(
      data[0]?.results.map(({ state }) => state),
      ["ENDED", "EARNED"],
    );
    const reward = app.facts.find((fact) => fact.kind === "share.reward-earned" && fact.jobId === job.id);
    assert.ok(reward?.kind === "share.reward-earned");
    assert.deepEqual(
      [reward.applicationId, reward.sharer.accountId, reward.earnedAt],
      [sent.applicationId, link.by.accountId, when.at.toISOString()],
    );
  });

  test("is nothing without a share, or when its sharer has left", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(job);
    const sent = await sentBy(link, job);
    const before = app.facts.length;
    await tell({ ...sent, shareId: null });
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [link.by.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    await tell(sent);
    assert.deepEqual(
      app.facts.slice(before).map(({ kind }) => kind),
      ["account.deleted"],
    );
  });

  test("is no reward once the sharer has joined the company", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId });
    const link = await linkTo(job);
    const sent = await sentBy(link, job);
    await tell(sent);
    await app.db.query("insert into company_member (account_id, company_id, role, since) values ($1, $2, $3, now())", [
      link.by.accountId,
      firm.companyId,
      "corporate-recruiter",
    ]);
    await tell(moved(sent, "SHORTLISTED"));
    assert.deepEqual(toldAbout(await idOf(link)), ["share.applied"]);
  });
});

describe("the list of shares", () => {
  test("is the caller's, newest first, page by page", async () => {
    const asha = await signedIn(app);
    const jobs: JobRecord[] = [];
    for (let count = 0; count < 5; count++) {
      const job = await aJob(app.db);
      jobs.unshift(job);
      await linkTo(job, asha);
    }
    await linkTo(jobs[0] as JobRecord);
    const seen: string[] = [];
    let lastKey: string | null = "";
    while (lastKey !== null) {
      const page: Awaited<ReturnType<typeof sharesOf>> = await sharesOf(
        asha,
        `?pageSize=2${lastKey && `&lastKey=${encodeURIComponent(lastKey)}`}`,
      );
      assert.equal(page.status, 200, page.text);
      seen.push(...page.body.data.map(({ jobId }) => jobId));
      lastKey = page.body.pagination.lastKey;
    }
    assert.deepEqual(new Set(seen), new Set(jobs.map(({ id }) => id)));
    assert.equal(seen.length, 5);
    const { lastKey: mine } = (await sharesOf(asha, "?pageSize=2")).body.pagination;
    const stranger = await sharesOf(await signedIn(app), `?lastKey=${encodeURIComponent(mine ?? "")}`);
    assert.deepEqual([stranger.status, refusalIn(stranger).errorCode], [400, "INVALID_CURSOR"]);
  });

  test("is in the export, and gone with the account", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(job);
    const ravi = await signedIn(app);
    await follow(ravi, link);
    const exported = await link.by.send<{ data: { shares: { jobTitle: string; visitors: number }[] } }>(
      "GET",
      `/api/user/${link.by.email}/export`,
    );
    assert.ok(exported.text.includes(job.jobTitle), exported.text);
    for (const person of [ravi, link.by])
      await app.db.query("update account set deletion_due_at = $2 where id = $1", [person.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    assert.deepEqual(await app.db.query("select from share where job_id = $1", [job.id]), []);
    assert.deepEqual(await app.db.query("select from share_visit where job_id = $1", [job.id]), []);
    assert.equal((await app.get(`/api/share/${link.referAndEarnId}`)).status, 404);
  });
});
