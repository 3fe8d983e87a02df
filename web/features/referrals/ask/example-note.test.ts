// The example note.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_NOTE } from "../../../../contract/referrals/rules.ts";
import { exampleNote } from "./example-note.ts";

const match = (coreSkills: string[], YOE: number | null) => ({ matched: { coreSkills }, YOE });

test("the example follows the job and the skills of its author", () => {
  const text = exampleNote({ companyName: "Kite", jobTitle: "Engineer", match: match(["Java", "SQL", "Go", "C"], 4) });
  assert.match(text, /the Engineer role at Kite\. In 4 years of work, most of it with Java, SQL and Go, I am/);
});
test("unknown facts are not claimed", () => {
  assert.match(
    exampleNote({ companyName: "Kite", jobTitle: "", match: null }),
    /a role on your team at Kite\. In my work, I/,
  );
  assert.match(exampleNote({ companyName: "Kite", jobTitle: "", match: match([], 1) }), /In one year of work, I/);
  assert.match(
    exampleNote({ companyName: "Kite", jobTitle: "", match: match(["Go"], 0) }),
    /In my work, most of it with Go, I/,
  );
});
test("it has one placeholder, and room for more text", () => {
  const text = exampleNote({ companyName: "K".repeat(60), jobTitle: "T".repeat(120), match: match(["Java"], 12) });
  assert.equal(text.match(/\[[^\]]+\]/g)?.length, 1);
  assert.ok(text.length < MAX_NOTE / 2);
});
