// The "for you" list over HTTP: its jobs and reasons, per person, page by page; and how profiles are read.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SuitedJob, SuitedJobs } from "../../../contract/matching/wire.ts";
import { t as hindi } from "../../../messages/hi/reasons.ts";
import { say } from "../../../messages/say.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../../tests/support/builders.ts";
import { aCandidate } from "../../../tests/support/candidates.ts";
import type { WorkProfile } from "../../candidates/index.ts";
import { closeJobs, jobRounds } from "../../jobs/index.ts";
import { subjectOf } from "./subject-of.ts";

const app = await startApp();
const PATH = "/api/job/for-you";

const ask = async (person: Person, query = "") => {
  const answer = await person.send<SuitedJobs>("GET", `${PATH}${query}`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers["cache-control"], "no-store");
  return answer.body;
};
const titlesOf = (jobs: readonly SuitedJob[]) => jobs.map(({ jobTitle }) => jobTitle);
const titlesFor = async (person: Person, query = "") => titlesOf((await ask(person, query)).data);

async function aPerson(
  facts: Parameters<typeof aCandidate>[2],
  more: { location?: string; preferences?: object } = {},
) {
  const person = await signedIn(app);
  await aCandidate(app.db, person.accountId, facts);
  await app.db.query("update candidate_profile set location = $2, preferences = $3 where account_id = $1", [
    person.accountId,
    more.location ?? null,
    JSON.stringify(more.preferences ?? {}),
  ]);
  return person;
}

const NURSE = { designation: "Staff Nurse", coreSkills: ["Nursing", "Patient Care"], YOE: 4 };
const WELDER = { designation: "Welder", coreSkills: ["Welding"], YOE: 6 };
const india = (city: string) => [`${city}, India`];
await someJobs(app.db, [
  {
    jobTitle: "Staff Nurse",
    coreSkills: ["Nursing", "Phlebotomy"],
    locations: india("Pune"),
    experience: { min: 3, max: 6 },
  },
  { jobTitle: "Nurse Intern", coreSkills: ["Life Support"], locations: india("Pune") },
  { jobTitle: "ICU Nurse", coreSkills: ["Critical Care"], locations: ["Austin, TX, USA"] },
  { jobTitle: "Welder", coreSkills: ["Welding"], locations: india("Nagpur") },
]);
const nurse = await aPerson(NURSE, { location: "Pune, India" });
const welder = await aPerson(WELDER, { location: "Nagpur, India" });

describe("GET /api/job/for-you", () => {
  test("is personal: no answer reaches another person", async () => {
    const [forNurse, forWelder] = [await titlesFor(nurse), await titlesFor(welder)];
    assert.deepEqual(forNurse, ["Staff Nurse", "ICU Nurse", "Nurse Intern"]);
    assert.deepEqual(forWelder, ["Welder"]);
    const both = await Promise.all([nurse, welder, nurse, welder].map((person) => titlesFor(person)));
    assert.deepEqual(both, [forNurse, forWelder, forNurse, forWelder]);
  });

  test("tells why, in words", async () => {
    const [first] = (await ask(nurse)).data;
    assert.deepEqual(first?.why, [
      "Same kind of job: nurse.",
      "Shares Nursing; lacks Phlebotomy.",
      "Asks 3–6 years, you have 4.",
      "In Pune.",
    ]);
    assert.equal(first.applyStatus, "NOT_APPLIED");
    assert.deepEqual(
      first.says.map((one) => say(one, { texts: hindi.suited, language: "hi" })),
      [
        "इसी तरह का काम: नर्स।",
        "मिलती स्किल: Nursing; कमी: Phlebotomy।",
        "3–6 साल का अनुभव चाहिए, आपके पास 4 साल है।",
        "पुणे में।",
      ],
    );
  });

  test("tells what studies lead to, to a person who has not worked", async () => {
    const student = await aPerson({ designation: null, YOE: null, coreSkills: [] }, { location: "Pune, India" });
    await app.db.query("update candidate_profile set education = $2 where account_id = $1", [
      student.accountId,
      JSON.stringify([{ name: "A college", degree: "B.Sc. Nursing", from: null, to: null }]),
    ]);
    const [first] = (await ask(student)).data;
    assert.equal(first?.why[0], "What your studies lead to: nurse.");
  });

  test("refuses calls without a token and with the dummy one", async () => {
    for (const headers of [{}, { authorization: "Bearer dummy-token" }] as Record<string, string>[])
      assert.equal((await app.get(PATH, { headers })).status, 401);
  });

  test("says why it is empty", async () => {
    const nothing = { data: [], pagination: { lastKey: null } };
    assert.deepEqual(await ask(await signedIn(app)), { ...nothing, emptyBecause: "NO_PROFILE" });
    assert.deepEqual(await ask(await aPerson({ YOE: 3 })), { ...nothing, emptyBecause: "NO_PROFILE" });
    const farrier = await aPerson({ designation: "Farrier", coreSkills: ["Horseshoeing"] });
    assert.deepEqual(await ask(farrier), { ...nothing, emptyBecause: "NOTHING_SUITS" });
  });

  for (const query of ["?pageSize=0", "?pageSize=101", "?lastKey=nonsense", "?skills=Go"])
    test(`refuses ${query}`, async () => assert.equal((await nurse.send("GET", `${PATH}${query}`)).status, 400));

  test("a typed profile is enough, and wishes count", async () => {
    const typed = await aPerson({ hasCv: false }, { preferences: { roles: ["Welder"], cities: ["Nagpur"] } });
    const [first] = (await ask(typed)).data;
    assert.equal(first?.jobTitle, "Welder");
    assert.ok(first.why.includes("In Nagpur."));
  });

  describe("a job leads the lists of its families, countries and city", () => {
    const cases = [
      [
        ["Vienna, Austria", "Porto, Portugal"],
        "Librarian",
        "WFH",
        ["librarian at", "librarian pt", "librarian @vienna"],
      ],
      [["Lagos, Nigeria"], "Pharmacist / Librarian", null, ["pharmacist ng", "librarian ng", "pharmacist @lagos"]],
      [["Lagos, Nigeria"], "Librarian", "WFH", ["librarian ng", "librarian remote", "librarian @lagos"]],
      [[], "Librarian", "WFH", ["librarian remote", null, null]],
      [[], "Librarian", "WFO", [null, null, null]],
      [["Lagos, Nigeria"], "Zzz", "WFH", [null, null, null]],
    ] as const;
    for (const [locations, jobTitle, workMode, leads] of cases)
      test(`${workMode} ${jobTitle} in ${locations.join(" and ")}`, async () => {
        const [made] = await someJobs(app.db, [{ jobTitle, workMode, locations: [...locations] }]);
        const [row] = await app.db.query(
          "select array(select job_lead(features, n) from generate_series(1, 3) n) as leads from job_search where id = $1",
          [made!.id],
        );
        assert.deepEqual(row, { leads });
        const [family, place] = leads[1]?.split(" ") ?? [];
        if (place !== "pt" && place !== "ng") return;
        const designation = family === "librarian" ? "Librarian" : "Pharmacist";
        const person = await aPerson(
          { designation },
          { location: place === "pt" ? "Porto, Portugal" : "Lagos, Nigeria" },
        );
        assert.ok((await ask(person)).data.some(({ id }) => id === made!.id));
      });
  });

  test("what was applied to, and a repeat of it, is not listed again; a closed job neither", async () => {
    const company = await aCompany(app.db);
    const fact = { jobTitle: "Boiler Operator", companyId: company.id, locations: india("Surat") };
    const [one, repeat, other, closed] = await someJobs(app.db, [
      fact,
      fact,
      { ...fact, jobTitle: "Senior Boiler Operator" },
      { ...fact, jobTitle: "Boiler Operator Helper" },
    ]);
    const person = await aPerson({ designation: "Boiler Operator", YOE: 8 });
    assert.deepEqual((await ask(person)).data.filter(({ id }) => id === one?.id || id === repeat?.id).length, 1);
    await app.db.transaction((tx) => closeJobs(tx, [closed!.id], new Date()));
    await app.db.query(
      `insert into application (id, job_id, account_id, kind, score, match, profile, applied_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'EXTERNAL', 40, '{}', '{}', now(), now())`,
      [one!.id, person.accountId],
    );
    assert.deepEqual(
      (await ask(person)).data.flatMap(({ id, companyId }) => (companyId === company.id ? [id] : [])),
      [other!.id],
    );
  });

  test("what was hidden is not listed, nor another posting of it, nor any job of a hidden company; it comes back", async () => {
    const [firm, shunned] = [await aCompany(app.db), await aCompany(app.db)];
    const fact = { jobTitle: "Lift Mechanic", companyId: firm.id, locations: india("Kochi") };
    const [job, , other] = await someJobs(app.db, [
      fact,
      fact,
      { ...fact, jobTitle: "Lift Mechanic Helper" },
      { ...fact, companyId: shunned.id },
    ]);
    const person = await aPerson({ designation: "Lift Mechanic", YOE: 8 });
    const own = async () =>
      (await ask(person)).data.filter(({ companyId }) => companyId === firm.id || companyId === shunned.id);
    assert.equal((await own()).length, 3);
    await person.send("PUT", `/api/hidden-job/${job!.id}`);
    const ofShunned = (await ask(person)).data.find(({ companyId }) => companyId === shunned.id);
    await person.send("PUT", `/api/hidden-job/${ofShunned!.id}/company`);
    assert.deepEqual(
      (await own()).map(({ id }) => id),
      [other!.id],
    );
    await person.send("DELETE", `/api/hidden-job/${job!.id}`);
    assert.equal((await own()).length, 2);
  });

  test("over all pages each job is listed once, even if jobs are posted meanwhile; a cursor belongs to its owner", async () => {
    await someJobs(
      app.db,
      Array.from({ length: 37 }, (_, at) => ({
        jobTitle: `Beekeeper ${at}`,
        coreSkills: ["Beekeeping"],
        experience: { min: at % 9, max: 9_999 },
      })),
    );
    const person = await aPerson({ designation: "Beekeeper", coreSkills: ["Beekeeping"], YOE: 3 });
    const whole = (await ask(person, "?pageSize=100")).data.map(({ id }) => id);
    assert.equal(whole.length, 37);
    const seen: string[] = [];
    let lastKey: string | null = "";
    for (let page = 0; lastKey !== null && page < 9; page += 1) {
      const answer: SuitedJobs = await ask(person, `?pageSize=10${lastKey && `&lastKey=${lastKey}`}`);
      seen.push(...answer.data.map(({ id }) => id));
      lastKey = answer.pagination.lastKey;
      await aJob(app.db, { jobTitle: "Beekeeper", coreSkills: ["Beekeeping"] });
    }
    assert.deepEqual(seen, whole);
    const { lastKey: own } = (await ask(person, "?pageSize=5")).pagination;
    const answer = await nurse.send("GET", `${PATH}?lastKey=${own}`);
    assert.equal(refusalIn(answer).errorCode, "INVALID_CURSOR");
  });

  test("within ten, what was posted here and fits comes first; across tens what suits better", async () => {
    const skills = ["Glassblowing", "Annealing"];
    const companies = await Promise.all(Array.from({ length: 10 }, () => aCompany(app.db)));
    await someJobs(app.db, [
      ...companies.map(({ id: companyId }, at) => ({
        companyId,
        jobTitle: "Glassblower",
        coreSkills: skills,
        externalJobId: `test:glass-${at}`,
        locations: india("Firozabad"),
      })),
      { jobTitle: "Glassblower", coreSkills: skills, locations: india("Firozabad"), createdAt: new Date("2025-06-01") },
      { jobTitle: "Glassblower", coreSkills: skills, locations: ["Venice, Italy"], createdAt: new Date("2025-06-01") },
    ]);
    const person = await aPerson(
      { designation: "Glassblower", coreSkills: skills, softSkills: [], YOE: 5 },
      { location: "Firozabad, India" },
    );
    const own = (await ask(person, "?pageSize=100")).data
      .map(({ externalJobId }, at) => (externalJobId === null ? at : -1))
      .filter((at) => at >= 0);
    assert.deepEqual(own, [10, 11]);
    const nine = await ask(person, "?pageSize=9");
    assert.ok(nine.data.every(({ externalJobId }) => externalJobId !== null));
  });

  test("what the board teaches is learnt once, and changes no one's rights", async () => {
    await someJobs(
      app.db,
      Array.from({ length: 220 }, (_, at) => ({ jobTitle: `Potter ${at}`, coreSkills: ["Pottery"] })),
    );
    const learnt = await jobRounds.learnTerms(app.deps);
    assert.ok(learnt !== null && learnt >= 200, String(learnt));
    assert.equal(await jobRounds.learnTerms(app.deps), null);
    assert.equal((await titlesFor(welder))[0], "Welder");
    assert.equal((await titlesFor(nurse))[0], "Staff Nurse");
  });
});

const EMPTY: WorkProfile = {
  designation: null,
  YOE: null,
  location: null,
  summary: null,
  links: [],
  coreSkills: [],
  softSkills: [],
  experience: [],
  education: [],
  preferences: { roles: [], cities: [], workModes: [], salaryLakhs: null, noticePeriodDays: null },
  hasCv: true,
  phone: null,
  placeOfWork: null,
};
const job = (title: string) => ({ name: null, title, from: null, to: null });

describe("a profile as jobs are compared with it", () => {
  const PLACES: [string, Partial<WorkProfile>, string[], string[]][] = [
    ["home", { location: "Pune, Maharashtra, India" }, ["in"], ["pune"]],
    ["where they work, without a home", { placeOfWork: "Seattle, WA", phone: "+91 98200 12345" }, ["us"], ["seattle"]],
    ["the country of the phone, with neither", { phone: "+91 98200 12345" }, ["in"], []],
    ["nothing of a number without a country", { phone: "98200 12345" }, [], []],
    [
      "wanted cities before home",
      { location: "Pune, India", preferences: { ...EMPTY.preferences, cities: ["Bangalore"] } },
      ["in"],
      ["bengaluru"],
    ],
  ];
  for (const [what, facts, countries, cities] of PLACES)
    test(`place: ${what}`, () => {
      const subject = subjectOf({ ...EMPTY, ...facts }, []);
      assert.deepEqual([subject.countries, subject.cities], [countries, cities]);
    });

  test("titles: wanted ones first, then now, then before, each less", () => {
    const profile = {
      ...EMPTY,
      designation: "Data Engineer",
      experience: [job("Data Engineer"), job("Business Analyst"), job("Teacher"), job("Chef")],
    };
    const weights = (facts: Partial<WorkProfile>) =>
      subjectOf({ ...profile, ...facts }, []).titles.map(({ weight }) => weight);
    assert.deepEqual(weights({}), [1, 0.7, 0.55, 0.45]);
    assert.deepEqual(
      weights({ preferences: { ...EMPTY.preferences, roles: ["Product Manager"] } }),
      [1, 0.8, 0.7, 0.55, 0.45],
    );
  });

  const STUDIES: [string, string | null, number | null, string[]][] = [
    ["Bachelor of Arts, Business Administration", null, null, ["operations-executive", "marketing-executive"]],
    ["B.Com", null, null, ["accountant", "accountant"]],
    ["B.Tech in Computer Science", "Volunteer", 0, ["management-trainee", "software-developer"]],
    ["Electronics and Communication Engineering", null, null, ["electronics-engineer"]],
    ["MBBS", null, null, ["doctor"]],
    ["High School Diploma", null, null, []],
    ["B.Com", "Barista", 0.5, ["chef", "accountant"]],
    ["B.Com", "Data Analyst", 3, ["data-analyst"]],
  ];
  for (const [degree, designation, YOE, families] of STUDIES)
    test(`titles: ${designation ?? "no work"} after ${degree}`, () => {
      const education = [{ name: "A college", degree, from: null, to: null }];
      const { titles } = subjectOf({ ...EMPTY, designation, YOE, education }, []);
      const read = titles.flatMap(({ reading }) => reading.families.slice(0, 1));
      assert.deepEqual(read.slice(0, families.length || 9), families);
    });

  test("titles: behind a rank alone the newest that tells the work counts as now", () => {
    const { titles, level, manager } = subjectOf(
      { ...EMPTY, designation: "President & CEO", experience: [job("Vice President"), job("VP of Product")] },
      [],
    );
    assert.deepEqual(
      titles.map(({ reading, weight }) => [reading.families[0], weight]),
      [
        ["business-head", 0.8],
        ["product-manager", 1],
      ],
    );
    assert.deepEqual([level, manager], [7, true]);
  });

  const LEVELS: [string, Partial<WorkProfile>, number | null, boolean, number | null][] = [
    ["of what they are now", { designation: "Senior Data Engineer", YOE: 7 }, 3, false, 7],
    ["not of what they were", { designation: "Data Engineer", experience: [job("Intern")], YOE: 2 }, null, false, 2],
    ["a manager", { designation: "Engineering Manager", YOE: 12 }, 5, true, 12],
    [
      "a CV without work is a beginner's",
      { education: [{ name: "A college", degree: "B.Com", from: null, to: null }] },
      1,
      false,
      0,
    ],
    [
      "a chief who wants to do other work is none there",
      { designation: "Vice President", YOE: 20, preferences: { ...EMPTY.preferences, roles: ["Data Scientist"] } },
      null,
      false,
      20,
    ],
    ["nothing typed is nothing known", { hasCv: false }, null, false, null],
  ];
  for (const [what, facts, level, manager, years] of LEVELS)
    test(`level and years: ${what}`, () => {
      const subject = subjectOf({ ...EMPTY, ...facts }, []);
      assert.deepEqual([subject.level, subject.manager, subject.years], [level, manager, years]);
    });
});
