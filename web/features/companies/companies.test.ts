// The data of company cards and pages, and the round trip of packed rows.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Company } from "../../../contract/companies/wire.ts";
import {
  answersText,
  packCompanyRows,
  presentCompanies,
  type ReferralFacts,
  refereesText,
  teamSizeText,
  unpackCompanyRows,
  webAddress,
} from "./present-company.ts";

const companyWith = (facts: Partial<Company> = {}): Company => ({
  SK: "01990000-0000-7000-8000-0000000000c1",
  name: "Lumen & Loom",
  logo: "loom.svg",
  logoUrl: "/images/loom.svg",
  linkedIn: "https://www.linkedin.com/company/loom",
  website: "https://loom.example",
  careerPage: "loom.example/careers",
  provenDomain: null,
  industry: "Manufacturing",
  teamSize: "51-200",
  headquarters: "Pune",
  about: "Weaves.",
  foundedYear: 1998,
  openJobs: 3,
  answers: [],
  referrals: { referees: 0, requests: 0, answeredPercent: null, medianHours: null },
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

const RECORDS: [facts: ReferralFacts, text: string][] = [
  [{ referees: 1, requests: 3, answeredPercent: null, medianHours: null }, ""],
  [{ referees: 1, requests: 5, answeredPercent: 80, medianHours: null }, "80% of 5 requests answered in time."],
  [
    { referees: 2, requests: 14, answeredPercent: 93, medianHours: 6.4 },
    "93% of 14 requests answered in time. First answer in about 6 hours.",
  ],
  [
    { referees: 2, requests: 9, answeredPercent: 100, medianHours: 60 },
    "100% of 9 requests answered in time. First answer in about 3 days.",
  ],
];
for (const [facts, text] of RECORDS)
  test(`the record ${JSON.stringify(facts)}`, () => assert.equal(answersText(facts), text));

test("how many refer, in words", () => {
  assert.deepEqual([0, 1, 12].map(refereesText), [
    "No one refers here yet.",
    "1 person refers here.",
    "12 people refer here.",
  ]);
});

test("rows that an earlier release packed claim nothing of referrals", () => {
  const packed = JSON.stringify([["id", "Loom", null, null, null, null, null, 3, []]]);
  assert.equal(unpackCompanyRows(packed)[0]?.referrals.referees, 0);
});
