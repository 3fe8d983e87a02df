// The rejection mail: the default text, what it still lacks, and what is sent.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftFor, firstDraft, problemsOf, type RejectionDraft, readingOf, rejectionOf } from "./rejection-draft.ts";

const draft = firstDraft("Backend Engineer", "Lantern Works");

test("the default text names the job and the company, and has a placeholder for the name", () => {
  assert.match(draft.subject, /Backend Engineer/);
  assert.match(draft.text, /at Lantern Works/);
  assert.match(readingOf(draft.text, "Neha $& Singh"), /^Dear Neha \$& Singh,/);
  assert.doesNotMatch(firstDraft("Backend Engineer", "").text, / at /);
});

const ADVICE = "Learn more SQL.";
const KEPT: [string, string[], string[], string][] = [
  ["the same applicant, once the dialog was closed by mistake", ["a"], ["a"], ADVICE],
  ["the same applicants in another order", ["a", "b"], ["b", "a"], ADVICE],
  ["another applicant", ["a"], ["b"], ""],
  ["one of several", ["a", "b"], ["a"], ""],
  ["several, also with the one among them", ["a"], ["a", "b"], ""],
];
describe("typed advice, of a draft kept", () => {
  for (const [name, ids, wanted, advice] of KEPT)
    test(`for ${name}`, () => {
      const kept = { draft: { ...draft, subject: "Typed", advice: ADVICE }, ids };
      assert.deepEqual(draftFor(kept, wanted), { ...draft, subject: "Typed", advice });
    });
});

const CASES: [string, Partial<RejectionDraft>, string[]][] = [
  ["may be sent as it is", {}, []],
  ["needs a subject", { subject: "  " }, ["subject"]],
  ["needs words", { text: "\n" }, ["text"]],
  ["needs neither without a mail", { isMailed: false, subject: "", text: "" }, []],
];
describe("a rejection", () => {
  for (const [name, change, fields] of CASES)
    test(name, () => assert.deepEqual(Object.keys(problemsOf({ ...draft, ...change })), fields));
  test("is sent trimmed, and without a mail when there is none", () => {
    assert.deepEqual(rejectionOf({ ...draft, subject: " Hello ", text: " Text ", delayHours: 0 }), {
      reason: "SKILLS",
      mail: { subject: "Hello", text: "Text" },
      delayHours: 0,
    });
    assert.equal(rejectionOf({ ...draft, isMailed: false }).mail, null);
    assert.equal("reason" in rejectionOf({ ...draft, reason: "" }), false);
  });
});
