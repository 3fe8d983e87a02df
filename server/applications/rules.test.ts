// Who may apply: each reason alone, and the first one of several.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ApplyFacts, type ApplyRefusal, isCandidate, whyNotApply } from "./rules.ts";

const OPEN = { isDraft: false, isListed: true, isExternal: false };
const FINE: ApplyFacts = {
  isCandidate: true,
  kind: "INTERNAL",
  job: OPEN,
  hasApplied: false,
  resumePercent: 40,
  score: 30,
  acceptsLowScore: false,
};

/** In the order in which they are reported. */
const REASONS: [ApplyRefusal, Partial<ApplyFacts>][] = [
  ["NOT_A_CANDIDATE", { isCandidate: false }],
  ["NO_SUCH_JOB", { job: null }],
  ["ALREADY_APPLIED", { hasApplied: true }],
  ["JOB_CLOSED", { job: { ...OPEN, isListed: false } }],
  ["OTHER_KIND", { job: { ...OPEN, isExternal: true } }],
  ["PROFILE_INCOMPLETE", { resumePercent: 0 }],
  ["SCORE_PENDING", { score: 0 }],
  ["LOW_SCORE", { score: 29 }],
];

describe("applying to a job posted here", () => {
  test("is allowed when there is no reason against it", () => assert.equal(whyNotApply(FINE), null));
  for (const [reason, facts] of REASONS)
    test(`is refused with ${reason}`, () => assert.equal(whyNotApply({ ...FINE, ...facts }), reason));
  for (const [at, [first, facts]] of REASONS.entries())
    for (const [second, more] of REASONS.slice(at + 1))
      test(`reports ${first} before ${second}`, () => {
        const both = { ...FINE, ...more, ...facts };
        // Combine both faults in one job.
        if (more.job && facts.job) both.job = { ...more.job, ...facts.job, isExternal: more.job.isExternal };
        assert.equal(whyNotApply(both), first);
      });
  test("is refused for a draft as if it did not exist", () =>
    assert.equal(whyNotApply({ ...FINE, job: { ...OPEN, isDraft: true, isListed: false } }), "NO_SUCH_JOB"));
});

describe("the gates of the score", () => {
  const GATES: [score: number, accepts: boolean, refusal: ApplyRefusal | null][] = [
    [-1, true, "SCORE_PENDING"],
    [0, true, "SCORE_PENDING"],
    [1, false, "LOW_SCORE"],
    [1, true, null],
    [29, false, "LOW_SCORE"],
    [29, true, null],
    [30, false, null],
    [83, false, null],
  ];
  for (const [score, acceptsLowScore, refusal] of GATES)
    test(`${score}${acceptsLowScore ? ", accepted" : ""}: ${refusal ?? "may apply"}`, () =>
      assert.equal(whyNotApply({ ...FINE, score, acceptsLowScore }), refusal));
});

describe("recording an external application", () => {
  const elsewhere: ApplyFacts = { ...FINE, kind: "EXTERNAL", job: { ...OPEN, isExternal: true } };
  const CASES: [string, Partial<ApplyFacts>, ApplyRefusal | null][] = [
    ["needs no CV and no score", { resumePercent: 0, score: -1 }, null],
    ["needs a candidate", { isCandidate: false }, "NOT_A_CANDIDATE"],
    ["needs a job", { job: null }, "NO_SUCH_JOB"],
    ["happens once", { hasApplied: true }, "ALREADY_APPLIED"],
    ["needs a listed job", { job: { ...OPEN, isExternal: true, isListed: false } }, "JOB_CLOSED"],
    ["is not for jobs posted here", { job: OPEN }, "OTHER_KIND"],
  ];
  for (const [what, facts, refusal] of CASES)
    test(what, () => assert.equal(whyNotApply({ ...elsewhere, ...facts }), refusal));
});

test("candidates are neither recruiters nor admins", () =>
  assert.deepEqual(
    (["General_User", "Corporate", "Admin"] as const).filter((userType) => isCandidate({ userType })),
    ["General_User"],
  ));
