// Checks a company's own page over HTTP: who may write it, which texts, what visitors and filters see, and two at once.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CompanyPage } from "../../contract/companies/wire.ts";
import type { OwnCompany } from "../../contract/recruiting/company-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";

const app = await startApp();
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter", "corporate-admin");
await app.db.query("update company set website = 'https://www.acme.com' where id = $1", [firm.companyId]);
const job = await aJob(app.db, { companyId: firm.companyId });
const change = (person: Person, body: object) => person.send<OwnCompany>("PATCH", "/api/corporate/company", body);
const shown = async () => (await app.get<CompanyPage[]>(`/api/company/${firm.companyId}`)).body[0];

test("what an admin writes is on the company's page, as plain text and in one spelling", async () => {
  const answer = await change(firm.admin, {
    about: "  We build <b>bridges</b>.\n\nAnd dams.\u0000 ",
    benefits: ["  Free\nlunch ", "", "Free lunch", "Six weeks off"],
    offices: ["Pune, Baner Road"],
    industry: " Civil   Engineering ",
    teamSize: "51-200",
    headquarters: "Pune",
    foundedYear: 1987,
    website: "acme.com/about",
    careerPage: "https://careers.acme.com/",
    linkedIn: "https://www.linkedin.com/company/acme",
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.body, {
    id: firm.companyId,
    name: firm.name,
    about: "We build <b>bridges</b>.\n\nAnd dams.",
    benefits: ["Free lunch", "Six weeks off"],
    offices: ["Pune, Baner Road"],
    industry: "Civil Engineering",
    teamSize: "51-200",
    headquarters: "Pune",
    foundedYear: 1987,
    website: "https://acme.com/about",
    careerPage: "https://careers.acme.com/",
    linkedIn: "https://www.linkedin.com/company/acme",
    provenDomain: null,
  });
  assert.deepEqual((await firm.admin.send("GET", "/api/corporate/company")).body, answer.body);
  const page = await shown();
  assert.deepEqual(
    [page?.benefits, page?.offices, page?.foundedYear],
    [["Free lunch", "Six weeks off"], ["Pune, Baner Road"], 1987],
  );
  const found = await app.get<{ data: { id: string }[] }>("/api/job/?industry=Civil%20Engineering&teamSize=51-200");
  assert.deepEqual(
    found.body.data.map(({ id }) => id),
    [job.id],
    "filters follow the company's facts",
  );
});

test("what is left out stays, and an empty text removes", async () => {
  const answer = await change(firm.admin, { about: "", teamSize: null, benefits: [] });
  assert.deepEqual(
    [answer.body.about, answer.body.teamSize, answer.body.benefits, answer.body.industry, answer.body.offices],
    [null, null, [], "Civil Engineering", ["Pune, Baner Road"]],
  );
});

test("of two who save different fields at once, both stay", async () => {
  const [one, , two] = firm.people as [Person, Person, Person];
  await Promise.all([change(one, { headquarters: "Delhi" }), change(two, { foundedYear: 1990 })]);
  const page = await shown();
  assert.deepEqual([page?.headquarters, page?.foundedYear], ["Delhi", 1990]);
});

describe("refused", () => {
  const CASES: { name: string; body: object; status: number; field: string }[] = [
    { name: "too long a text", body: { about: "x".repeat(4_001) }, status: 400, field: "about" },
    { name: "too long a benefit", body: { benefits: ["x".repeat(121)] }, status: 400, field: "benefits.0" },
    {
      name: "too many offices",
      body: { offices: Array.from({ length: 21 }, (_, n) => `Office ${n}`) },
      status: 400,
      field: "offices",
    },
    { name: "an unknown size", body: { teamSize: "12" }, status: 400, field: "teamSize" },
    { name: "a year that is none", body: { foundedYear: 12.5 }, status: 400, field: "foundedYear" },
    { name: "a script as a link", body: { careerPage: "javascript:alert(1)" }, status: 400, field: "careerPage" },
    { name: "another name", body: { name: "Evil" }, status: 400, field: "name" },
    {
      name: "a website at another company's domain",
      body: { website: "https://google.com" },
      status: 422,
      field: "website",
    },
    { name: "a website on a shared host", body: { website: "https://acme.github.io" }, status: 422, field: "website" },
    {
      name: "a profile elsewhere than on LinkedIn",
      body: { linkedIn: "https://linkedin.com.evil.org/x" },
      status: 422,
      field: "linkedIn",
    },
  ];
  for (const { name, body, status, field } of CASES)
    test(name, async () => {
      const answer = await change(firm.admin, body);
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).field?.split(".")[0], field.split(".")[0]);
    });

  test("for recruiters, people without a company, platform admins, admins of before, and without a token", async () => {
    const [, recruiter] = firm.people as [Person, Person];
    const others = [recruiter, await signedIn(app), await signedIn(app, { groups: ["admin"] })];
    const former = (await aFirm(app)).admin;
    await app.db.query("delete from company_member where account_id = $1", [former.accountId]);
    for (const person of [...others, former]) {
      assert.equal((await change(person, { about: "Mine" })).status, 403);
      assert.equal((await person.send("GET", "/api/corporate/company")).status, 403);
    }
    assert.equal((await app.get("/api/corporate/company")).status, 401);
  });
});

test("a domain that is proven or was added is the company's too", async () => {
  await app.db.query("update company set proven_domain = 'acme.in', proven_at = now() where id = $1", [firm.companyId]);
  assert.equal((await change(firm.admin, { website: "https://www.acme.in" })).status, 200);
});
