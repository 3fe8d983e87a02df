// Checks companies through the API: list, filters, near names, paging, one company and its logo; and that writers agree on names.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Company, companyList, company as companySchema } from "../../contract/companies/wire.ts";
import { TEAM_SIZES } from "../../contract/jobs/filters.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { everyRow, page } from "../../tests/support/paging.ts";
import { ensureCompanies } from "./index.ts";

const app = await startApp({ jobs: 500 });
const LIST = "/api/company";
const all = await everyRow<Company>(app, LIST, { pageSize: "100" });
const idsOf = (companies: readonly Company[]) => companies.map((company) => company.SK);
const byOpenJobs = (a: Company, b: Company) => b.openJobs - a.openJobs || (a.SK < b.SK ? 1 : -1);

test("every company is listed once, most open jobs first, exactly as the contract says", async () => {
  const [counted] = await app.db.query<{ n: number }>("select count(*)::int as n from company");
  assert.equal(all.length, counted!.n);
  assert.ok(all.length >= 60);
  assert.equal(new Set(idsOf(all)).size, all.length);
  assert.deepEqual(all, all.toSorted(byOpenJobs));
  for (const company of all) companySchema.strict().parse(company);
  companyList.strict().parse(await page(app, LIST, {}));
});

test("pages of any size make the same list, in both orders", async () => {
  for (const pageSize of ["1", "7", "64"]) assert.deepEqual(idsOf(await everyRow(app, LIST, { pageSize })), idsOf(all));
  assert.deepEqual(idsOf(await everyRow(app, LIST, { sortOrder: "asc", pageSize: "9" })), idsOf(all).reverse());
});

test("openJobs counts what the list of the company's jobs shows", async () => {
  for (const company of all.slice(0, 10))
    assert.equal(
      (await everyRow(app, "/api/job/", { companyId: company.SK, pageSize: "100" })).length,
      company.openJobs,
    );
});

const industries = [...new Set(all.map((company) => company.industry ?? ""))].filter(Boolean);
const FILTERS: [Record<string, string | string[]>, (company: Company) => boolean][] = [
  ...industries
    .slice(0, 6)
    .map((name) => [{ industryName: name }, (company: Company) => company.industry === name] as never),
  [{ industryName: industries.slice(0, 2) }, (company) => industries.slice(0, 2).includes(company.industry ?? "")],
  [{ industryName: industries[0]!.toUpperCase() }, (company) => company.industry === industries[0]],
  [{ industryName: [industries[0]!, industries[0]!.toUpperCase()] }, (company) => company.industry === industries[0]],
  [{ industryName: "No such industry" }, () => false],
  ...TEAM_SIZES.map((size) => [{ teamSize: size }, (company: Company) => company.teamSize === size] as never),
  [{ teamSize: "1-10,11-50" }, (company) => company.teamSize === "1-10" || company.teamSize === "11-50"],
  [
    { industryName: industries[0]!, teamSize: "51-200" },
    (company) => company.industry === industries[0] && company.teamSize === "51-200",
  ],
];
for (const [query, isWanted] of FILTERS) {
  test(`${JSON.stringify(query)}: exactly the companies that match`, async () => {
    const found = await everyRow<Company>(app, LIST, { ...query, pageSize: "3" });
    assert.deepEqual(idsOf(found), idsOf(all.filter(isWanted)));
  });
}

describe("searchText", () => {
  const subject = all[3]!;
  test("finds a name, its beginning, in any case, and with a letter wrong", async () => {
    const { name } = subject;
    const slip = `${name.slice(0, 2)}${name.slice(3)}`;
    for (const searchText of [name, name.toUpperCase(), ` ${name} `, name.slice(0, -2), slip]) {
      const found = await page<Company>(app, LIST, { searchText, pageSize: "5" });
      assert.ok(
        idsOf(found.data).includes(subject.SK),
        `${searchText}: ${found.data.map((company) => company.name).join(", ")}`,
      );
    }
    assert.equal((await page<Company>(app, LIST, { searchText: name })).data[0]?.SK, subject.SK);
  });

  test("goes together with filters and pages", async () => {
    const word = subject.name.split(" ")[0]!.slice(0, 4);
    const whole = idsOf(await everyRow(app, LIST, { searchText: word, pageSize: "100" }));
    assert.deepEqual(idsOf(await everyRow(app, LIST, { searchText: word, pageSize: "1" })), whole);
    const filtered = await everyRow<Company>(app, LIST, { searchText: subject.name, teamSize: subject.teamSize! });
    assert.ok(filtered.length > 0 && filtered.every((company) => company.teamSize === subject.teamSize));
  });

  for (const searchText of ["zzzqqqxx", "'", '"', "%", "_", "\\", "&|!", "😀", "\u0000", "(", "a", "the", "日本"]) {
    test(`${JSON.stringify(searchText)} gets a plain list`, async () => {
      const { data } = await page<Company>(app, LIST, { searchText });
      for (const company of data) companySchema.parse(company);
      if (searchText === "zzzqqqxx") assert.deepEqual(data, []);
    });
  }
});

const REFUSED: [string, string][] = [
  ["industry=Fintech", "industry"],
  ["teamSize=many", "teamSize"],
  ["sortOrder=relevance", "sortOrder"],
  ["pageSize=1000", "pageSize"],
  ["lastKey=x", "lastKey"],
  [`searchText=${"a".repeat(10_240)}`, "searchText"],
];
for (const [query, field] of REFUSED) {
  test(`${query.slice(0, 40)} is refused by name`, async () => {
    const answer = await app.get(`${LIST}?${query}`);
    assert.deepEqual([answer.status, refusalIn(answer).field], [400, field], answer.text.slice(0, 200));
  });
}

test("one company comes as a list of one", async () => {
  for (const company of all.slice(0, 5))
    assert.deepEqual((await app.get(`${LIST}/${company.SK}`)).body, [
      { ...company, culture: null, benefits: [], offices: [], links: [], cover: null, photos: [], answerTime: null },
    ]);
  for (const id of ["1", "%27", "00000000-0000-0000-0000-000000000000"])
    assert.equal((await app.get(`${LIST}/${id}`)).status, 404);
});

describe("logos", () => {
  test("are drawings that may run nothing", async () => {
    const { logoUrl, logo } = all.find((company) => company.logoUrl !== null)!;
    assert.equal(logoUrl, `/images/logos/${logo}`);
    const answer = await app.get(logoUrl!);
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers["content-type"]), /^image\/svg\+xml/);
    assert.match(String(answer.headers["content-security-policy"]), /default-src 'none'.*sandbox/);
    assert.match(String(answer.headers["cache-control"]), /max-age=86400/);
    assert.equal(answer.headers["x-content-type-options"], "nosniff");
    assert.match(answer.text, /^<svg /);
  });
  for (const name of ["nothing.svg", "..%2f..%2fetc%2fpasswd", "%00", "a".repeat(290)])
    test(`${name.slice(0, 30)} is a 404`, async () =>
      assert.equal((await app.get(`/images/logos/${name}`)).status, 404));
});

test("writers that add the same names at once end with one company each", async () => {
  const names = ["Twin One", "Twin  two", " twin ONE ", "Twin Three"];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      app.db.transaction((tx) =>
        ensureCompanies(
          tx,
          (turn % 2 ? names : names.toReversed()).map((name) => ({ name })),
        ),
      ),
    ),
  );
  for (const answer of answers) assert.deepEqual(Object.fromEntries(answer), Object.fromEntries(answers[0]!));
  assert.deepEqual([...answers[0]!.keys()].sort(), ["twin one", "twin three", "twin two"]);
  const stored = await app.db.query("select name from company where name ilike 'twin%'");
  assert.equal(stored.length, 3);
});

test("a name that is taken is refused by the database", async () => {
  await aCompany(app.db, { name: "Only Once" });
  await assert.rejects(aCompany(app.db, { name: "only  ONCE" }), /company_name_key/);
});

test("a company without logo has none in its jobs' cards either", async () => {
  const job = await aJob(app.db, { externalJobId: "test:logo:1" });
  const { body } = await app.get<{ companyDetails: object; companyLogoUrl: null }>(`/api/job/${job.id}`);
  assert.deepEqual({ ...body.companyDetails, name: "" }, { name: "", logo: null, logoUrl: null });
  assert.equal(body.companyLogoUrl, null);
});
