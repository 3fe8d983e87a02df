// The rejection mail: the default text, what it still lacks, and what is sent.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { firstDraft, problemsOf, type RejectionDraft, readingOf, rejectionOf } from "./rejection-draft.ts";

const draft = firstDraft("Backend Engineer", "Lantern Works");

test("the default text names the job and the company, and has a placeholder for the name", () => {
  assert.match(draft.subject, /Backend Engineer/);
  assert.match(draft.text, /at Lantern Works/);
  assert.match(readingOf(draft.text, "Neha $& Singh"), /^Dear Neha \$& Singh,/);
  assert.doesNotMatch(firstDraft("Backend Engineer", "").text, / at /);
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
