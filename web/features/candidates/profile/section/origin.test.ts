// Checks the reported origin of a field.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CandidateProfile, ProfileField } from "../../../../../contract/candidates/wire.ts";
import type { ParsedResume } from "../../../../../contract/resumes/wire.ts";
import { fieldsToCheck, originOf } from "./origin.ts";

const READ: ParsedResume = {
  status: "OK",
  name: "Asha Rao",
  email: null,
  phone: null,
  links: [],
  location: "Pune",
  designation: "Engineer",
  summary: null,
  YOE: 4,
  companies: [],
  institutions: [],
  coreSkills: [{ skillName: "Java" }],
  softSkills: [],
  confidence: { location: 0.9, designation: 0.4, coreSkills: 0.8 },
  sources: { location: "Pune, India", designation: "Engineer" },
  warnings: [],
  parserVersion: "1",
  taxonomyVersion: "1",
};

const profileWith = (part: Partial<CandidateProfile>): CandidateProfile => ({
  designation: "Engineer",
  YOE: 4,
  location: "Pune",
  summary: null,
  links: [],
  coreSkills: ["Java"],
  softSkills: [],
  experience: [],
  education: [],
  preferences: { roles: [], cities: [], workModes: [], salaryLakhs: null, noticePeriodDays: null },
  version: 1,
  edited: [],
  fromCv: READ,
  softSkillProposals: [],
  photoUrl: null,
  deletionDueAt: null,
  ...part,
});

describe("originOf", () => {
  const CASES: [string, Partial<CandidateProfile>, ProfileField, unknown][] = [
    ["read with high confidence", {}, "location", { kind: "read", line: "Pune, India" }],
    ["read with low confidence", {}, "designation", { kind: "check", line: "Engineer" }],
    ["read without a confidence", {}, "YOE", { kind: "read", line: null }],
    ["not on the CV", {}, "summary", null],
    ["no CV", { fromCv: null }, "location", null],
    ["confirmed", { edited: ["designation"] }, "designation", null],
    ["changed", { edited: ["location"], location: "Goa" }, "location", { kind: "own", inCv: "Pune" }],
    ["skills changed", { edited: ["coreSkills"], coreSkills: ["Go"] }, "coreSkills", { kind: "own", inCv: ["Java"] }],
    ["taken away", { edited: ["location"], location: null }, "location", { kind: "own", inCv: "Pune" }],
    ["never on a CV", {}, "preferences", null],
  ];
  for (const [what, part, field, origin] of CASES)
    test(what, () => assert.deepEqual(originOf(profileWith(part), field), origin));
});

test("fields to check, until they are confirmed", () => {
  assert.deepEqual(fieldsToCheck(profileWith({})), ["designation"]);
  assert.deepEqual(fieldsToCheck(profileWith({ edited: ["designation"] })), []);
});
