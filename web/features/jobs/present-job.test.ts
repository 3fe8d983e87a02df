// What cards and the job page show of a job, and that rows survive packing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { jobWith } from "../../../tests/support/job-details.ts";
import { packJobRows, unpackJobRows } from "./job-row.ts";
import { presentJobDetail, presentJobs } from "./present-job.ts";

const now = Date.parse("2026-11-03T08:00:00Z");
const rowOf = (facts: Parameters<typeof jobWith>[0]) => presentJobs([jobWith(facts)], now)[0]!;

test("a job posted here", () => {
  const row = rowOf({});
  assert.equal(row.isExternal, false);
  assert.equal(row.logo, "/images/loom.svg");
  assert.equal(row.ago, "2 days ago");
  assert.deepEqual(row.skills, ["TypeScript", "PostgreSQL"]);
});

test("an external job is known by its id and dated by its source", () => {
  const row = rowOf({
    externalJobId: "greenhouse:acme:1",
    jobPostedDate: "2026-11-02T08:00:00Z",
    companyDetails: { name: "Acme", logo: null, logoUrl: null },
    companyLogoUrl: "https://acme.example/logo.png",
  });
  assert.equal(row.isExternal, true);
  assert.equal(row.ago, "yesterday");
  assert.equal(row.logo, "https://acme.example/logo.png");
});

test("what is not told is Not Disclosed", () => {
  const row = rowOf({
    typeofEmployment: null,
    workMode: null,
    salaryRange: null,
    location: { fullLocation: [], city: null },
  });
  assert.deepEqual(
    [row.employmentType, row.workMode, row.salary, row.places],
    Array.from({ length: 4 }, () => "Not Disclosed"),
  );
});

test("four skills are shown and the rest counted; technical ones stand in when there are no core skills", () => {
  const skills = Array.from({ length: 30 }, (_, index) => `Skill ${index}`);
  const row = rowOf({ coreSkills: skills });
  assert.equal(row.skills.length, 4);
  assert.equal(row.moreSkills, 26);
  assert.deepEqual(rowOf({ coreSkills: [] }).skills, ["PostgreSQL", "Linux"]);
});

test("the match score's facts are all skills, however many are shown, and the years asked for", () => {
  const coreSkills = Array.from({ length: 9 }, (_, index) => `Skill ${index}`);
  const facts = { coreSkills, softSkills: ["Teamwork"], minYears: 2 };
  assert.deepEqual(rowOf({ coreSkills }).match, facts);
  assert.deepEqual(presentJobDetail(jobWith({ coreSkills }), now).match, facts);
  assert.equal(rowOf({ experienceRange: { min: 0, max: 0 }, experienceStated: false }).match.minYears, 0);
});

test("packed rows come back as they were", () => {
  const rows = presentJobs(
    [
      jobWith({ coreSkills: [], technicalSkills: ["SQL", "Go", "C++", "C#", "Rust", "Zig"] }),
      jobWith({ coreSkills: [], technicalSkills: [], softSkills: [] }),
      { ...jobWith({ isCompanyProven: true }), why: ["It is near."] },
      jobWith({ isCompanyProven: true, coreSkills: [] }),
      jobWith({ jobTitle: 'Tabs\tand "quotes" and </script>' }),
      jobWith({
        id: "01990000-0000-7000-8000-000000000002",
        externalJobId: "lever:x:1",
        location: { fullLocation: ["A", "B", "C", "D"], city: null },
        companyDetails: { name: "", logo: null, logoUrl: null },
      }),
    ],
    now,
  );
  assert.deepEqual(unpackJobRows(packJobRows(rows)), rows);
  assert.deepEqual(unpackJobRows("[]"), []);
});

test("the job page repeats no core skill among the technical ones", () => {
  assert.deepEqual(presentJobDetail(jobWith(), now).technicalSkills, ["Linux"]);
});

const addresses: [jobUrl: string | null, shown: string | null][] = [
  ["https://acme.example/jobs/1", "https://acme.example/jobs/1"],
  ["http://acme.example/jobs/1", "http://acme.example/jobs/1"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://", null],
  ["apply in person", null],
  [null, null],
];
for (const [jobUrl, shown] of addresses) {
  test(`the employer's page of ${jobUrl} is ${shown}`, () => {
    assert.equal(presentJobDetail(jobWith({ externalJobId: "x:y:1", jobUrl }), now).externalUrl, shown);
  });
}

test("a job posted here leads nowhere else", () => {
  assert.equal(presentJobDetail(jobWith({ jobUrl: "https://acme.example/1" }), now).externalUrl, null);
});
