// Checks the outcome of asking, the feedback for a low score, and when withdrawing costs the credit.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RequestOutcome } from "../../../contract/referrals/rules.ts";
import { type AskFacts, costsCredit, endsOf, feedbackOf, isUsable, matchOf, outcomeOf, titleOf } from "./rules.ts";

const GOOD: AskFacts = {
  hasCv: true,
  resumePercent: 40,
  balance: 1,
  hasActive: false,
  isUsable: true,
  recent: 0,
  score: 30,
};

describe("the outcome is the first that applies", () => {
  const CASES: [RequestOutcome, Partial<AskFacts>][] = [
    ["RequestAccepted", {}],
    ["RequestRejected", { score: 29 }],
    ["RequestAccepted", { recent: 9 }],
    ["Max_tries", { recent: 10, score: 0 }],
    ["Error_251", { isUsable: false, recent: 10, score: -1 }],
    ["AlreadyRequested", { hasActive: true, isUsable: false, recent: 10 }],
    ["zeroReferral", { balance: 0, hasActive: true, isUsable: false, recent: 10 }],
    ["profileCompletion", { resumePercent: 0, balance: 0, hasActive: true, isUsable: false }],
    [
      "Error_250",
      { hasCv: false, resumePercent: 0, balance: 0, hasActive: true, isUsable: false, recent: 10, score: -1 },
    ],
  ];
  for (const [outcome, facts] of CASES)
    test(`${outcome} of ${JSON.stringify(facts)}`, () => assert.equal(outcomeOf({ ...GOOD, ...facts }), outcome));
});

const skills = { coreSkills: ["Go", "SQL", "Kafka", "Redis"], softSkills: ["Teamwork"], minYears: 4 };

test("a job can be compared if it names a skill; a pasted one also needs a minimum of text", () => {
  const none = { coreSkills: [], softSkills: [], minYears: 0 };
  assert.equal(isUsable(skills, null), true);
  assert.equal(isUsable(none, null), false);
  assert.equal(isUsable({ ...none, softSkills: ["Teamwork"] }, null), true);
  assert.equal(isUsable(skills, "x".repeat(199)), false);
  assert.equal(isUsable(skills, "x".repeat(200)), true);
  assert.equal(isUsable(none, "x".repeat(200)), false);
});

describe("the feedback for a low score", () => {
  const feedback = (coreSkills: string[], YOE: number | null, job = skills) => {
    const profile = { coreSkills, softSkills: [], YOE };
    return feedbackOf(profile, job, matchOf(profile, job));
  };
  test("names what is missing, and the fewest skills that would suffice", () => {
    const eight = { ...skills, coreSkills: ["Go", "SQL", "Kafka", "Redis", "Scala", "Flink", "Spark", "Hive"] };
    const { score, needed, missing, missingYears, wouldRaise, wouldSuffice } = feedback([], 4, eight);
    assert.deepEqual([score, needed, missingYears], [25, 30, 0]);
    assert.deepEqual(missing, { coreSkills: eight.coreSkills, softSkills: ["Teamwork"] });
    assert.deepEqual(wouldSuffice, ["Go", "SQL"]);
    assert.deepEqual(feedback(["Go"], 4, eight).wouldSuffice, ["SQL"]);
    assert.equal(wouldRaise[0]?.name, "Teamwork");
    assert.ok(wouldRaise.every((raise) => raise.score > score));
  });
  test("names no skills if they alone do not suffice, and counts the years", () => {
    const { missingYears, wouldSuffice } = feedback([], null, { ...skills, minYears: 10 });
    assert.deepEqual([missingYears, wouldSuffice], [10, []]);
    assert.equal(feedback(["Go"], 2.5).missingYears, 1.5);
  });
});

describe("the title of a pasted job", () => {
  const CASES: [string, { jobTitle: string; description: string }, string][] = [
    ["as the person says", { jobTitle: "SRE", description: "Backend Engineer\nWe build" }, "SRE"],
    ["the first line", { jobTitle: "", description: "  Backend   Engineer \nWe build" }, "Backend Engineer"],
    ["no sentence", { jobTitle: "", description: "We build things.\nBackend" }, "A job at Acme"],
    ["no paragraph", { jobTitle: "", description: "x".repeat(101) }, "A job at Acme"],
    ["nothing", { jobTitle: "", description: "" }, "A job at Acme"],
  ];
  for (const [what, facts, title] of CASES)
    test(what, () => assert.equal(titleOf({ ...facts, companyName: "Acme" }), title));
});

test("a credit is held longer than the request can last", () => {
  const now = new Date("2026-11-01T00:00:00Z");
  const { expiresAt, heldUntil } = endsOf(now);
  assert.equal(expiresAt.toISOString(), "2026-11-15T00:00:00.000Z");
  assert.equal(heldUntil.toISOString(), "2026-12-25T00:00:00.000Z");
});

test("withdrawing costs the credit while a referee works on the request, and not after their time", () => {
  const now = new Date("2026-11-01T00:00:00Z");
  const soon = new Date(now.getTime() + 1);
  assert.equal(costsCredit({ status: "ACCEPTED", dueAt: soon }, now), true);
  assert.equal(costsCredit({ status: "ACCEPTED", dueAt: now }, now), false);
  assert.equal(costsCredit({ status: "CLAIMED", dueAt: soon }, now), false);
  assert.equal(costsCredit({ status: "OPEN", dueAt: soon }, now), false);
});
