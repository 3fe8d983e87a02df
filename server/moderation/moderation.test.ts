// Checks reports of jobs over HTTP: created, changed, limited, listed and settled, also in parallel.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REPORT_REASONS } from "../../contract/moderation/rules.ts";
import type { JobReport } from "../../contract/moderation/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { aJob, someJobs } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { saveJobs } from "../jobs/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { newId } from "../platform/ids.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const admin = await signedIn(app, { name: "Platform Admin", groups: ["admin"] });

type Reported = { id: string; state: string };
const report = (person: Person, jobId: string, body: unknown = { reason: "SCAM" }): Promise<Answer<Reported>> =>
  person.send<Reported>("POST", `/api/job/${jobId}/report`, body);
async function reported(jobId: string, by?: Person): Promise<{ id: string; by: Person }> {
  const person = by ?? (await signedIn(app));
  const answer = await report(person, jobId);
  assert.equal(answer.status, 201, answer.text);
  return { id: answer.body.id, by: person };
}
type Listed = { data: JobReport[]; pagination: { lastKey: string | null } };
const list = (query = "", person = admin) => person.send<Listed>("GET", `/api/admin/job-reports${query}`);
/** Every report in a state, page by page. */
async function all(state: string): Promise<JobReport[]> {
  const found: JobReport[] = [];
  let lastKey: string | null = null;
  do {
    const key: string = lastKey === null ? "" : `&lastKey=${encodeURIComponent(lastKey)}`;
    const page: Answer<Listed> = await list(`?state=${state}&pageSize=3${key}`);
    assert.equal(page.status, 200, page.text);
    found.push(...page.body.data);
    lastKey = page.body.pagination.lastKey;
  } while (lastKey !== null);
  return found;
}
const settle = (id: string, decision: string, note?: string, person = admin) =>
  person.send<JobReport>("POST", `/api/admin/job-reports/${id}/settle`, { decision, ...(note && { note }) });
const factsOf = (jobId: string) => app.facts.filter((fact) => "jobId" in fact && fact.jobId === jobId);

describe("reporting a job", () => {
  test("puts it into the queue with the person's words, and is announced once", async () => {
    const [job, asha] = [await aJob(app.db), await signedIn(app, { name: "Asha Rao" })];
    const answer = await report(asha, job.id, {
      reason: "ASKS_FOR_MONEY",
      details: "  They want 5,000 rupees first. ",
    });
    assert.equal(answer.status, 201, answer.text);
    assert.equal(answer.body.state, "OPEN");
    const found = (await all("OPEN")).find(({ id }) => id === answer.body.id);
    assert.deepEqual(
      [found?.jobTitle, found?.reason, found?.details, found?.reporter, found?.isFrozen, found?.openReports],
      [job.jobTitle, "ASKS_FOR_MONEY", "They want 5,000 rupees first.", "Asha Rao", false, 1],
    );
    assert.deepEqual(factsOf(job.id), [
      {
        kind: "job.reported",
        reportId: answer.body.id,
        jobId: job.id,
        jobTitle: job.jobTitle,
        reason: "ASKS_FOR_MONEY",
      },
    ]);
  });

  test("again changes the open report, also in parallel", async () => {
    const [job, asha] = [await aJob(app.db), await signedIn(app)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(asha, job.id)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    await report(asha, job.id, { reason: "OTHER", details: "It was closed long ago." });
    const rows = await app.db.query("select reason, details from job_report where job_id = $1", [job.id]);
    assert.deepEqual(rows, [{ reason: "OTHER", details: "It was closed long ago." }]);
    assert.equal(factsOf(job.id).length, 1);
  });

  test("works for imported jobs and for every reason", async () => {
    const job = await aJob(app.db, { externalJobId: `x:${newId()}` });
    const asha = await signedIn(app);
    for (const reason of REPORT_REASONS) {
      const answer = await report(asha, job.id, { reason, details: "See for yourself." });
      assert.equal(answer.status, 201, answer.text);
    }
  });

  const refused: [string, () => Promise<string>, unknown, number, string][] = [
    ["an unknown job", async () => newId(), { reason: "SCAM" }, 404, "NOT_FOUND"],
    ["what is no id", async () => "nonsense", { reason: "SCAM" }, 404, "NOT_FOUND"],
    ["a draft", async () => (await aJob(app.db, { status: "DRAFT" })).id, { reason: "SCAM" }, 404, "NOT_FOUND"],
    ["no reason", async () => (await aJob(app.db)).id, {}, 400, "INVALID_BODY"],
    ["another reason", async () => (await aJob(app.db)).id, { reason: "UGLY" }, 400, "INVALID_BODY"],
    ["no words for OTHER", async () => (await aJob(app.db)).id, { reason: "OTHER", details: " " }, 400, "INVALID_BODY"],
    [
      "a novel",
      async () => (await aJob(app.db)).id,
      { reason: "SCAM", details: "x".repeat(2_001) },
      400,
      "INVALID_BODY",
    ],
  ];
  for (const [name, make, body, status, code] of refused)
    test(`is refused with ${name}`, async () => {
      const answer = await report(await signedIn(app), await make(), body);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);
    });

  test("needs a token", async () => {
    assert.equal((await app.post(`/api/job/${newId()}/report`, { reason: "SCAM" })).status, 401);
  });

  test("is limited to ten jobs a day, also in parallel", async () => {
    const few = await startApp({ rateLimitScale: 1, clock: () => new Date(Date.now() + ahead) });
    const jobs = await someJobs(
      few.db,
      Array.from({ length: 14 }, () => ({})),
    );
    const asha = await signedIn(few);
    const answers = await Promise.all(jobs.map(({ id }) => report(asha, id)));
    assert.equal(answers.filter(({ status }) => status === 201).length, 10);
    const late = answers.filter(({ status }) => status === 429);
    assert.equal(late.length, 4);
    assert.ok(late.every((answer) => refusalIn(answer).errorCode === "RATE_LIMITED" && answer.headers["retry-after"]));
    const open = jobs[answers.findIndex(({ status }) => status === 201)];
    assert.equal((await report(asha, open?.id ?? "", { reason: "NOT_REAL" })).status, 201, "changing one is none more");
    assert.equal((await report(await signedIn(few), jobs[0]?.id ?? "")).status, 201, "others may");
    ahead += 24 * 3_600_000 + 1_000;
    await asha.renew();
    assert.equal((await report(asha, jobs[answers.findIndex(({ status }) => status === 429)]?.id ?? "")).status, 201);
    ahead = 0;
  });
});

describe("the queue", () => {
  test("is for platform admins", async () => {
    const { id } = await reported((await aJob(app.db)).id);
    const firm = await aFirm(app);
    assert.equal((await app.get("/api/admin/job-reports")).status, 401);
    assert.equal((await app.post(`/api/admin/job-reports/${id}/settle`, { decision: "DISMISSED" })).status, 401);
    for (const person of [await signedIn(app), firm.admin]) {
      assert.equal((await list("", person)).status, 403);
      assert.equal((await settle(id, "UPHELD", undefined, person)).status, 403);
    }
  });

  test("lists open ones oldest first and settled ones newest first, page by page", async () => {
    const reports: string[] = [];
    for (let count = 0; count < 5; count++) {
      ahead = count * 1_000;
      reports.push((await reported((await aJob(app.db)).id)).id);
    }
    const ours = (some: JobReport[]) => some.map(({ id }) => id).filter((id) => reports.includes(id));
    assert.deepEqual(ours(await all("OPEN")), reports);
    assert.deepEqual((await list()).body.data.map(({ state }) => state).includes("DISMISSED"), false);
    for (const id of reports) assert.equal((await settle(id, "DISMISSED")).status, 200);
    assert.deepEqual(ours(await all("DISMISSED")), [...reports].reverse());
    const { lastKey } = (await list("?state=DISMISSED&pageSize=2")).body.pagination;
    const other = await list(`?state=OPEN&lastKey=${encodeURIComponent(lastKey ?? "")}`);
    assert.deepEqual([other.status, refusalIn(other).errorCode], [400, "INVALID_CURSOR"]);
    ahead = 0;
  });
});

describe("settling", () => {
  test("as dismissed changes neither the job nor other reports", async () => {
    const job = await aJob(app.db);
    const [first, second] = [await reported(job.id), await reported(job.id)];
    const answer = await settle(first.id, "DISMISSED", "All in order.");
    assert.equal(answer.status, 200, answer.text);
    const { state, note, settledBy, openReports, isFrozen, settledAt } = answer.body;
    assert.deepEqual(
      { state, note, settledBy, openReports, isFrozen },
      { state: "DISMISSED", note: "All in order.", settledBy: "Platform Admin", openReports: 1, isFrozen: false },
    );
    assert.ok(settledAt);
    assert.equal((await app.get(`/api/job/${job.id}`)).status, 200);
    assert.ok((await all("OPEN")).some(({ id }) => id === second.id));
    assert.deepEqual(
      factsOf(job.id).flatMap((fact) =>
        fact.kind === "job-report.settled" ? [[fact.state, fact.reporter.email]] : [],
      ),
      [["DISMISSED", first.by.email]],
    );
    assert.equal((await report(first.by, job.id)).status, 201, "it may be reported anew");
  });

  test("as upheld takes the job off the site, and notifies all its reporters", async () => {
    const firm = await aFirm(app);
    const [job, kept] = await someJobs(app.db, [
      { companyId: firm.companyId, jobTitle: "Vampire accountant" },
      { companyId: firm.companyId },
    ]);
    assert.ok(job && kept);
    const [first, second] = [await reported(job.id), await reported(job.id)];
    await reported(kept.id);
    const answer = await settle(first.id, "UPHELD");
    assert.deepEqual([answer.status, answer.body.isFrozen, answer.body.openReports], [200, true, 0], answer.text);
    assert.equal((await app.get(`/api/job/${job.id}`)).status, 410);
    const listed = await app.get<{ data: { id: string }[] }>("/api/job/?searchText=vampire");
    assert.deepEqual(listed.body.data, []);
    const [company] = await app.db.query("select open_jobs as open from company where id = $1", [firm.companyId]);
    assert.deepEqual(company, { open: 1 });
    const told = factsOf(job.id).flatMap((fact) => (fact.kind === "job-report.settled" ? [fact.reporter.email] : []));
    assert.deepEqual(told.sort(), [first.by.email, second.by.email].sort());
    const frozen = factsOf(job.id).filter(({ kind }) => kind === "job.frozen");
    assert.deepEqual(frozen, [
      {
        kind: "job.frozen",
        jobId: job.id,
        jobTitle: job.jobTitle,
        companyId: firm.companyId,
        companyName: firm.name,
        reason: null,
      },
    ]);
    const again = await settle(second.id, "DISMISSED");
    assert.deepEqual([again.status, refusalIn(again).errorCode], [409, "CONFLICT"]);
    const trail = await app.db.query(
      "select from audit_entry where action = 'job-report.settled' and after->>'jobId' = $1",
      [job.id],
    );
    assert.equal(trail.length, 1);
    const late = await reported(job.id);
    assert.equal((await settle(late.id, "UPHELD")).status, 200, "a report that came too late is settled as well");
    assert.equal(factsOf(job.id).filter(({ kind }) => kind === "job.frozen").length, 1, "and freezes nothing more");
  });

  test("happens once, by the first admin", async () => {
    const job = await aJob(app.db);
    const [one, other] = [await reported(job.id), await reported(job.id)];
    const answers = await Promise.all([
      settle(one.id, "UPHELD"),
      settle(other.id, "UPHELD"),
      settle(one.id, "UPHELD"),
      settle(other.id, "UPHELD"),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    assert.equal(factsOf(job.id).filter(({ kind }) => kind === "job-report.settled").length, 2);
  });

  test("is refused for an unknown report", async () => {
    for (const id of [newId(), "nonsense"]) assert.equal((await settle(id, "UPHELD")).status, 404);
    const { id } = await reported((await aJob(app.db)).id);
    assert.equal((await settle(id, "OPEN")).status, 400);
  });

  test("survives writes of the job afterwards or meanwhile", async () => {
    const job = await aJob(app.db);
    const { id } = await reported(job.id);
    const write = () => app.db.transaction((tx) => saveJobs(tx, [{ ...job, jobTitle: "Written anew" }]));
    await Promise.all([settle(id, "UPHELD"), write(), write(), write()]);
    await write();
    const [row] = await app.db.query(
      `select j.bad_job, j.is_listed, j.card::json->>'badJob' as card, j.job_title,
         exists (select from job_search s where s.id = j.id) as searched from job j where id = $1`,
      [job.id],
    );
    assert.deepEqual(row, {
      bad_job: true,
      is_listed: false,
      card: "true",
      job_title: "Written anew",
      searched: false,
    });
  });
});

test("a deleted reporter's words are erased, and the report stays", async () => {
  const job = await aJob(app.db);
  const asha = await signedIn(app, { name: "Asha Rao" });
  await report(asha, job.id, { reason: "SCAM", details: "Asha was asked for money." });
  const exported = await asha.send("GET", `/api/user/${asha.email}/export`);
  assert.ok(exported.text.includes("Asha was asked for money."));
  await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  const found = (await all("OPEN")).find(({ jobId }) => jobId === job.id);
  assert.deepEqual([found?.reporter, found?.details, found?.reason], ["", null, "SCAM"]);
  assert.equal((await settle(found?.id ?? "", "UPHELD")).status, 200);
});
