// Checks what keeps a job from being published, and how what is typed is cleaned.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { flawsOfPosting } from "./posting-rules.ts";
import { type PostingDraft, postingDraft } from "./posting-wire.ts";

const READY: PostingDraft = {
  jobTitle: "Bridge Builder",
  department: null,
  locations: ["Pune"],
  typeofEmployment: "FULL_TIME",
  workMode: "WFO",
  salaryLakhs: { min: 10, max: 20 },
  displaySalaryRange: true,
  hidePayReason: null,
  experienceYears: { min: 0, max: null },
  coreSkills: ["Java"],
  softSkills: [],
  description: "x".repeat(100),
};

const FLAWS: [string, Partial<PostingDraft>, string[]][] = [
  ["nothing", {}, []],
  ["no title", { jobTitle: "  " }, ["jobTitle"]],
  ["two letters of a title", { jobTitle: "QA" }, ["jobTitle"]],
  ["no type", { typeofEmployment: null }, ["typeofEmployment"]],
  ["no work mode", { workMode: null }, ["workMode"]],
  ["no place", { locations: [] }, ["locations"]],
  ["no place in a hybrid job", { locations: [], workMode: "HYBRID" }, ["locations"]],
  ["no place, from home", { locations: [], workMode: "WFH" }, []],
  ["no pay", { salaryLakhs: { min: null, max: null } }, ["salaryLakhs"]],
  ["half of the pay", { salaryLakhs: { min: 10, max: null } }, ["salaryLakhs"]],
  ["pay of nothing", { salaryLakhs: { min: 0, max: 0 } }, ["salaryLakhs"]],
  ["pay upside down", { salaryLakhs: { min: 20, max: 10 } }, ["salaryLakhs"]],
  ["hidden pay without a reason", { displaySalaryRange: false }, ["hidePayReason"]],
  ["hidden pay with a reason", { displaySalaryRange: false, hidePayReason: "NEGOTIABLE" }, []],
  [
    "no pay and a reason",
    { salaryLakhs: { min: null, max: null }, displaySalaryRange: false, hidePayReason: "COMPANY_POLICY" },
    [],
  ],
  [
    "half of a hidden pay",
    { salaryLakhs: { min: null, max: 10 }, displaySalaryRange: false, hidePayReason: "COMPANY_POLICY" },
    ["salaryLakhs"],
  ],
  [
    "hidden pay upside down",
    { salaryLakhs: { min: 20, max: 10 }, displaySalaryRange: false, hidePayReason: "NEGOTIABLE" },
    ["salaryLakhs"],
  ],
  ["no years", { experienceYears: { min: null, max: null } }, ["experienceYears"]],
  ["an end of years alone", { experienceYears: { min: null, max: 5 } }, ["experienceYears"]],
  ["years upside down", { experienceYears: { min: 5, max: 2 } }, ["experienceYears"]],
  ["one year exactly", { experienceYears: { min: 5, max: 5 } }, []],
  ["no core skill", { coreSkills: [] }, ["coreSkills"]],
  ["a short description", { description: `${"x".repeat(99)}  \n` }, ["description"]],
  ["several at once", { jobTitle: "", coreSkills: [], workMode: null }, ["jobTitle", "workMode", "coreSkills"]],
];
describe("a job with", () => {
  for (const [what, facts, fields] of FLAWS)
    test(what, () =>
      assert.deepEqual(
        flawsOfPosting({ ...READY, ...facts }).map(({ field }) => field),
        fields,
      ),
    );
});

const CLEANED: [string, Partial<PostingDraft>, Partial<PostingDraft>][] = [
  ["a title", { jobTitle: "  Bridge\u0000\n Builder\ud800 " }, { jobTitle: "Bridge Builder\ufffd" }],
  ["a description", { description: "a\r\nb\u0007\tc\rd" }, { description: "a\nb  c\nd" }],
];
for (const [what, given, kept] of CLEANED)
  test(`cleans ${what}`, () => assert.deepEqual(postingDraft.parse({ ...READY, ...given }), { ...READY, ...kept }));

const REFUSED: [string, unknown][] = [
  ["too long a title", { jobTitle: "x".repeat(151) }],
  ["an empty place", { locations: [" "] }],
  ["too many skills", { coreSkills: Array.from({ length: 16 }, (_, at) => `skill ${at}`) }],
  ["negative pay", { salaryLakhs: { min: -1, max: 2 } }],
  ["years in halves", { experienceYears: { min: 1.5, max: 2 } }],
  ["what is not known", { salary: 5 }],
  ["too long a description", { description: "x".repeat(15_001) }],
];
for (const [what, given] of REFUSED)
  test(`refuses ${what}`, () =>
    assert.equal(postingDraft.safeParse({ ...READY, ...(given as object) }).success, false));
