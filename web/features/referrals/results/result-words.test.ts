// The words of every result of asking, and where their buttons lead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { REQUEST_OUTCOMES, type RequestOutcome } from "../../../../contract/referral-words.ts";
import { type ResultFacts, resultWords } from "./result-words.ts";

const FACTS: ResultFacts = {
  companyName: "Kite",
  requestPath: "/there?request=1",
  here: "/referrals/Kite/1?jobId=2",
  referees: 2,
};

/** Spec §8. */
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
  test(`${type} has its words and its button, which leads where the specification says`, () => {
    const { title, text, button, leads } = resultWords(type, FACTS);
    const [words, label, target] = CASES[type];
    assert.match(`${title}\n${text}`, words);
    assert.deepEqual([button, leads], [label, target]);
  });

test("a type that is not known is told as such", () => {
  const { title, button, leads } = resultWords("Later" as RequestOutcome, FACTS);
  assert.deepEqual([title, button, leads], ["Something went wrong.", "Close", "close"]);
});
test("where nobody answers yet, nobody is promised", () => {
  assert.match(
    resultWords("RequestAccepted", { ...FACTS, referees: 0 }).text,
    /as soon as somebody.*14 days, your credit/,
  );
  assert.doesNotMatch(resultWords("RequestAccepted", { ...FACTS, referees: null }).text, /14 days/);
});
