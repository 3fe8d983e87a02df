// Checks the job list through the API: every filter against a naive one, every order page by page, every refused parameter.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { EXPERIENCE_BANDS, POSTED_WITHIN, SALARY_BANDS, TEAM_SIZES } from "../../contract/jobs/filters.ts";
import { type JobCard, type JobListQuery, jobCard, jobList, jobListQuery } from "../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../tests/support/builders.ts";
import { everyListedJob, isWanted } from "../../tests/support/naive-jobs.ts";
import { everyRow, page } from "../../tests/support/paging.ts";
import { readJobsAgain } from "./rounds.ts";

const app = await startApp({ jobs: 600 });
// Jobs grow older than a filter allows while the tests run.
app.deps.clock = () => app.now;
const agency = await aCompany(app.db, { name: "Riverbend Staffing" });
await someJobs(app.db, [
  {
    description: "<p>Visa sponsorship is available.</p><p>We offer relocation assistance.</p>",
    locations: ["Berlin, Germany"],
  },
  { description: "<p>Visa sponsorship is not available.</p><p>This is a contract role.</p>", locations: ["Germany"] },
  { companyId: agency.id, description: "<p>Help with moving: relocation support provided.</p>" },
  // The source itself calls it that; the text does not.
  { employmentTypeText: "Contract to hire", createdAt: new Date(app.now.getTime() - 4 * 86_400_000) },
]);
const listed = await everyListedJob(app);
const LIST = "/api/job/";
type Query = Record<string, string | readonly string[]>;

const idsOf = (cards: readonly JobCard[]) => cards.map((card) => card.id);
const unfiltered = { pageSize: "100" };

function expectedIds(query: Query): string[] {
  const parsed = jobListQuery.parse(query) as JobListQuery;
  return listed.filter((job) => isWanted(job, parsed, app.now)).map((job) => job.card.id);
}

test("the demo holds enough of everything for these tests to mean something", () => {
  assert.ok(listed.length > 400, `${listed.length}`);
  const somewhere = (holds: (job: (typeof listed)[number]) => boolean) => assert.ok(listed.some(holds));
  somewhere(({ card }) => card.externalJobId === null);
  somewhere(({ card }) => !card.experienceStated);
  somewhere(({ card }) => !card.displaySalaryRange);
  somewhere(({ card }) => card.salaryRange !== null && card.salaryRange.currency !== "INR");
  somewhere(({ card }) => card.location.fullLocation.length > 1);
  somewhere(({ card }) => card.location.fullLocation.length === 0);
});

test("every row is a card of the contract and nothing more", async () => {
  const exact = jobCard.strict();
  for (const card of await everyRow<JobCard>(app, LIST, unfiltered)) exact.parse(card);
});

test("the whole answer is the contract's list", async () => {
  jobList.strict().parse(await page(app, LIST, {}));
  assert.equal((await page(app, LIST, {})).data.length, 10);
});

test("a list by fields has their names in both languages, in one answer", async () => {
  const { fields } = jobList.parse(await page(app, LIST, { field: "nurse,web-developer,no-field,constructor" }));
  assert.deepEqual(fields, [
    { key: "nurse", name: "nurse", inHindi: "नर्स" },
    { key: "web-developer", name: "web developer", inHindi: "वेब डेवलपर" },
  ]);
});

const first = (fact: (job: (typeof listed)[number]) => string | null | undefined) =>
  listed.map(fact).find((value) => value) ?? assert.fail("the demo lacks this fact");
const department = first(({ card }) => card.department);
const industry = first((job) => job.industry);
const city = first(({ card }) => card.location.city);
const company = listed[0]!.card;
const otherCompany = listed.find(({ card }) => card.companyId !== company.companyId)!.card;

const FILTERS: Query[] = [
  { dashboard: "USER" },
  { location: city },
  { location: ["Bengaluru", "Pune"] },
  { location: "bangalore|PUNE" },
  { location: "Nowhereville" },
  { typeofEmployment: "INTERNSHIP" },
  { typeofEmployment: "FULL_TIME,PART_TIME" },
  { typeofEmployment: ["PART_TIME", "INTERNSHIP"] },
  { workMode: "WFH" },
  { workMode: "HYBRID,WFO" },
  { department },
  { department: `${department}|Sales` },
  { department: department.toUpperCase() },
  { industry },
  { industry: [industry, "Fintech"] },
  ...TEAM_SIZES.map((teamSize) => ({ teamSize })),
  { companyName: company.companyName },
  { companyName: `  ${company.companyName.toUpperCase()} ` },
  { companyId: company.companyId },
  { status: "PUBLISHED" },
  { country: "India" },
  { country: ["de", "United States"] },
  { country: "Germany", visaSponsorship: "true" },
  { country: "Narnia" },
  ...POSTED_WITHIN.map((postedWithin) => ({ postedWithin })),
  { postedWithin: "30", location: "Pune", workMode: "HYBRID" },
  ...["directOnly", "visaSponsorship", "relocation"].map((name) => ({ [name]: "true" })),
  { directOnly: "true", relocation: "true" },
  { exceptCompanyId: company.companyId },
  { exceptCompanyId: [company.companyId, otherCompany.companyId], workMode: "WFO" },
  { exceptCompanyId: company.companyId, companyId: company.companyId },
  ...SALARY_BANDS.map((salaryRange) => ({ salaryRange })),
  { salaryRange: "7.5-9" },
  { minSalary: "12" },
  { maxSalary: "6" },
  { minSalary: "5", maxSalary: "8.5" },
  { salaryRange: "5-10", minSalary: "9" },
  { minSalary: "0", maxSalary: "0" },
  ...EXPERIENCE_BANDS.map((experienceRange) => ({ experienceRange })),
  { minExperience: "10" },
  { maxExperience: "2" },
  { minExperience: "3", maxExperience: "4" },
  { minExperience: "0" },
  { location: "Bengaluru", workMode: "HYBRID", experienceRange: "3-5" },
  { department, typeofEmployment: "FULL_TIME", salaryRange: "10-15", dashboard: "USER" },
  { companyId: company.companyId, workMode: "WFO" },
  { companyId: company.companyId, companyName: company.companyName },
  { companyId: company.companyId, companyName: otherCompany.companyName },
  { companyId: company.companyId, companyName: otherCompany.companyName, workMode: "WFO" },
];
for (const query of FILTERS) {
  for (const sortOrder of ["desc", "asc"]) {
    test(`${JSON.stringify(query)} ${sortOrder}: exactly the jobs that match`, async () => {
      const cards = await everyRow<JobCard>(app, LIST, { ...query, sortOrder, pageSize: "37" });
      const wanted = expectedIds(query);
      assert.deepEqual(idsOf(cards), sortOrder === "asc" ? wanted.reverse() : wanted);
    });
  }
}

const MEANINGFUL = FILTERS.filter(
  (query) => expectedIds(query).length > 0 && expectedIds(query).length < listed.length,
);
test("most filters select some of the jobs and not all", () => {
  assert.ok(MEANINGFUL.length > FILTERS.length * 0.7, `${MEANINGFUL.length} of ${FILTERS.length}`);
});

test("a contract is found by the text and by what its source calls it, also after it was read again", async () => {
  const contracts = () => everyRow<JobCard>(app, LIST, { contract: "true" });
  assert.equal((await contracts()).length, 2);
  await app.db.query("update job set reader_version = 0");
  assert.ok((await readJobsAgain(app)) > 600);
  assert.equal((await contracts()).length, 2);
});

describe("facts at the edges", () => {
  const isListed = async (id: string, query: Query) =>
    idsOf(await everyRow<JobCard>(app, LIST, { ...query, companyName: "Edge Works", pageSize: "100" })).includes(id);

  test("bands meet inclusively, and what is not stated matches no band", async () => {
    const { id: companyId } = await aCompany(app.db, { name: "Edge Works" });
    const pay = (min: number, max: number) => ({
      min: min * 100_000,
      max: max * 100_000,
      currency: "INR",
      period: "YEAR" as const,
    });
    const five = await aJob(app.db, { companyId, pay: pay(2, 5), experience: { min: 1, max: 1 } });
    const open = await aJob(app.db, { companyId, pay: pay(600, 2_000), experience: { min: 1, max: 9999 } });
    const senior = await aJob(app.db, { companyId, experience: { min: 25, max: 9999 } });
    const wide = await aJob(app.db, { companyId, experience: { min: 18, max: 30 } });
    const hidden = await aJob(app.db, { companyId, pay: pay(7, 9), displaySalaryRange: false });
    const dollars = await aJob(app.db, {
      companyId,
      pay: { min: 700_000, max: 900_000, currency: "USD", period: "YEAR" },
    });
    const EDGES: [string, Query, string[]][] = [
      ["upper edge of pay", { salaryRange: "5-10" }, [five.id]],
      ["below", { salaryRange: "0-5" }, [five.id]],
      ["just above", { minSalary: "5.01" }, [open.id]],
      ["top band is open", { salaryRange: "500-1000" }, [open.id]],
      ["hidden pay and other currencies are not compared", { minSalary: "6", maxSalary: "10" }, []],
      ["experience meets from both sides", { experienceRange: "0-1" }, [five.id, open.id]],
      ["experience meets from both sides", { experienceRange: "1-3" }, [five.id, open.id]],
      ["an open end counts where it begins", { experienceRange: "3-5" }, []],
      ["an open end below the last band", { experienceRange: "20-25" }, [senior.id, wide.id]],
      ["25+ years", { experienceRange: "25-100" }, [senior.id, wide.id]],
      ["25+ years by numbers", { minExperience: "25" }, [senior.id, wide.id]],
      ["unstated is not 0-0", { maxExperience: "0" }, []],
    ];
    for (const [words, query, ids] of EDGES) {
      for (const job of [five, open, senior, wide, hidden, dollars])
        assert.equal(await isListed(job.id, query), ids.includes(job.id), `${words}: ${JSON.stringify(query)}`);
    }
  });

  test("hidden pay never leaves", async () => {
    const job = await aJob(app.db, {
      createdAt: app.now,
      displaySalaryRange: false,
      pay: { min: 123_456, max: 654_321, currency: "INR", period: "YEAR" },
    });
    for (const path of [
      `${LIST}?companyId=${job.companyId}`,
      `/api/job/${job.id}`,
      `${LIST}?companyId=${job.companyId}&coreSkills=SQL`,
    ]) {
      const { status, text } = await app.get(path);
      assert.equal(status, 200);
      assert.match(text, new RegExp(job.id));
      assert.doesNotMatch(text, /123456|1\.23456|654321|6\.54321/);
      assert.match(text, /"salaryRange":\s?null/);
    }
  });

  test("bad, draft, closed and expired jobs are not listed", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [shown] = await someJobs(app.db, [
      { companyId, status: "PUBLISHED" },
      { companyId, badJob: true },
      ...(["DRAFT", "CLOSED", "EXPIRED"] as const).map((status) => ({ companyId, status })),
    ]);
    assert.deepEqual(idsOf((await page<JobCard>(app, LIST, { companyId })).data), [shown!.id]);
  });
});

const REFUSED: [string, string, RegExp][] = [
  ["foo=1", "foo", /not known/],
  ["pageSize=0", "pageSize", /1 to 100/],
  ["pageSize=101", "pageSize", /1 to 100/],
  ["pageSize=ten", "pageSize", /whole number/],
  ["pageSize=10&pageSize=20", "pageSize", /once/],
  ["sortOrder=newest", "sortOrder", /one of desc, asc, relevance/],
  ["status=DRAFT", "status", /one of PUBLISHED/],
  ["dashboard=ALL", "dashboard", /USER/],
  ["typeofEmployment=FULL_TIME,GIG", "typeofEmployment", /one of INTERNSHIP/],
  ["workMode=REMOTE", "workMode", /one of WFH/],
  ["teamSize=7", "teamSize", /one of 1-10/],
  ["salaryRange=10-5", "salaryRange", /low-high/],
  ["salaryRange=lots", "salaryRange", /low-high/],
  ["experienceRange=1", "experienceRange", /low-high/],
  ["minSalary=-1", "minSalary", /number from 0/],
  ["maxSalary=1e9", "maxSalary", /number from 0/],
  ["minSalary=10&maxSalary=5", "minSalary", /above maxSalary/],
  ["minExperience=5&maxExperience=2", "minExperience", /above maxExperience/],
  ["YOE=eighty", "YOE", /number/],
  ["companyId=1", "companyId", /company id/],
  [`searchText=${"a".repeat(201)}`, "searchText", /200 characters/],
  [`searchText=${"word%20".repeat(1_700)}`, "searchText", /200 characters/],
  ["searchText=a&searchText=b", "searchText", /once/],
  [`coreSkills=${Array.from({ length: 61 }, (_, index) => `skill${index}`).join(",")}`, "coreSkills", /60 values/],
  ["lastKey=nonsense", "lastKey", /cursor/],
];
for (const [query, field, words] of REFUSED) {
  test(`${query.slice(0, 60)} is refused by name`, async () => {
    const answer = await app.get(`${LIST}?${query}`);
    const refusal = refusalIn(answer);
    assert.equal(answer.status, 400, answer.text.slice(0, 200));
    assert.equal(refusal.field, field);
    assert.equal(refusal.errorCode, field === "lastKey" ? "INVALID_CURSOR" : "INVALID_PARAMETER");
    assert.match(refusal.errorMsg, words);
    assert.match(refusal.errorMsg, new RegExp(`^${field}: `));
    assert.equal(refusal.requestId, answer.headers["x-request-id"]);
  });
}

test("empty parameters count as absent", async () => {
  const empty = ["searchText", "location", "salaryRange", "sortOrder", "pageSize", "companyId", "minSalary"]
    .map((name) => `${name}=`)
    .join("&");
  const answer = await app.get(`${LIST}?${empty}`);
  assert.equal(answer.status, 200, answer.text);
});

test("graduates find first jobs before internships", async () => {
  const company = await aCompany(app.db, { name: "Oboe Works" });
  const ago = (seconds: number) => new Date(app.now.getTime() - 1000 * seconds);
  const [first, intern] = await someJobs(app.db, [
    { companyId: company.id, createdAt: ago(60), jobTitle: "Oboe Maker Trainee" },
    { companyId: company.id, createdAt: ago(30), jobTitle: "Oboe Maker Intern" },
  ]);
  const { data } = await page<JobCard>(app, LIST, { searchText: "oboe maker new grad" });
  assert.deepEqual(
    data.map(({ id }) => id),
    [first!.id, intern!.id],
  );
});
