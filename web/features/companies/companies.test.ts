// The data of company cards and pages, and the round trip of packed rows.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Company } from "../../../contract/companies/wire.ts";
import { packCompanyRows, presentCompanies, teamSizeText, unpackCompanyRows, webAddress } from "./present-company.ts";

const companyWith = (facts: Partial<Company> = {}): Company => ({
  SK: "01990000-0000-7000-8000-0000000000c1",
  name: "Lumen & Loom",
  logo: "loom.svg",
  logoUrl: "/images/loom.svg",
  linkedIn: "https://www.linkedin.com/company/loom",
  website: "https://loom.example",
  careerPage: "loom.example/careers",
  industry: "Manufacturing",
  teamSize: "51-200",
  headquarters: "Pune",
  about: "Weaves.",
  foundedYear: 1998,
  openJobs: 3,
  answers: [],
  ...facts,
});

const addresses: [given: string | null, shown: string | null][] = [
  ["https://loom.example/careers", "https://loom.example/careers"],
  ["loom.example/careers", "https://loom.example/careers"],
  ["http://loom.example", "http://loom.example/"],
  ["javascript:alert(1)", null],
  ["mailto:jobs@loom.example", null],
  ["ask us", null],
  ["localhost", null],
  ["", null],
  [null, null],
];
for (const [given, shown] of addresses) {
  test(`the address of ${JSON.stringify(given)} is ${shown}`, () => assert.equal(webAddress(given), shown));
}

test("team sizes in words", () => {
  assert.equal(teamSizeText("51-200"), "51–200 people");
  assert.equal(teamSizeText("5000+"), "5000+ people");
  assert.equal(teamSizeText(null), null);
});

test("a card shows known facts and nothing else", () => {
  const [row] = presentCompanies([companyWith({ teamSize: null })]);
  assert.deepEqual([row?.industry, row?.teamSize], ["Manufacturing", null]);
  assert.equal(presentCompanies([companyWith()])[0]?.teamSize, "51–200 people");
});

test("packed rows survive a round trip", () => {
  const rows = presentCompanies([
    companyWith(),
    companyWith({ name: 'A "B" </script>', linkedIn: null, logoUrl: null }),
  ]);
  assert.deepEqual(unpackCompanyRows(packCompanyRows(rows)), rows);
});
