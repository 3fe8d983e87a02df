// What a company sees of its jobs and applicants, and that no other company sees them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { HttpMethod } from "../../../contract/api.ts";
import type {
  Applicant,
  ApplicantDetails,
  ApplicantNote,
  CompanyJob,
} from "../../../contract/applications/applicants-wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { anApplicant } from "../../../tests/support/applications.ts";
import { aJob, someJobs } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";

const app = await startApp();

type JobPage = { companyName: string; data: CompanyJob[]; pagination: { lastKey: string | null } };
type ApplicantPage = { job: CompanyJob; data: Applicant[]; pagination: { lastKey: string | null } };

const nobody = "00000000-0000-7000-8000-000000000000";

describe("access to applicants", async () => {
  const firm = await aFirm(app, "corporate-recruiter");
  const other = await aFirm(app);
  const candidate = await signedIn(app);
  const admin = await signedIn(app, { groups: ["admin"] });
  const job = await aJob(app.db, { companyId: firm.companyId });
  const { applicationId } = await anApplicant(app, job.id);
  const calls: [HttpMethod, string, unknown?][] = [
    ["GET", `/api/corporate/jobs/${job.id}/applicants`],
    ["GET", `/api/corporate/applicants/${applicationId}`],
    ["POST", `/api/corporate/applicants/${applicationId}/cv`],
    ["POST", `/api/corporate/applicants/${applicationId}/notes`, { text: "A note" }],
    ["DELETE", `/api/corporate/applicants/${applicationId}/notes/${nobody}`],
  ];
  for (const [method, path, body] of [...calls, ["GET", "/api/corporate/jobs"] as const])
    test(`${method} ${path.replaceAll(/[\w-]{36}/g, ":id")}: 401 without a token and 403 for a candidate`, async () => {
      assert.equal((await app.app.fastify.inject({ method, url: path })).statusCode, 401);
      assert.equal((await candidate.send(method, path, body)).status, 403);
      assert.equal((await admin.send(method, path, body)).status, 403);
    });
  for (const [method, path, body] of calls)
    test(`${method} ${path.replaceAll(/[\w-]{36}/g, ":id")}: 404 for another company`, async () => {
      const answer = await other.admin.send(method, path, body);
      assert.equal(answer.status, 404, answer.text);
      assert.equal((await firm.admin.send(method, path.replace(/[\w-]{36}/, nobody), body)).status, 404);
      assert.equal((await firm.admin.send(method, path.replace(/[\w-]{36}/, "no-id"), body)).status, 404);
    });

  test("a person removed from the company sees nothing more, whatever their token says", async () => {
    const { admin: recruiter } = await aFirm(app, "corporate-recruiter");
    assert.equal((await recruiter.send("GET", "/api/corporate/jobs")).status, 200);
    await app.db.query("delete from company_member where account_id = $1", [recruiter.accountId]);
    assert.equal((await recruiter.send("GET", "/api/corporate/jobs")).status, 403);
  });
});

describe("a company's jobs", async () => {
  const { admin, companyId, name } = await aFirm(app);
  const jobs = await someJobs(app.db, [
    { companyId, jobTitle: "Baker", createdAt: new Date(Date.now() - 5_000), locations: ["Pune, India"] },
    { companyId, jobTitle: "Night 100% Baker", createdAt: new Date(Date.now() - 4_000), status: "CLOSED" },
    {
      companyId,
      jobTitle: "Driver",
      createdAt: new Date(Date.now() - 3_000),
      externalJobId: "outside-1",
      jobUrl: "https://out.example/1",
    },
  ]);
  const [baker, night] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];
  await anApplicant(app, baker.id, { status: "APPLIED" });
  await anApplicant(app, baker.id, { status: "REJECTED" });
  await anApplicant(app, baker.id, { status: "REJECTED" });
  await anApplicant(app, jobs[2]!.id, { kind: "EXTERNAL", score: -1 });
  const list = async (query = "") => (await admin.send<JobPage>("GET", `/api/corporate/jobs${query}`)).body;

  test("come newest first, those posted here before imported ones, with their counts", async () => {
    const { companyName, data } = await list();
    assert.equal(companyName, name);
    assert.deepEqual(
      data.map(({ jobTitle, applicants, isExternal, status }) => [jobTitle, applicants, isExternal, status]),
      [
        ["Night 100% Baker", 0, false, "CLOSED"],
        ["Baker", 3, false, "PUBLISHED"],
        ["Driver", 0, true, "PUBLISHED"],
      ],
    );
    assert.deepEqual(data[1]?.counts, { APPLIED: 1, REJECTED: 2 });
    assert.equal(data[1]?.city, "Pune");
    assert.deepEqual(
      data.map(({ jobUrl }) => jobUrl),
      [null, null, "https://out.example/1"],
    );
  });

  for (const [query, titles] of [
    ["?status=CLOSED", ["Night 100% Baker"]],
    ["?status=CLOSED,PUBLISHED&searchText=baker", ["Night 100% Baker", "Baker"]],
    ["?searchText=100%25", ["Night 100% Baker"]],
    ["?searchText=_river", []],
  ] as const)
    test(`${query} finds ${titles.join(", ") || "nothing"}`, async () =>
      assert.deepEqual(
        (await list(query)).data.map(({ jobTitle }) => jobTitle),
        titles,
      ));

  test("come page by page", async () => {
    const titles: string[] = [];
    let lastKey: string | null = "";
    do {
      const page: JobPage = await list(`?pageSize=1&lastKey=${lastKey}`);
      titles.push(...page.data.map(({ jobTitle }) => jobTitle));
      lastKey = page.pagination.lastKey;
    } while (lastKey !== null);
    assert.deepEqual(titles, ["Night 100% Baker", "Baker", "Driver"]);
    const first = await list("?pageSize=2");
    const strange = await admin.send("GET", `/api/corporate/jobs?status=CLOSED&lastKey=${first.pagination.lastKey}`);
    assert.equal(strange.status, 400);
    const { admin: other } = await aFirm(app);
    assert.equal((await other.send("GET", `/api/corporate/jobs?lastKey=${first.pagination.lastKey}`)).status, 400);
  });

  test("a closed job keeps its applicants", async () => {
    await anApplicant(app, night.id);
    const { body } = await admin.send<ApplicantPage>("GET", `/api/corporate/jobs/${night.id}/applicants`);
    assert.equal(body.data.length, 1);
  });
});

describe("a job's applicants", async () => {
  const { admin, companyId } = await aFirm(app);
  const job = await aJob(app.db, { companyId });
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const applicants = [
    await anApplicant(app, job.id, { name: "Asha Rao", score: 40, appliedAt: day(1) }),
    await anApplicant(app, job.id, { name: "Bilal Khan", score: 83, appliedAt: day(2), status: "SHORTLISTED" }),
    await anApplicant(app, job.id, { name: "Chitra Rao", score: 40, appliedAt: day(3), status: "WITHDRAWN" }),
    await anApplicant(app, job.id, { name: "Dev 50% Sen", score: 7, appliedAt: day(4), status: "SHORTLISTED" }),
  ];
  await anApplicant(app, (await aJob(app.db, { companyId })).id, { name: "Elsewhere Rao" });
  const list = async (query = "") =>
    (await admin.send<ApplicantPage>("GET", `/api/corporate/jobs/${job.id}/applicants${query}`)).body;
  const names = (page: ApplicantPage) => page.data.map(({ name }) => name.slice(0, 1)).join("");

  for (const [query, found] of [
    ["", "BCAD"],
    ["?sortOrder=newest", "DCBA"],
    ["?status=SHORTLISTED", "BD"],
    ["?status=SHORTLISTED,APPLIED", "BAD"],
    ["?status=SHORTLISTED,WITHDRAWN&sortOrder=newest", "DCB"],
    ["?searchText=rao", "CA"],
    ["?searchText=rao&status=APPLIED", "A"],
    ["?searchText=rao&sortOrder=newest", "CA"],
    ["?searchText=50%25", "D"],
    ["?searchText=%25", "D"],
    ["?status=HIRED", ""],
  ] as const) {
    test(`${query || "as they are"}: ${found}`, async () => assert.equal(names(await list(query)), found));
    test(`${query || "as they are"}, page by page`, async () => {
      let [all, lastKey]: [string, string | null] = ["", ""];
      for (; lastKey !== null; ) {
        const page: ApplicantPage = await list(`${query || "?"}&pageSize=1${lastKey && `&lastKey=${lastKey}`}`);
        all += names(page);
        ({ lastKey } = page.pagination);
      }
      assert.equal(all, found);
    });
  }

  test("refuses unknown values and another query's cursor", async () => {
    const path = `/api/corporate/jobs/${job.id}/applicants`;
    for (const query of ["?status=GONE", "?sortOrder=name", "?page=2", "?pageSize=101", "?lastKey=x.y"])
      assert.equal((await admin.send("GET", path + query)).status, 400, query);
    const { lastKey } = (await list("?pageSize=1")).pagination;
    assert.equal((await admin.send("GET", `${path}?pageSize=1&status=APPLIED&lastKey=${lastKey}`)).status, 400);
  });

  test("carries the job and its counts", async () => {
    const { job: shown } = await list("?status=HIRED");
    assert.equal(shown.id, job.id);
    assert.equal(shown.applicants, 4);
    assert.deepEqual(shown.counts, { APPLIED: 1, SHORTLISTED: 2, WITHDRAWN: 1 });
  });

  test("a row shows the state of the day they applied", async () => {
    const match = {
      scoreDetails: { coreSkills: 50, experience: 90, roleAndResponsibilities: 31.5, softSkills: 0 },
      matched: { coreSkills: ["Java"], softSkills: ["Tact"] },
      missing: { coreSkills: ["Go"], softSkills: [] },
    };
    const person = await anApplicant(app, job.id, {
      name: "Zoya Ali",
      score: 61,
      match,
      profile: { designation: "Baker", YOE: 2.5, location: "Pune" },
    });
    await app.db.query("update candidate_profile set designation = 'Driver', yoe = 9 where account_id = $1", [
      person.accountId,
    ]);
    const row = (await list("?searchText=zoya")).data[0];
    assert.ok(row);
    const { applicationId, appliedAt, updatedAt, ...same } = row;
    assert.equal(applicationId, person.applicationId);
    assert.equal(appliedAt, updatedAt);
    assert.deepEqual(same, {
      jobId: job.id,
      name: "Zoya Ali",
      designation: "Baker",
      location: "Pune",
      YOE: 2.5,
      status: "APPLIED",
      matchingScore: 61,
      scoreDetails: match.scoreDetails,
      matchedSkills: ["Java", "Tact"],
      missingSkills: ["Go"],
      rejectionTellsAt: null,
      notes: 0,
      isCvOpened: false,
      isShared: false,
      isRuledOut: false,
    });
    const details = (await admin.send<ApplicantDetails>("GET", `/api/corporate/applicants/${applicationId}`)).body;
    assert.deepEqual(
      [details.jobTitle, details.email, details.phone_number, details.cvFileName, details.timeline.length],
      [job.jobTitle, person.email, null, "cv.pdf", 1],
    );
    assert.deepEqual([details.timeline[0]?.byName, details.noteList], ["Zoya Ali", []]);
  });

  test("external applications are shown to no company", async () => {
    const outside = await aJob(app.db, { companyId, externalJobId: "outside-2" });
    const person = await anApplicant(app, outside.id, { kind: "EXTERNAL", score: -1 });
    const page = await admin.send<ApplicantPage>("GET", `/api/corporate/jobs/${outside.id}/applicants`);
    assert.deepEqual([page.body.data, page.body.job.applicants], [[], 0]);
    assert.equal((await admin.send("GET", `/api/corporate/applicants/${person.applicationId}`)).status, 404);
  });

  test("the CV opens for a minute, and the applicant sees the event", async () => {
    const person = applicants[0]!;
    const path = `/api/corporate/applicants/${person.applicationId}`;
    const { status, body } = await admin.send<{ url: string; fileName: string; expiresAt: string }>(
      "POST",
      `${path}/cv`,
    );
    assert.equal(status, 200);
    assert.equal(body.fileName, "cv.pdf");
    const seconds = (Date.parse(body.expiresAt) - Date.now()) / 1_000;
    assert.ok(seconds > 30 && seconds <= 60, String(seconds));
    const { timeline, isCvOpened } = (await admin.send<ApplicantDetails>("GET", path)).body;
    assert.equal(isCvOpened, true);
    assert.deepEqual(
      timeline.map(({ kind, by, byName, status: stage }) => [kind, by, byName, stage]),
      [
        ["STATUS", "CANDIDATE", "Asha Rao", "APPLIED"],
        ["CV_OPENED", "COMPANY", admin.name, null],
      ],
    );
    const events = await app.db.query(
      "select from application_event where application_id = $1 and kind = 'CV_OPENED' and visible_at <= now()",
      [person.applicationId],
    );
    assert.equal(events.length, 1);
    await admin.send("POST", `${path}/cv`);
    assert.equal((await admin.send<ApplicantDetails>("GET", path)).body.timeline.length, 3, "every look is recorded");
  });
});

describe("notes", async () => {
  const { admin, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
  const recruiter = people[1]!;
  const companyId = (
    await app.db.query<{ id: string }>("select company_id as id from company_member where account_id = $1", [
      admin.accountId,
    ])
  )[0]!.id;
  const { applicationId, send } = await anApplicant(app, (await aJob(app.db, { companyId })).id);
  const path = `/api/corporate/applicants/${applicationId}`;
  const notesOf = async (person: typeof admin) =>
    (await person.send<ApplicantDetails>("GET", path)).body.noteList.map(({ text, isOwn }) => [text, isOwn]);

  test("are written, seen by colleagues, and removed by their author", async () => {
    const first = await admin.send<ApplicantNote>("POST", `${path}/notes`, { text: "  Bakes well.  " });
    assert.equal(first.status, 201, first.text);
    assert.deepEqual([first.body.text, first.body.author, first.body.isOwn], ["Bakes well.", admin.name, true]);
    await recruiter.send("POST", `${path}/notes`, { text: "Sings, too." });
    assert.deepEqual(await notesOf(recruiter), [
      ["Bakes well.", false],
      ["Sings, too.", true],
    ]);
    assert.equal((await recruiter.send("DELETE", `${path}/notes/${first.body.id}`)).status, 404);
    assert.equal((await admin.send("DELETE", `${path}/notes/${first.body.id}`)).status, 200);
    assert.equal((await admin.send("DELETE", `${path}/notes/${first.body.id}`)).status, 404);
    assert.deepEqual(await notesOf(admin), [["Sings, too.", false]]);
  });

  test("must not be empty or too long", async () => {
    for (const text of ["", "   ", "x".repeat(4_001)]) {
      const answer = await admin.send("POST", `${path}/notes`, { text });
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, "text"]);
    }
  });

  test("sent again under the same key are one", async () => {
    const key = { "idempotency-key": "note-1" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.send<ApplicantNote>("POST", `${path}/notes`, { text: "Once." }, key)),
    );
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.equal((await notesOf(admin)).filter(([text]) => text === "Once.").length, 1);
    assert.equal((await admin.send("POST", `${path}/notes`, { text: "Other." }, key)).status, 422);
  });

  test("never reach the applicant", async () => {
    const applications = await send("GET", "/api/job-application/");
    assert.equal(applications.status, 200);
    assert.ok(applications.text.includes(applicationId));
    assert.equal(applications.text.includes("Sings"), false);
  });
});
