// The words of every result of a request, and where their buttons lead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { REQUEST_OUTCOMES, type RequestOutcome } from "../../../../contract/referrals/rules.ts";
import type { AlignmentFeedback } from "../../../../contract/referrals/wire.ts";
import { type ResultFacts, resultWords, shortfallText } from "./result-words.ts";

const FACTS: ResultFacts = {
  companyName: "Kite",
  requestPath: "/there?request=1",
  here: "/referrals/Kite/1?jobId=2",
  referees: 2,
  score: 51,
};

/** The words and buttons that the product requires. */
const CASES: Record<RequestOutcome, [words: RegExp, button: string, leads: object | string]> = {
  zeroReferral: [
    /credits.*subscribe/is,
    "Subscribe Now",
    { to: "/v2/candidate/subscription?returnUrl=%2Freferrals%2FKite%2F1%3FjobId%3D2" },
  ],
  profileCompletion: [
    /complete your profile and upload a CV/i,
    "Complete Now",
    { to: "/v2/candidate/profile?returnUrl=%2Freferrals%2FKite%2F1%3FjobId%3D2#cv" },
  ],
  AlreadyRequested: [/already raised a request/, "Okay", "close"],
  RequestAccepted: [/good match.*CV goes to a referee/is, "View Status", { to: "/there?request=1" }],
  RequestRejected: [/profile does not align.*guidance/is, "View Feedback", "feedback"],
  Error_250: [/CV not found/, "Close", "close"],
  Error_251: [/Invalid job description/, "Close", "close"],
  Max_tries: [/error while requesting.*try again later/is, "Back to Home", { to: "/" }],
};

for (const type of REQUEST_OUTCOMES)
  test(`${type} has its words, and its button leads to the required page`, () => {
    const { title, text, button, leads } = resultWords(type, FACTS);
    const [words, label, target] = CASES[type];
    assert.match(`${title}\n${text}`, words);
    assert.deepEqual([button, leads], [label, target]);
  });

test("an unknown type has words of its own", () => {
  const { title, button, leads } = resultWords("Later" as RequestOutcome, FACTS);
  assert.deepEqual([title, button, leads], ["Something went wrong.", "Close", "close"]);
});
test("a sent request uses the gauge's word for the match", () => {
  const titleAt = (score: number | null) => resultWords("RequestAccepted", { ...FACTS, score }).title;
  assert.deepEqual(
    [titleAt(30), titleAt(83), titleAt(null)],
    ["Fair match, request sent!", "Strong match, request sent!", "Request sent!"],
  );
});
test("a company without referees gets no promise of an answer", () => {
  assert.match(
    resultWords("RequestAccepted", { ...FACTS, referees: 0 }).text,
    /as soon as an employee.*14 days, your credit/,
  );
  assert.doesNotMatch(resultWords("RequestAccepted", { ...FACTS, referees: null }).text, /14 days/);
});

test("the steps that would raise the match enough are named in one sentence", () => {
  const step = (kind: "coreSkill" | "softSkill" | "experience", name: string, score: number) => ({ kind, name, score });
  const CASES: [string, AlignmentFeedback["wouldRaise"], string[]][] = [
    ["Go would be enough.", [step("coreSkill", "Go", 30)], ["Go"]],
    [
      "Go, SQL or Kafka, or Teamwork, or 5 years of experience would be enough.",
      [
        ...["Go", "SQL", "Kafka", "Redis"].map((name) => step("coreSkill", name, 34)),
        step("softSkill", "Teamwork", 40),
        step("experience", "5 years of experience", 30),
      ],
      ["Go"],
    ],
    ["Go and SQL would be enough.", [step("coreSkill", "Go", 28), step("softSkill", "Teamwork", 29)], ["Go", "SQL"]],
    ["More is missing here than one step would make up for.", [step("coreSkill", "Go", 29)], []],
  ];
  for (const [words, wouldRaise, wouldSuffice] of CASES)
    assert.equal(
      shortfallText({
        score: 20,
        needed: 30,
        missing: { coreSkills: [], softSkills: [] },
        missingYears: 0,
        wouldRaise,
        wouldSuffice,
      }),
      words,
    );
});
