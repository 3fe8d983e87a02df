// Checks, by tables, what may become of posted jobs, how their skills are named, and how fields and records follow from each other.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { postingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { JobStatus } from "../../../contract/jobs/wire.ts";
import { aPosting } from "../../../tests/support/postings.ts";
import { fieldsOfJob, type ListedFacts, recordOfFields } from "./job-fields.ts";
import {
  type Hindrance,
  isSame,
  listedUntil,
  type Standing,
  warnedUpTo,
  whyNotChange,
  whyNotClose,
  whyNotRepost,
  withCanonicalSkills,
} from "./rules.ts";

const standing = (status: JobStatus, facts: Partial<Standing> = {}): Standing => ({
  status,
  badJob: false,
  isExternal: false,
  ...facts,
});

const MAY: [string, Standing, Record<"change" | "close" | "repost", Hindrance | null>][] = [
  ["an open job", standing("PUBLISHED"), { change: null, close: null, repost: "STILL_OPEN" }],
  ["a closed job", standing("CLOSED"), { change: "NOT_OPEN", close: null, repost: null }],
  ["an expired job", standing("EXPIRED"), { change: "NOT_OPEN", close: null, repost: null }],
  ["a draft", standing("DRAFT"), { change: "NOT_OPEN", close: null, repost: "STILL_OPEN" }],
  ["a frozen job", standing("PUBLISHED", { badJob: true }), { change: "FROZEN", close: null, repost: "FROZEN" }],
  [
    "a frozen job that was closed",
    standing("CLOSED", { badJob: true }),
    { change: "FROZEN", close: null, repost: "FROZEN" },
  ],
  [
    "a job from outside",
    standing("PUBLISHED", { isExternal: true }),
    { change: "EXTERNAL", close: "EXTERNAL", repost: "EXTERNAL" },
  ],
];
describe("what hinders", () => {
  for (const [what, job, hindrances] of MAY)
    test(what, () =>
      assert.deepEqual({ change: whyNotChange(job), close: whyNotClose(job), repost: whyNotRepost(job) }, hindrances),
    );
});

test("a job is listed for ninety days and warned of in its last seven", () => {
  const now = new Date("2026-01-01T10:00:00Z");
  assert.equal(listedUntil(now).toISOString(), "2026-04-01T10:00:00.000Z");
  assert.equal(warnedUpTo(now).toISOString(), "2026-01-08T10:00:00.000Z");
});

const NAMED: [string[], string[]][] = [
  [["js", "JavaScript"], ["JavaScript"]],
  [["ms excel"], ["Microsoft Excel"]],
  [["  Bridge   laying "], ["Bridge laying"]],
  [
    ["Bridge laying", "bridge-laying", "SQL"],
    ["Bridge laying", "SQL"],
  ],
  [[], []],
];
for (const [typed, named] of NAMED)
  test(`skills ${JSON.stringify(typed)} are named by the taxonomy, once each`, () => {
    const fields = withCanonicalSkills(aPosting({ coreSkills: typed, softSkills: typed }));
    assert.deepEqual([fields.coreSkills, fields.softSkills], [named, named]);
  });

test("two drafts are the same whatever the order of their keys", () => {
  const fields = aPosting();
  const turned = Object.fromEntries(Object.entries(fields).reverse()) as typeof fields;
  assert.equal(isSame(fields, { ...turned, salaryLakhs: { max: 20, min: 12.5 } }), true);
  assert.equal(isSame(fields, { ...fields, locations: ["Delhi"] }), false);
  assert.equal(isSame(fields, { ...fields, locations: [...fields.locations, "Delhi"] }), false);
});

const frame = {
  id: "0191f1a0-0000-7000-8000-000000000000",
  companyId: "0191f1a0-0000-7000-8000-000000000001",
  status: "PUBLISHED",
  badJob: false,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  expiresAt: null,
} as const;

const PAY: [string, ReturnType<typeof aPosting>["salaryLakhs"], [number, number] | null][] = [
  ["lakhs", { min: 12.5, max: 20 }, [1_250_000, 2_000_000]],
  ["odd fractions", { min: 7.35, max: 7.35 }, [735_000, 735_000]],
  ["none", { min: null, max: null }, null],
];
for (const [what, salaryLakhs, rupees] of PAY)
  test(`pay in ${what} becomes whole rupees a year`, () => {
    const { pay } = recordOfFields(aPosting({ salaryLakhs }), frame);
    assert.deepEqual(pay && [pay.min, pay.max, pay.currency, pay.period], rupees && [...rupees, "INR", "YEAR"]);
  });

test("an open end of years is the spec's 9999, a blank department none", () => {
  const record = recordOfFields(aPosting({ experienceYears: { min: 3, max: null }, department: "" }), frame);
  assert.deepEqual([record.experience, record.department], [{ min: 3, max: 9999 }, null]);
});

const LISTED: ListedFacts = {
  jobTitle: "Bridge Builder",
  department: null,
  locations: ["Pune"],
  typeofEmployment: null,
  workMode: null,
  displaySalaryRange: true,
  coreSkills: [],
  softSkills: [],
  payMin: 1_250_000,
  payMax: 2_000_000,
  payCurrency: "INR",
  payPeriod: "YEAR",
  experienceMin: 2,
  experienceMax: 9999,
  description: "<p>We build.</p><ul><li>Bridges</li></ul>",
};
test("a job that was not typed here can be edited", () => {
  const fields = fieldsOfJob(LISTED);
  assert.deepEqual(fields.salaryLakhs, { min: 12.5, max: 20 });
  assert.deepEqual(fields.experienceYears, { min: 2, max: null });
  assert.equal(fields.description, "We build.\n\n- Bridges");
});
test("pay by the hour, or in dollars, is left to be typed", () => {
  for (const other of [{ payPeriod: "HOUR" }, { payCurrency: "USD" }])
    assert.deepEqual(fieldsOfJob({ ...LISTED, ...other }).salaryLakhs, { min: null, max: null });
});
test("more pay or years than the form takes are left to be typed", () => {
  const fields = fieldsOfJob({ ...LISTED, payMax: 100_000_100, experienceMin: 61, experienceMax: 99 });
  assert.deepEqual(fields.salaryLakhs, { min: null, max: null });
  assert.deepEqual(fields.experienceYears, { min: null, max: null });
});
test("whatever was listed, its fields are what the contract takes", () => {
  const fields = fieldsOfJob({
    ...LISTED,
    jobTitle: ` ${"t".repeat(400)}`,
    department: " ".repeat(90),
    locations: ["", " ", ...Array(40).fill("x".repeat(300))],
    coreSkills: [""],
    payMax: 2_000_000_000,
    experienceMax: 200,
    description: `<p>${"&amp;🌉".repeat(20_000)}</p>`,
  });
  assert.deepEqual(postingDraft.parse(fields), fields);
});
test("what is too long for the form is cut between characters", () => {
  const { jobTitle, coreSkills } = fieldsOfJob({
    ...LISTED,
    jobTitle: `${"x".repeat(149)}🌉 over the river`,
    coreSkills: Array.from({ length: 40 }, (_, at) => `skill ${at}`),
  });
  assert.equal(jobTitle, "x".repeat(149));
  assert.equal(coreSkills.length, 15);
});
