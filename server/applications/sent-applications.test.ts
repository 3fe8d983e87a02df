// What people see and do about their applications: the list and its filters, withdrawing, external progress, and hidden
// rejections.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ApplicationStatus, WITHDRAW_REASONS } from "../../contract/applications/rules.ts";
import type { Application, ApplicationEvent } from "../../contract/applications/wire.ts";
import type { Person } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { anApplication } from "../../tests/support/applications.ts";
import { apply, aSeeker, checkApplied, record, SUITED, withdraw } from "../../tests/support/applying.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { newId } from "../platform/ids.ts";
import { tellRejections } from "./index.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

/** Lets hours pass; renews these people's tokens. */
async function pass(hours: number, ...people: Person[]): Promise<void> {
  ahead += hours * 3_600_000 + 1_000;
  for (const person of people) await person.renew();
}

type List = { data: Application[]; pagination: { lastKey: string | null }; counts: Record<string, number> };
const listOf = async (person: Person, query = ""): Promise<List> => {
  const answer = await person.send<List>("GET", `/api/job-application/${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const stepsOf = ({ timeline }: { timeline: ApplicationEvent[] }) => timeline.map(({ kind, status }) => status ?? kind);
const progress = (person: Person, id: string, body: object) =>
  person.send<Application>("PATCH", `/api/external-job-application/${id}`, body);
const factsOf = (applicationId: string) =>
  app.facts.flatMap((fact) => ("applicationId" in fact && fact.applicationId === applicationId ? [fact] : []));

describe("the list", async () => {
  const firm = await aCompany(app.db, { name: "Crème Brûlée Works" });
  const asha = await aSeeker(app);
  const titles = ["Baker", "Night Baker", "Driver", "100% Remote Driver"];
  const ids: string[] = [];
  for (const [at, jobTitle] of titles.entries()) {
    const job = await aJob(app.db, { companyId: firm.id, jobTitle, ...(at === 3 && { externalJobId: "list:3" }) });
    const appliedAt = new Date(Date.now() - 60_000 + at * 1_000);
    const kind = at === 3 ? "EXTERNAL" : "INTERNAL";
    ids.push(
      await anApplication(app.db, job.id, asha.accountId, {
        kind,
        appliedAt,
        ...(at === 1 && { status: "INTERVIEW" }),
      }),
    );
  }
  const stranger = await aSeeker(app);

  test("comes newest first, counted by status", async () => {
    const { data, counts, pagination } = await listOf(asha);
    assert.deepEqual(
      data.map(({ jobTitle }) => jobTitle),
      titles.toReversed(),
    );
    assert.deepEqual(counts, { APPLIED: 3, INTERVIEW: 1 });
    assert.equal(pagination.lastKey, null);
  });

  const FILTERS: [query: string, titles: string[]][] = [
    ["?status=INTERVIEW", ["Night Baker"]],
    ["?status=INTERVIEW,HIRED", ["Night Baker"]],
    ["?status=HIRED", []],
    ["?kind=EXTERNAL", ["100% Remote Driver"]],
    ["?kind=INTERNAL&status=APPLIED", ["Driver", "Baker"]],
    ["?searchText=baker", ["Night Baker", "Baker"]],
    ["?searchText=baker+night", ["Night Baker"]],
    ["?searchText=creme+driv", ["100% Remote Driver", "Driver"]],
    ["?searchText=100%25", ["100% Remote Driver"]],
    ["?searchText=_river", []],
    ["?searchText=%20", titles.toReversed()],
  ];
  for (const [query, found] of FILTERS)
    test(`${query} finds ${found.join(", ") || "nothing"}, and the counts stay`, async () => {
      const { data, counts } = await listOf(asha, query);
      assert.deepEqual(
        data.map(({ jobTitle }) => jobTitle),
        found,
      );
      assert.deepEqual(counts, { APPLIED: 3, INTERVIEW: 1 });
    });

  test("comes page by page, and a page's key is for its own query and person", async () => {
    const seen: string[] = [];
    let key: string | null = "";
    while (key !== null) {
      const page: List = await listOf(asha, `?pageSize=3${key && `&lastKey=${key}`}`);
      seen.push(...page.data.map(({ id }) => id));
      key = page.pagination.lastKey;
    }
    assert.deepEqual(seen, ids.toReversed());
    const { lastKey } = (await listOf(asha, "?pageSize=1")).pagination;
    for (const [who, query] of [
      [asha, "?kind=EXTERNAL&"],
      [stranger, "?"],
    ] as const)
      assert.equal((await who.send("GET", `/api/job-application/${query}lastKey=${lastKey}`)).status, 400);
  });

  test("contains only the caller's own", async () => {
    assert.deepEqual(await listOf(stranger), { data: [], pagination: { lastKey: null }, counts: {} });
    assert.equal((await app.get("/api/job-application/")).status, 401);
    assert.equal((await app.get("/api/job-application/job-ids")).status, 401);
  });

  test("shows each as the single read does, to its sender only", async () => {
    const [first] = (await listOf(asha)).data;
    const one = (who: Person, id = first?.id) => who.send<Application>("GET", `/api/job-application/${id}`);
    assert.deepEqual((await one(asha)).body, first);
    for (const answer of [await one(stranger), await one(asha, newId()), await one(asha, "mine")])
      assert.equal(answer.status, 404);
  });

  test("of job ids names the jobs applied to, newest first", async () => {
    const { body } = await asha.send<{ data: string[] }>("GET", "/api/job-application/job-ids");
    assert.deepEqual(
      body.data,
      (await listOf(asha)).data.map(({ jobId }) => jobId),
    );
  });

  for (const query of ["?status=LOST", "?kind=NONE", "?pageSize=0", "?lastKey=x", "?colour=red"])
    test(`${query} is refused`, async () =>
      assert.equal((await asha.send("GET", `/api/job-application/${query}`)).status, 400));
});

describe("a hidden rejection", async () => {
  const { admin: recruiter, companyId } = await aFirm(app);
  const rejected = async () => {
    const job = await aJob(app.db, { companyId, ...SUITED });
    const person = await aSeeker(app);
    const { id } = (await apply(person, job.id)).body;
    const move = (body: object) => recruiter.send("POST", "/api/corporate/applicants/move", body);
    const applicants = (from: ApplicationStatus) => [{ applicationId: id, from }];
    assert.equal((await move({ applicants: applicants("APPLIED"), to: "INTERVIEW" })).status, 200);
    const rejection = { reason: "SKILLS", mail: null, delayHours: 24 };
    assert.equal((await move({ applicants: applicants("INTERVIEW"), to: "REJECTED", rejection })).status, 200);
    return { person, id, jobId: job.id };
  };

  test("shows nowhere before its time: no status, step, date, count or filter", async () => {
    const { person, id, jobId } = await rejected();
    const seen = (await checkApplied(person, jobId)).body;
    assert.equal(seen.status, "INTERVIEW");
    assert.deepEqual(stepsOf(seen), ["APPLIED", "INTERVIEW"]);
    assert.equal(seen.updatedAt, seen.timeline.at(-1)?.at);
    assert.deepEqual((await listOf(person)).counts, { INTERVIEW: 1 });
    assert.equal((await listOf(person, "?status=REJECTED")).data.length, 0);
    assert.equal((await listOf(person, "?status=INTERVIEW")).data[0]?.id, id);
    const csv = (await person.send<{ csv: string }>("GET", "/api/job-application/export")).body.csv;
    assert.doesNotMatch(csv, /Not selected/);
  });

  test("shows from then on, dated by when it could be seen", async () => {
    const { person, jobId } = await rejected();
    await pass(24, person, recruiter);
    const seen = (await checkApplied(person, jobId)).body;
    assert.equal(seen.status, "REJECTED");
    assert.deepEqual(stepsOf(seen), ["APPLIED", "INTERVIEW", "REJECTED"]);
    const [, interview, end] = seen.timeline;
    assert.ok(Date.parse(end?.at ?? "") - Date.parse(interview?.at ?? "") >= 24 * 3_600_000);
    assert.deepEqual((await listOf(person)).counts, { REJECTED: 1 });
    assert.equal((await withdraw(person, seen.id)).status, 409);
  });

  test("never appears after the person has withdrawn", async () => {
    const { person, id, jobId } = await rejected();
    const answer = await withdraw(person, id);
    assert.equal(answer.status, 200, answer.text);
    await pass(48, person, recruiter);
    const seen = (await checkApplied(person, jobId)).body;
    assert.equal(seen.status, "WITHDRAWN");
    assert.deepEqual(stepsOf(seen), ["APPLIED", "INTERVIEW", "WITHDRAWN"]);
    await tellRejections(app.deps);
    assert.deepEqual(
      factsOf(id).map(({ kind }) => kind),
      ["application.submitted", "application.moved", "application.withdrawn"],
    );
    // The company may mention this fact to the person, who knows of no rejection.
    const told = factsOf(id).at(-1);
    assert.equal(told?.kind === "application.withdrawn" && told.from, "INTERVIEW");
  });
});

describe("withdrawing", async () => {
  const WAYS: [ApplicationStatus, number][] = [
    ["APPLIED", 200],
    ["SHORTLISTED", 200],
    ["INTERVIEW", 200],
    ["OFFERED", 200],
    ["HIRED", 409],
    ["REJECTED", 409],
    ["WITHDRAWN", 409],
  ];
  for (const [status, answered] of WAYS)
    test(`from ${status}: ${answered}`, async () => {
      const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
      const id = await anApplication(app.db, job.id, person.accountId, { status });
      const answer = await withdraw(person, id, { reason: "LOCATION", message: "Too far." });
      assert.equal(answer.status, answered, answer.text);
      const facts = factsOf(id);
      if (answered === 409) {
        assert.equal(refusalIn(answer).errorCode, "CONFLICT");
        assert.deepEqual(facts, []);
        return;
      }
      assert.equal(answer.body.status, "WITHDRAWN");
      const { by, reason, message } = answer.body.timeline.at(-1) as ApplicationEvent;
      assert.deepEqual({ by, reason, message }, { by: "CANDIDATE", reason: "LOCATION", message: "Too far." });
      const [fact] = facts;
      assert.ok(fact?.kind === "application.withdrawn" && facts.length === 1);
      assert.deepEqual([fact.from, fact.reason, fact.jobId], [status, "LOCATION", job.id]);
    });

  test("is for the sender only, with one of the reasons", async () => {
    const [person, stranger, job] = [await aSeeker(app), await aSeeker(app), await aJob(app.db, SUITED)];
    const { id } = (await apply(person, job.id)).body;
    for (const [who, which] of [
      [stranger, id],
      [person, newId()],
      [person, "mine"],
    ] as const)
      assert.equal((await withdraw(who, which)).status, 404);
    for (const body of [
      {},
      { reason: "BORED" },
      { reason: "PAY", message: "x".repeat(1_001) },
      { reason: "PAY", status: "HIRED" },
    ])
      assert.equal((await withdraw(person, id, body)).status, 400);
    assert.equal((await app.post(`/api/job-application/${id}/withdraw`, { reason: "PAY" })).status, 401);
    assert.equal((await checkApplied(person, job.id)).body.status, "APPLIED");
  });

  test("still prevents another application", async () => {
    const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
    await withdraw(person, (await apply(person, job.id)).body.id);
    assert.equal(refusalIn(await apply(person, job.id)).errorCode, "ALREADY_APPLIED");
  });

  for (const reason of WITHDRAW_REASONS)
    test(`may be because of ${reason}`, async () => {
      const [person, job] = [await aSeeker(app), await aJob(app.db, SUITED)];
      const answer = await withdraw(person, (await apply(person, job.id)).body.id, { reason, message: " " });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.timeline.at(-1)?.message, null);
    });
});

describe("an external application", async () => {
  const outside = () => aJob(app.db, { ...SUITED, externalJobId: `elsewhere:${newId()}` });

  test("progresses as its sender reports, in any order, and notifies no one else", async () => {
    const [person, job] = [await aSeeker(app), await outside()];
    const { id } = (await record(person, job.id)).body;
    for (const status of ["INTERVIEW", "REJECTED", "APPLIED", "HIRED"] as const) {
      const answer = await progress(person, id, { status });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.status, status);
    }
    const { body } = await progress(person, id, { status: "HIRED", message: "Starts in\u0000 May" });
    assert.deepEqual(stepsOf(body), ["APPLIED", "INTERVIEW", "REJECTED", "APPLIED", "HIRED", "HIRED"]);
    assert.equal(body.timeline.at(-1)?.message, "Starts in  May");
    for (const again of [{ status: "HIRED" }, { status: "HIRED", message: "Starts in  May" }])
      assert.equal(stepsOf((await progress(person, id, again)).body).length, 6);
    assert.deepEqual(factsOf(id), []);
  });

  test("may be withdrawn, and no company is notified", async () => {
    const [person, job] = [await aSeeker(app), await outside()];
    const { id } = (await record(person, job.id)).body;
    assert.equal((await withdraw(person, id)).body.status, "WITHDRAWN");
    assert.deepEqual(factsOf(id), []);
  });

  test("recorded by mistake is erased, and may be recorded again", async () => {
    const [person, job] = [await aSeeker(app), await outside()];
    const { id } = (await record(person, job.id)).body;
    const remove = () => person.send("DELETE", `/api/external-job-application/${id}`);
    assert.equal((await remove()).status, 200);
    assert.equal((await remove()).status, 404);
    assert.equal((await checkApplied(person, job.id, "external-job-application")).status, 404);
    assert.equal((await record(person, job.id)).status, 201);
  });

  test("is changed and erased by its sender only; an internal one is not", async () => {
    const [person, stranger, far, near] = [
      await aSeeker(app),
      await aSeeker(app),
      await outside(),
      await aJob(app.db, SUITED),
    ];
    const elsewhere = (await record(person, far.id)).body.id;
    const here = (await apply(person, near.id)).body.id;
    const NOT: [Person, string][] = [
      [stranger, elsewhere],
      [person, here],
      [person, newId()],
      [person, "mine"],
    ];
    for (const [who, id] of NOT) {
      assert.equal((await progress(who, id, { status: "HIRED" })).status, 404);
      assert.equal((await who.send("DELETE", `/api/external-job-application/${id}`)).status, 404);
    }
    assert.equal((await progress(person, elsewhere, { status: "LOST" })).status, 400);
    assert.deepEqual((await listOf(person)).counts, { APPLIED: 2 });
  });
});

test("the export is a CSV of all of them in which nothing is a formula", async () => {
  const person = await aSeeker(app);
  const { id: companyId } = await aCompany(app.db, { name: '@SUM(1) "and" Sons, Ltd' });
  const here = await aJob(app.db, { ...SUITED, companyId, jobTitle: '=HYPERLINK("x")' });
  const there = await aJob(app.db, {
    companyId,
    jobTitle: "Tester",
    externalJobId: "csv:1",
    jobUrl: "https://work.example/7",
  });
  await apply(person, here.id);
  await record(person, there.id);
  const answer: Answer<{ fileName: string; csv: string }> = await person.send("GET", "/api/job-application/export");
  assert.equal(answer.status, 200, answer.text);
  assert.match(answer.body.fileName, /^vouchboard-applications-\d{4}-\d\d-\d\d\.csv$/);
  const [heads, first, second, end] = answer.body.csv.split("\r\n");
  assert.match(heads ?? "", /^\ufeff"Job","Company",/);
  assert.match(
    first ?? "",
    /^"Tester","'@SUM\(1\) ""and"" Sons, Ltd","","On the employer's site","\d{4}-\d\d-\d\d","Applied"/,
  );
  assert.ok(first?.includes('"https://work.example/7"'));
  assert.match(second ?? "", /^"'=HYPERLINK\(""x""\)",.*"Through Vouchboard".*"cv\.pdf"/);
  assert.equal(end, "");
});
