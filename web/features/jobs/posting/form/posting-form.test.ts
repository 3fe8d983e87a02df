// Checks how the job form is parsed, and its validation.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  controlOf,
  differences,
  EMPTY_FIELDS,
  flawsOfForm,
  isSame,
  type PostingForm,
  readForm,
  toForm,
} from "./posting-form.ts";

const EMPTY = toForm(EMPTY_FIELDS);

const PAY: [string, string, unknown, boolean][] = [
  ["", "", [null, null], true],
  ["12", "20.5", [12, 20.5], true],
  [" 1,000 ", ".5", [1000, 0.5], true],
  ["12.", "", [12, null], true],
  ["12 lakhs", "20", [null, 20], false],
  ["-1", "", [null, null], false],
  ["1e2", "", [null, null], false],
  ["1001", "", [null, null], false],
];
describe("pay", () => {
  for (const [salaryMin, salaryMax, read, isRead] of PAY)
    test(`“${salaryMin}” to “${salaryMax}”`, () => {
      const { fields, unreadable } = readForm({ ...EMPTY, salaryMin, salaryMax });
      assert.deepEqual([fields.salaryLakhs.min, fields.salaryLakhs.max], read);
      assert.equal(unreadable.length, isRead ? 0 : 1);
    });
});

const YEARS: [string, unknown, boolean][] = [
  ["", null, true],
  ["0", 0, true],
  ["5", 5, true],
  ["5.0", 5, true],
  ["2.5", null, false],
  ["61", null, false],
  ["five", null, false],
];
describe("years", () => {
  for (const [yearsMin, read, isRead] of YEARS)
    test(`“${yearsMin}”`, () => {
      const { fields, unreadable } = readForm({ ...EMPTY, yearsMin });
      assert.equal(fields.experienceYears.min, read);
      assert.equal(unreadable.length, isRead ? 0 : 1);
    });
});

test("parsing reverses what was shown", () => {
  const fields = {
    ...EMPTY_FIELDS,
    department: "Design",
    salaryLakhs: { min: 7.35, max: 1000 },
    experienceYears: { min: 0, max: null },
  };
  assert.deepEqual(readForm(toForm(fields)).fields, fields);
});

const FLAWS: [string, Partial<PostingForm>, string[]][] = [
  [
    "an empty form",
    {},
    [
      "jobTitle",
      "typeofEmployment",
      "experienceYears",
      "workMode",
      "locations",
      "salaryLakhs",
      "coreSkills",
      "description",
    ],
  ],
  ["one sentence for an unparsable field", { ...ready(), salaryMin: "lots" }, ["salaryLakhs"]],
  ["nothing", ready(), []],
];
function ready(): PostingForm {
  return {
    ...EMPTY,
    jobTitle: "Bridge Builder",
    typeofEmployment: "FULL_TIME",
    workMode: "WFH",
    salaryMin: "1",
    salaryMax: "2",
    yearsMin: "0",
    coreSkills: ["Java"],
    description: "x".repeat(100),
  };
}
describe("what is missing:", () => {
  for (const [what, changes, fields] of FLAWS)
    test(what, () =>
      assert.deepEqual(
        flawsOfForm({ ...EMPTY, ...changes }).map(({ field }) => field),
        fields,
      ),
    );
  test("each leads to a control", () => assert.equal(controlOf("experienceYears"), "field-yearsMin"));
});

test("drafts are compared by their values", () => {
  const turned = { ...EMPTY_FIELDS, salaryLakhs: { max: null, min: null } };
  assert.equal(isSame(EMPTY_FIELDS, turned), true);
  const other = { ...EMPTY_FIELDS, jobTitle: "Other", salaryLakhs: { min: 1, max: 2 } };
  assert.equal(isSame(EMPTY_FIELDS, other), false);
  assert.deepEqual(differences(EMPTY_FIELDS, other), ["Job title", "Pay"]);
});
