// Checks the calls about one job: its detail, its end, similar jobs, and its place in a search.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { z } from "zod";
import {
  type Job,
  type JobCard,
  jobCard,
  type jobList,
  job as jobSchema,
  type SearchWhy,
  searchWhy,
} from "../../contract/jobs/wire.ts";
import { t as hindi } from "../../messages/hi/reasons.ts";
import { say } from "../../messages/say.ts";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../tests/support/builders.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { everyListedJob } from "../../tests/support/naive-jobs.ts";
import { newId } from "../platform/ids.ts";

const app = await startApp({ jobs: 120 });
type List = z.infer<typeof jobList>;

test("every listed job reads as the contract says, and as its card does", async () => {
  const exact = jobSchema.strict();
  for (const { card } of await everyListedJob(app)) {
    const answer = await app.get<Job>(`/api/job/${card.id}`);
    assert.equal(answer.status, 200);
    exact.parse(answer.body);
    const {
      jobDescription,
      updatedAt: _updated,
      expiresAt: _expires,
      answerTime: _answers,
      evidence,
      ...same
    } = answer.body;
    assert.deepEqual([evidence.seenAt, evidence.isPayStated], [null, card.salaryRange !== null]);
    assert.deepEqual(same, card);
    assert.notEqual(jobDescription, "");
  }
});

test("a trailing slash and upper case lead to the same job", async () => {
  const { id } = await aJob(app.db);
  for (const path of [`/api/job/${id}/`, `/api/job/${id.toUpperCase()}`])
    assert.equal((await app.get(path)).status, 200, path);
});

describe("a job that is not listed", () => {
  const CASES = [
    { facts: { status: "CLOSED" as const }, status: 410, errorCode: "JOB_CLOSED" },
    { facts: { status: "EXPIRED" as const }, status: 410, errorCode: "JOB_CLOSED" },
    { facts: { badJob: true }, status: 410, errorCode: "JOB_CLOSED" },
    { facts: { status: "DRAFT" as const }, status: 404, errorCode: "NOT_FOUND" },
  ];
  for (const { facts, status, errorCode } of CASES) {
    test(`${JSON.stringify(facts)} is a ${status}`, async () => {
      const { id } = await aJob(app.db, { ...facts, description: "<p>quite secret</p>" });
      const answer = await app.get(`/api/job/${id}`);
      assert.equal(answer.status, status);
      assert.equal(refusalIn(answer).errorCode, errorCode);
      assert.doesNotMatch(answer.text, /secret/);
    });
  }
  for (const id of [newId(), "1", "null", "'", "%27", "a".repeat(150), "00000000-0000-0000-0000-000000000000"]) {
    test(`${id.slice(0, 40)} is a 404`, async () => {
      const answer = await app.get(`/api/job/${encodeURIComponent(id)}`);
      assert.equal(answer.status, 404, answer.text);
      assert.equal(refusalIn(answer).errorCode, "NOT_FOUND");
    });
  }
});

describe("a replica that lags", async () => {
  const { db: behind } = await freshDatabase();
  before(() => {
    const lagging = { replica: behind, replicaState: () => ({ is: "well", lagSeconds: 9 }) } as const;
    Object.assign(app.deps, { db: { ...app.db, ...lagging } });
  });
  after(() => Object.assign(app.deps, { db: app.db }));

  for (const there of ["is not there", "is a draft", "is closed"])
    test(`what is on the board by now is shown, where on the replica it ${there}`, async () => {
      const company = await aCompany(app.db);
      const job = await aJob(app.db, { companyId: company.id });
      if (there !== "is not there") {
        await aCompany(behind, company);
        await aJob(behind, { ...job, status: there === "is closed" ? "CLOSED" : "DRAFT" });
      }
      const person = await signedIn(app);
      for (const path of [
        "job/ID",
        "job/ID/similar",
        "company/COMPANY",
        "match/ID",
        "referral-request/company/COMPANY",
      ]) {
        const asked = `/api/${path.replace("ID", job.id).replace("COMPANY", company.id)}`;
        const answer = await person.send("GET", asked);
        assert.equal(answer.status, 200, `${asked}: ${answer.text}`);
      }
    });

  test("what a person has just changed is read as it is now, and of the primary", async () => {
    const job = await aJob(app.db);
    const person = await signedIn(app);
    assert.equal((await person.send("PUT", `/api/saved-job/${job.id}`)).status, 200);
    const saved = await person.send<{ data: { job: JobCard }[] }>("GET", "/api/saved-job");
    assert.deepEqual(
      saved.body.data.map((kept) => kept.job.id),
      [job.id],
    );
    assert.equal((await person.send("DELETE", `/api/saved-job/${job.id}`)).status, 200);
    assert.deepEqual((await person.send<{ data: unknown[] }>("GET", "/api/saved-job")).body.data, []);
  });
});

describe("similar jobs", () => {
  test("share words of the title, most in common first, without the job itself", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [subject, near, far, other, closed] = await someJobs(app.db, [
      { companyId, jobTitle: "Falconry Instructor", coreSkills: ["Gloves", "Patience"], locations: ["Pune, India"] },
      { companyId, jobTitle: "Falconry Instructor", coreSkills: ["Gloves", "Patience"], locations: ["Surat, India"] },
      { companyId, jobTitle: "Senior Falconry Instructor", locations: ["Surat, India"] },
      { companyId, jobTitle: "Cheesemonger" },
      { companyId, jobTitle: "Falconry Instructor", status: "CLOSED" },
    ]);
    const read = async (id: string) =>
      (await app.get<{ data: JobCard[] }>(`/api/job/${id}/similar`)).body.data.map((card) => card.id);
    assert.deepEqual((await read(subject!.id)).slice(0, 2), [near!.id, far!.id]);
    const ofClosed = await read(closed!.id);
    assert.ok(ofClosed.includes(subject!.id) && !ofClosed.includes(closed!.id) && !ofClosed.includes(other!.id));
  });

  test("are cards, at most six, also of closed jobs; a draft has none", async () => {
    for (const { card } of (await everyListedJob(app)).slice(0, 30)) {
      const { body } = await app.get<{ data: JobCard[] }>(`/api/job/${card.id}/similar`);
      assert.ok(body.data.length <= 6);
      for (const row of body.data) jobCard.strict().parse(row);
      assert.ok(!body.data.some((row) => row.id === card.id));
    }
    const draft = await aJob(app.db, { status: "DRAFT" });
    assert.equal((await app.get(`/api/job/${draft.id}/similar`)).status, 404);
    assert.equal((await app.get(`/api/job/${newId()}/similar`)).status, 404);
  });

  test("a title of only stop words and signs has none", async () => {
    const { id } = await aJob(app.db, { jobTitle: "The & of !" });
    assert.deepEqual((await app.get(`/api/job/${id}/similar`)).body, { data: [] });
  });
});

describe("why a search found a job", async () => {
  const kite = await aCompany(app.db, { name: "Kitewing Looms" });
  const [java, analyst, intern] = await someJobs(app.db, [
    {
      companyId: kite.id,
      jobTitle: "Senior Java Developer",
      locations: ["Pune, Maharashtra, India"],
      workMode: "HYBRID",
      coreSkills: ["Java", "Kubernetes"],
      experience: { min: 5, max: 8 },
      pay: { min: 1_200_000, max: 1_800_000, currency: "INR", period: "YEAR" },
      description: "<p>Weave services, loomwrights! Bombay is where customers are.</p>",
      createdAt: new Date(Date.now() - 3 * 86_400_000),
    },
    { companyId: kite.id, jobTitle: "Business Analyst - Data", technicalSkills: ["Power BI"] },
    { companyId: kite.id, jobTitle: "Software Developer Intern", description: "<p>Learn java here.</p>" },
  ]);
  const why = (id: string, query: Record<string, string>) =>
    app.get<SearchWhy>(`/api/job/${id}/why?${new URLSearchParams(query)}`);

  /** A search, and what is said of it beside the age. */
  const SAID: [job: string, searchText: string, reasons: string[]][] = [
    [java!.id, "java developer", ["YES “java developer” is in the title.", "YES The title names no other work."]],
    [
      java!.id,
      "sde pune",
      ["YES “sde” fits the title's kind of work: software developer.", "YES In Pune, as you asked."],
    ],
    [java!.id, "data engineer", ["PARTLY “data engineer” is close to the title's kind of work: software developer."]],
    [java!.id, "k8s", ["YES “k8s” is among the skills: Kubernetes."]],
    [java!.id, "kubernetes", ["YES “kubernetes” is among the skills."]],
    [java!.id, "react or kubernetes", ["YES “kubernetes” is among the skills."]],
    [
      java!.id,
      "kitewing weave",
      ["YES “kitewing” is in the company's name: Kitewing Looms.", "PARTLY “weave” is only in the text."],
    ],
    [
      java!.id,
      "kubernetes loomwri",
      ["YES “kubernetes” is among the skills.", "PARTLY A word of the job begins with “loomwri”."],
    ],
    [java!.id, "java mumbai", ["YES “java” is in the title.", "NO “mumbai” is not met: the job is in Pune."]],
    [
      java!.id,
      "java bombay",
      ["YES “java” is in the title.", "PARTLY “bombay” is only in the text; the job is in Pune."],
    ],
    [java!.id, "java wfh", ["YES “java” is in the title.", "NO “wfh” is not met: the job says “Hybrid”."]],
    [
      java!.id,
      "java 6 years 15 lpa",
      [
        "YES “java” is in the title.",
        "YES 6 years of experience, as you asked.",
        "YES 15 lakhs or more, as you asked.",
      ].sort(),
    ],
    [
      java!.id,
      "java fresher 30 lpa",
      [
        "NO “30 lpa” is not met: the job pays 12 to 18 lakhs a year.",
        "NO “fresher” is not met: the job asks for 5 to 8 years.",
        "YES “java” is in the title.",
      ],
    ],
    [
      java!.id,
      "senior java",
      ["YES “java” is in the title.", "YES Its title is of the level you asked for: “senior”."],
    ],
    [java!.id, "junior java", ["NO Its title is of another level than “junior”.", "YES “java” is in the title."]],
    [
      analyst!.id,
      "junior power bi",
      ["UNSAID It does not say whether its level is “junior”.", "YES “power bi” is among the skills."],
    ],
    [analyst!.id, "data analyst", ["YES The words of “data analyst” are in the title."]],
    [analyst!.id, '"data analyst"', ["NO The words of “data analyst” are in the title, but not side by side."]],
    [
      analyst!.id,
      "business analyst pune remote",
      [
        "UNSAID “pune”: the job does not say where it is.",
        "UNSAID “remote”: the job does not say whether it is remote or in an office.",
        "YES “business analyst” is in the title.",
      ],
    ],
    [
      java!.id,
      "zebra java -senior",
      [
        "NO It has “senior”, so this list leaves it out.",
        "NO “zebra” is not in this job.",
        "YES “java” is in the title.",
      ],
    ],
    [java!.id, "java -python", ["YES Without “python”, as you asked.", "YES “java” is in the title."]],
    [
      intern!.id,
      "java developer intern",
      [
        "PARTLY “java developer” fits the title's kind of work, software developer, but Java is only in the text.",
        "YES Internship, by its title.",
      ],
    ],
    [
      analyst!.id,
      "kitewyng lomms",
      [
        "NO “kitewyng” is not in this job.",
        "NO “lomms” is not in this job.",
        "PARTLY The company's name is like your words: Kitewing Looms.",
      ],
    ],
  ];
  for (const [id, searchText, reasons] of SAID)
    test(searchText, async () => {
      const answer = await why(id, { searchText });
      assert.equal(answer.status, 200, answer.text);
      const said = searchWhy.strict().parse(answer.body).reasons;
      for (const { says, text } of said)
        assert.match(
          say(says, { texts: { ...hindi.readings, ...hindi.search }, language: "hi", more: { ago: "आज" } }) ?? "",
          /\p{Script=Devanagari}/u,
          text,
        );
      const age = said.pop();
      assert.deepEqual(said.map(({ fits, text }) => `${fits} ${text}`).sort(), [...reasons].sort());
      assert.equal(age?.about, "posted");
      if (id === java!.id) assert.equal(age?.text, "Posted 3 days ago; among equals, newer jobs come first.");
    });

  /** Parameters beside the words, and what is said of them. */
  const LISTS: [Record<string, string>, string | null][] = [
    [{ workMode: "HYBRID", maxSalary: "14" }, null],
    [{ workMode: "WFH" }, "It is outside the filters of this list, which leaves it out."],
    [{ minSalary: "40" }, "It is outside the filters of this list, which leaves it out."],
    [{ postedWithin: "1" }, "It is outside the filters of this list, which leaves it out."],
    [{ companyName: "Zebra Quarry" }, "It is outside the filters of this list, which leaves it out."],
    [{ sortOrder: "desc" }, "This list is ordered by date, the newest first; the words only select."],
    [{ sortOrder: "asc" }, "This list is ordered by date, the oldest first; the words only select."],
    [{ coreSkills: "SQL" }, "This list is ordered by the given profile; the words only select."],
    [{ asTyped: "true" }, null],
  ];
  for (const [more, text] of LISTS)
    test(`java with ${JSON.stringify(more)}`, async () => {
      const { body } = await why(java!.id, { searchText: "java", ...more });
      const words = body.reasons.filter(({ about }) => about !== "posted").map((reason) => reason.text);
      assert.deepEqual(words.sort(), ["“java” is in the title.", ...(text === null ? [] : [text])].sort());
    });

  test("words without meaning are explained", async () => {
    const { body } = await why(java!.id, { searchText: "the and of" });
    assert.deepEqual(
      body.reasons.map(({ text }) => text),
      ["These words tell nothing by themselves: the newest jobs come first.", "Posted 3 days ago."],
    );
  });

  const REFUSED: [path: string, status: number, field: string | undefined][] = [
    [`${java!.id}/why`, 400, "searchText"],
    [`${java!.id}/why?searchText=!!`, 400, "searchText"],
    [`${java!.id}/why?searchText=java&workMode=MOON`, 400, "workMode"],
    [`${java!.id}/why?searchText=java&moon=1`, 400, "moon"],
    [`${newId()}/why?searchText=java`, 404, undefined],
    ["nonsense/why?searchText=java", 404, undefined],
  ];
  for (const [path, status, field] of REFUSED)
    test(`${path.replace(/^[^/]*/, ":id")} is a ${status}`, async () => {
      const answer = await app.get(`/api/job/${path}`);
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).field, field);
    });

  test("of a closed job is a 410, of a draft a 404", async () => {
    for (const [status, refused] of [
      ["CLOSED", 410],
      ["DRAFT", 404],
    ] as const) {
      const { id } = await aJob(app.db, { status });
      assert.equal((await why(id, { searchText: "java" })).status, refused);
    }
  });

  const SEARCHES = [
    "software engineer",
    "swe intern",
    "product manager bangalore",
    "wfh react -senior",
    "sales 3 years pune",
    '"data engineer" or analyst hybrid',
    "java zebra",
    "remote contract designer 20 lpa",
    "a'b & c | !d:* <->",
  ];
  for (const searchText of SEARCHES)
    test(`says nothing against the list of ${searchText}: what a row lacks was let go`, async () => {
      const { body } = await app.get<List>(`/api/job/?${new URLSearchParams({ searchText, pageSize: "100" })}`);
      for (const { id } of body.data) {
        const { reasons } = (await why(id, { searchText })).body;
        const lacking = reasons.filter(({ about, fits }) => (fits === "NO" || fits === "UNSAID") && about !== "level");
        for (const { text } of lacking)
          assert.ok(
            body.reading!.loosened.some((typed) => text.includes(`“${typed}”`)),
            `${id}: ${text}`,
          );
      }
    });
});
