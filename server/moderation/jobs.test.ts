// Jobs for platform admins over HTTP: the queue, search over all states, acts on several, corrections and appeals.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AdminJob, AdminJobDetail, JobFreeze } from "../../contract/moderation/jobs-wire.ts";
import { signedIn } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { aJob, someJobs } from "../../tests/support/builders.ts";
import { aColleague, aFirm } from "../../tests/support/firms.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { jobRounds, saveJobs } from "../jobs/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { newId } from "../platform/ids.ts";

const app = await startApp();
const [admin, other] = [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })];

type List = { data: AdminJob[]; pagination: { lastKey: string | null } };
const list = async (query: Record<string, string> = {}): Promise<List> => {
  const { status, body, text } = await admin.send<List>("GET", `/api/admin/jobs?${new URLSearchParams(query)}`);
  assert.equal(status, 200, text);
  return body;
};
const ids = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);
const job = async (id: string) => (await admin.send<AdminJobDetail>("GET", `/api/admin/jobs/${id}`)).body;
type Done = { done: string[]; skipped: string[] };
const act = (name: string, jobIds: string[], reason?: string, by = admin): Promise<Answer<Done>> =>
  by.send<Done>("POST", "/api/admin/jobs/acts", { act: name, jobIds, ...(reason !== undefined && { reason }) });
const acts = async (id: string) => (await job(id)).history.map(({ action }) => action);
const facts = (id: string) => app.facts.filter((fact) => "jobId" in fact && fact.jobId === id);
const SCAM = "<p>Send your CV on WhatsApp, and pay the registration fee of Rs 500.</p>";
const DULL = "<p>Mail us at desk.hr@gmail.com or call 98765 43210.</p>";

describe("the queue", () => {
  test("has likely scams first, each with the words that hit, then what people reported", async () => {
    const [dull, scam, fine] = await someJobs(app.db, [{ description: DULL }, { description: SCAM }, {}]);
    await (await signedIn(app)).send("POST", `/api/job/${fine!.id}/report`, { reason: "SCAM", details: "It is one." });
    const { data } = await list();
    assert.deepEqual(
      data.map(({ id, hits, openReports }) => [id, hits.map(({ rule, words }) => `${rule}: ${words}`), openReports]),
      [
        [scam!.id, ["ASKS_FOR_MONEY: registration fee", "CHAT_APP: Send your CV on WhatsApp"], 0],
        [
          dull!.id,
          ["PHONE_IN_TEXT: 98765 43210", "FREE_MAIL: desk.hr@gmail.com", "MAIL_IN_TEXT: desk.hr@gmail.com"],
          0,
        ],
        [fine!.id, [], 1],
      ],
    );
    assert.deepEqual(
      (await job(fine!.id)).reports.map(({ reason, details }) => [reason, details]),
      [["SCAM", "It is one."]],
    );
    const [first, second] = [await list({ pageSize: "2" }), null];
    const rest = await list({ pageSize: "2", lastKey: first.pagination.lastKey ?? "" });
    assert.deepEqual(
      [...first.data, ...rest.data].map(({ id }) => id),
      [scam!.id, dull!.id, fine!.id],
      String(second),
    );
  });

  test("loses a job that is cleared, until another rule hits or it is reported again", async () => {
    const cleared = await aJob(app.db, { description: DULL });
    const isWaiting = async () => (await ids({})).includes(cleared.id);
    const reporter = await signedIn(app);
    await reporter.send("POST", `/api/job/${cleared.id}/report`, { reason: "SCAM" });
    assert.deepEqual((await act("CLEAR", [cleared.id])).body, { done: [cleared.id], skipped: [] });
    assert.deepEqual([await isWaiting(), (await job(cleared.id)).openReports], [false, 0]);
    assert.equal(facts(cleared.id).filter(({ kind }) => kind === "job-report.settled").length, 1);
    assert.equal((await act("CLEAR", [cleared.id], "", other)).status, 409);
    await app.db.transaction((tx) => saveJobs(tx, [cleared]));
    assert.equal(await isWaiting(), false, "the same rules hit");
    await reporter.send("POST", `/api/job/${cleared.id}/report`, { reason: "SCAM" });
    assert.equal(await isWaiting(), true, "a new report");
    await act("CLEAR", [cleared.id]);
    await app.db.transaction((tx) => saveJobs(tx, [{ ...cleared, description: SCAM }]));
    assert.equal(await isWaiting(), true, "other rules");
    await app.db.transaction((tx) => saveJobs(tx, [cleared, { ...cleared, id: newId(), description: "Fine." }]));
    assert.equal((await job(cleared.id)).hits.length, 3);
    await app.db.transaction((tx) => saveJobs(tx, [{ ...cleared, description: "Fine." }]));
    assert.deepEqual([await isWaiting(), (await job(cleared.id)).hits], [false, []]);
  });

  test("follows a job off the board", async () => {
    const ended = await aJob(app.db, { description: SCAM });
    assert.ok((await ids({})).includes(ended.id));
    assert.equal((await act("EXPIRE", [ended.id], "It is over.")).status, 200);
    assert.ok(!(await ids({})).includes(ended.id));
    assert.deepEqual([await ids({ list: "EXPIRED" }), (await job(ended.id)).status], [[ended.id], "EXPIRED"]);
    assert.equal((await act("EXPIRE", [ended.id], "Again.")).status, 409);
  });

  test("gets jobs that were there before the rules, in the background", async () => {
    const old = await someJobs(app.db, [{ description: SCAM }, {}]);
    await app.db.query("delete from job_review where job_id = $1", [old[0]!.id]);
    assert.deepEqual((await job(old[0]!.id)).hits, []);
    await app.db.query("delete from job_screening");
    assert.ok((await jobRounds.screenJobs(app.deps)) >= 2);
    assert.deepEqual(
      (await job(old[0]!.id)).hits.map(({ rule }) => rule),
      ["ASKS_FOR_MONEY", "CHAT_APP"],
    );
    assert.equal(await jobRounds.screenJobs(app.deps), 0);
  });
});

describe("the search", () => {
  test("finds jobs of every state by words of title or company, and by id", async () => {
    const firm = await aFirm(app);
    const words = { companyId: firm.companyId, jobTitle: "Zeppelin Steward" };
    const [open, closed, frozen, draft] = await someJobs(app.db, [
      words,
      { ...words, status: "CLOSED" },
      { ...words, badJob: true },
      { ...words, status: "DRAFT" },
    ]);
    const of = (list: string, query = "zeppelin") => ids({ list, query });
    assert.deepEqual(await of("LISTED", "The Steward of a Zeppelin"), [open!.id], "stop words ask for nothing");
    assert.deepEqual(await of("LISTED", "of the"), []);
    assert.deepEqual(
      await of("ALL"),
      [frozen, closed, open]
        .map((one) => one!.id)
        .sort()
        .reverse(),
    );
    assert.deepEqual(
      await of("ALL", firm.name),
      [frozen, closed, open]
        .map((one) => one!.id)
        .sort()
        .reverse(),
    );
    assert.deepEqual(
      [await of("LISTED"), await of("CLOSED"), await of("FROZEN")],
      [[open!.id], [closed!.id], [frozen!.id]],
    );
    assert.deepEqual(
      [await of("ALL", closed!.id), await of("ALL", draft!.id), await of("ALL", "%")],
      [[closed!.id], [], []],
    );
    assert.deepEqual([await of("WAITING"), await of("APPEALS"), await of("EXPIRED")], [[], [], []]);
    const [, , last] = await of("ALL");
    const first = await list({ list: "ALL", query: "zeppelin", pageSize: "2" });
    const next = { list: "ALL", query: "zeppelin", pageSize: "2", lastKey: first.pagination.lastKey ?? "" };
    assert.deepEqual(await ids(next), [last]);
    assert.equal((await admin.send("GET", `/api/admin/jobs?lastKey=${next.lastKey}`)).status, 400);
    assert.equal((await admin.send("GET", `/api/admin/jobs/${draft!.id}`)).status, 404);
  });
});

describe("acts on jobs", () => {
  test("freeze and thaw several with a reason, tell the company, and are on record", async () => {
    const firm = await aFirm(app);
    const reporter = await signedIn(app);
    const [one, two] = await someJobs(app.db, [{ companyId: firm.companyId }, { companyId: firm.companyId }]);
    await reporter.send("POST", `/api/job/${one!.id}/report`, { reason: "SCAM" });
    const unknown = newId();
    const both = [one!.id, two!.id];
    const frozen = await act("FREEZE", [...both, unknown], " Asks for money.\0 ");
    assert.deepEqual([frozen.status, frozen.body], [200, { done: both.sort(), skipped: [unknown] }], frozen.text);
    assert.deepEqual(
      facts(one!.id).map(({ kind }) => kind),
      ["job.reported", "job.frozen", "job-report.settled"],
    );
    assert.deepEqual(
      facts(two!.id).map((fact) => fact.kind === "job.frozen" && [fact.companyId, fact.reason]),
      [[firm.companyId, "Asks for money."]],
    );
    assert.equal((await app.get(`/api/job/${one!.id}`)).status, 410);
    assert.deepEqual(await ids({ list: "FROZEN", query: one!.id }), [one!.id]);
    const mixed = await act("THAW", [one!.id, unknown], "It was a mistake.");
    assert.deepEqual(mixed.body, { done: [one!.id], skipped: [unknown] });
    assert.equal((await app.get(`/api/job/${one!.id}`)).status, 200);
    assert.equal(facts(one!.id).at(-1)?.kind, "job.thawed");
    assert.deepEqual(await acts(one!.id), ["job.thawed", "job.frozen"]);
    const [freeze] = (await job(one!.id)).freezes;
    assert.deepEqual([freeze?.reason, freeze?.thawReason], ["Asks for money.", "It was a mistake."]);
    const [open] = await app.db.query("select open_jobs as n from company where id = $1", [firm.companyId]);
    assert.deepEqual(open, { n: 1 });
  });

  test("two admins at once: one wins, the other is told", async () => {
    const { id } = await aJob(app.db);
    const answers = await Promise.all([admin, other, admin, other].map((by) => act("FREEZE", [id], "A scam.", by)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const told = refusalIn(answers.find(({ status }) => status === 409)!);
    assert.match(told.errorMsg, /another admin was first/);
    assert.deepEqual(await acts(id), ["job.frozen"]);
    assert.equal(facts(id).length, 1);
  });

  test("a thawed job of a suspended company comes back with the company, a frozen one does not", async () => {
    const firm = await aFirm(app);
    const [thawed, frozen] = await someJobs(app.db, [{ companyId: firm.companyId }, { companyId: firm.companyId }]);
    await act("FREEZE", [thawed!.id], "A scam.");
    await admin.send("POST", `/api/admin/companies/${firm.companyId}/suspend`, { reason: "Scams" });
    assert.equal((await act("THAW", [frozen!.id], "Only suspended.")).status, 409);
    assert.equal((await act("FREEZE", [frozen!.id], "A scam as well.")).status, 200);
    assert.equal((await act("THAW", [thawed!.id], "No scam.")).status, 200);
    assert.equal((await app.get(`/api/job/${thawed!.id}`)).status, 410);
    await admin.send("POST", `/api/admin/companies/${firm.companyId}/lift`, {});
    const states = await Promise.all(
      [thawed!, frozen!].map(async ({ id }) => (await app.get(`/api/job/${id}`)).status),
    );
    assert.deepEqual(states, [200, 410]);
  });

  const REFUSED: [string, object, string][] = [
    ["no reason", { act: "FREEZE", jobIds: [newId()] }, "reason"],
    ["no job", { act: "CLEAR", jobIds: [] }, "jobIds"],
    ["too many jobs", { act: "CLEAR", jobIds: Array.from({ length: 101 }, () => newId()) }, "jobIds"],
    ["another act", { act: "DELETE", jobIds: [newId()], reason: "x" }, "act"],
  ];
  for (const [name, body, field] of REFUSED)
    test(`refuse ${name}`, async () => {
      const answer = await admin.send("POST", "/api/admin/jobs/acts", body);
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, field], answer.text);
    });
});

test("an end by an admin survives whatever an import writes at the same time or later", async () => {
  const jobs = await someJobs(
    app.db,
    Array.from({ length: 6 }, () => ({ externalJobId: `x:${newId()}` })),
  );
  await Promise.all(
    jobs.flatMap((one) => [
      act("EXPIRE", [one.id], "Their site says it is filled."),
      app.db.transaction((tx) => saveJobs(tx, [{ ...one, softSkills: ["Patience"] }])),
    ]),
  );
  await app.db.transaction((tx) => saveJobs(tx, jobs));
  for (const { id } of jobs) assert.equal((await job(id)).status, "EXPIRED");
});

describe("a correction", () => {
  const correct = (id: string, fields: object, by = admin) =>
    by.send<AdminJobDetail>("PUT", `/api/admin/jobs/${id}/correction`, fields);

  test("survives whatever an import writes, is in the search, and is taken back to what was read last", async () => {
    const read = await aJob(app.db, {
      externalJobId: `x:${newId()}`,
      jobTitle: "Corrected Clerk",
      coreSkills: ["Java"],
      locations: ["Pune"],
      pay: { min: 100, max: 200, currency: "USD", period: "HOUR" },
    });
    const pay = { min: 600_000, max: 900_000, currency: "INR", period: "YEAR" };
    const fields = {
      coreSkills: ["Kotlin"],
      locations: ["Chennai"],
      pay,
      experience: { min: 2, max: 9999 },
      workMode: "HYBRID",
    };
    const answer = await correct(read.id, fields);
    assert.deepEqual([answer.status, answer.body.corrected.length], [200, 5], answer.text);
    assert.deepEqual({ ...answer.body.reading, softSkills: undefined }, { ...fields, softSkills: undefined });
    // What the next import or a replay of stored rows writes.
    const again = { ...read, coreSkills: ["Java", "SQL"], description: "<p>Another text.</p>" };
    await app.db.transaction((tx) => saveJobs(tx, [again]));
    const found = async (search: string) =>
      (await app.get<{ data: { id: string }[] }>(`/api/job/?${search}`)).body.data.map(({ id }) => id);
    assert.deepEqual((await job(read.id)).reading, answer.body.reading);
    assert.deepEqual(await found("location=Chennai&searchText=corrected"), [read.id]);
    const page = (
      await app.get<{ coreSkills: string[]; salaryRange: object; jobDescription: string }>(`/api/job/${read.id}`)
    ).body;
    assert.deepEqual(
      [page.coreSkills, page.salaryRange],
      [["Kotlin"], { min: 6, max: 9, currency: "INR", period: "YEAR" }],
    );
    assert.match(page.jobDescription, /Another text/);
    assert.deepEqual((await correct(read.id, { workMode: "WFH" })).body.corrected, ["workMode"]);
    assert.deepEqual(
      (await job(read.id)).reading.coreSkills,
      ["Java", "SQL"],
      "a field that is left out is as it is read",
    );
    const back = await admin.send<AdminJobDetail>("DELETE", `/api/admin/jobs/${read.id}/correction`);
    assert.deepEqual(
      [back.body.corrected, back.body.reading.coreSkills, back.body.reading.workMode],
      [[], ["Java", "SQL"], null],
    );
    assert.deepEqual(await found("location=Pune&searchText=corrected"), [read.id]);
    assert.equal((await admin.send("DELETE", `/api/admin/jobs/${read.id}/correction`)).status, 409);
    const [taken, , first] = (await job(read.id)).history;
    assert.deepEqual([taken?.action, first?.action], ["job.correction-taken-back", "job.corrected"]);
    assert.deepEqual(
      [first?.before?.coreSkills, first?.after?.coreSkills, first?.after?.pay],
      [["Java"], ["Kotlin"], "600000 900000 INR YEAR"],
    );
  });

  test("and an import at the same time: the correction holds", async () => {
    const jobs = await someJobs(
      app.db,
      Array.from({ length: 8 }, () => ({ externalJobId: `x:${newId()}`, coreSkills: ["Java"] })),
    );
    await Promise.all(
      jobs.flatMap((one) => [
        correct(one.id, { coreSkills: ["Kotlin"] }),
        app.db.transaction((tx) => saveJobs(tx, [{ ...one, softSkills: ["Patience"] }])),
      ]),
    );
    for (const { id } of jobs) {
      const { reading } = await job(id);
      assert.deepEqual(reading.coreSkills, ["Kotlin"]);
    }
  });

  test("is refused for a company's own job, for nothing, and for what is no reading", async () => {
    const [own, outside] = await someJobs(app.db, [{}, { externalJobId: `x:${newId()}` }]);
    assert.equal((await correct(own!.id, { workMode: "WFH" })).status, 409);
    const pay = { min: 2, max: 1, currency: "INR", period: "YEAR" };
    for (const [fields, field] of [
      [{}, undefined],
      [{ pay }, "pay"],
      [{ workMode: "SOMETIMES" }, "workMode"],
      [{ jobTitle: "Boss" }, "jobTitle"],
    ] as const) {
      const answer = await correct(outside!.id, fields);
      assert.equal(answer.status, 400, answer.text);
      if (field) assert.equal(refusalIn(answer).field, field);
    }
  });
});

describe("an appeal", () => {
  const appeal = (by: typeof admin, id: string, text = "We are a real bakery.") =>
    by.send<JobFreeze>("POST", `/api/corporate/jobs/${id}/appeal`, { text });
  const answerTo = (id: string, freezeId: string, decision: string, by = admin) =>
    by.send<AdminJobDetail>("POST", `/api/admin/jobs/${id}/appeal`, { freezeId, decision, answer: "We looked again." });

  test("is made once for each freeze, seen by admins, and upheld or granted with words", async () => {
    const firm = await aFirm(app);
    const { id } = await aJob(app.db, { companyId: firm.companyId });
    assert.equal((await appeal(firm.admin, id)).status, 409, "it is not frozen");
    await act("FREEZE", [id], "A scam.");
    const seen = async () =>
      (await firm.admin.send<{ freeze: JobFreeze | null }>("GET", `/api/corporate/jobs/${id}/freeze`)).body.freeze;
    assert.deepEqual([(await seen())?.reason, (await seen())?.appealedAt], ["A scam.", null]);
    const answers = await Promise.all([appeal(firm.admin, id), appeal(firm.admin, id)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
    const [waiting] = (await list({ list: "APPEALS", query: firm.name })).data;
    assert.deepEqual([waiting?.id, waiting?.freeze?.appeal], [id, "We are a real bakery."]);
    const freezeId = waiting?.freeze?.id ?? "";
    assert.equal(facts(id).at(-1)?.kind, "job.appealed");
    const decided = await Promise.all([answerTo(id, freezeId, "UPHELD"), answerTo(id, freezeId, "THAWED", other)]);
    assert.deepEqual(decided.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(facts(id).filter(({ kind }) => kind === "job.appeal-answered").length, 1);
    assert.deepEqual(await ids({ list: "APPEALS", query: firm.name }), []);
    if (await seen()) await act("THAW", [id], "By phone.");
    await act("FREEZE", [id], "Again a scam.");
    const second = await appeal(firm.admin, id, "Please look again.");
    assert.equal(second.status, 201, "another freeze may be appealed");
    assert.equal((await answerTo(id, second.body.id, "THAWED")).body.isFrozen, false);
    assert.equal((await app.get(`/api/job/${id}`)).status, 200);
    const answered = facts(id).at(-1);
    assert.deepEqual(answered?.kind === "job.appeal-answered" && [answered.decision, answered.answer], [
      "THAWED",
      "We looked again.",
    ]);
    assert.equal(await seen(), null);
    assert.equal((await acts(id))[0], "job.appeal-answered");
  });

  test("upheld leaves the job frozen, and cannot be made again", async () => {
    const firm = await aFirm(app);
    const { id } = await aJob(app.db, { companyId: firm.companyId });
    await act("FREEZE", [id], "A scam.");
    const { body } = await appeal(firm.admin, id);
    assert.equal((await answerTo(id, body.id, "UPHELD")).body.freeze?.answer, "We looked again.");
    assert.deepEqual([(await appeal(firm.admin, id)).status, (await app.get(`/api/job/${id}`)).status], [409, 410]);
  });

  test("is the company's alone, and outlives the person who wrote it", async () => {
    const [firm, rival] = [await aFirm(app), await aFirm(app)];
    const recruiter = await aColleague(app, firm.companyId, "corporate-recruiter");
    const { id } = await aJob(app.db, { companyId: firm.companyId });
    await act("FREEZE", [id], "A scam.");
    assert.deepEqual(
      [
        (await appeal(rival.admin, id)).status,
        (await appeal(await signedIn(app), id)).status,
        (await appeal(recruiter, id, " ")).status,
      ],
      [404, 403, 400],
    );
    await appeal(recruiter, id);
    const exported = await recruiter.send<{ jobAppeals: { appeal: string }[] }>(
      "GET",
      `/api/user/${recruiter.email}/export`,
    );
    assert.deepEqual(
      exported.body.jobAppeals.map(({ appeal: text }) => text),
      ["We are a real bakery."],
    );
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [recruiter.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    const [row] = await app.db.query(
      "select appealed_by as by, appeal is not null as stays from job_freeze where job_id = $1",
      [id],
    );
    assert.deepEqual(row?.stays, true);
  });
});
