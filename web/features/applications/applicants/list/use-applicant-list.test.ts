// Stepping through the list of applicants, and who is open when some of them leave it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { neighbourOf, remainingAfter } from "./use-applicant-list.ts";

const rows = ["a", "b", "c", "d"].map((applicationId) => ({ applicationId }));

const STEPS: [string | null, 1 | -1, string | null][] = [
  ["a", 1, "b"],
  ["b", -1, "a"],
  ["d", 1, null],
  ["a", -1, null],
  [null, 1, "a"],
  ["elsewhere", -1, "a"],
];
describe("a step", () => {
  for (const [id, by, expected] of STEPS)
    test(`${by} from ${id}`, () => assert.equal(neighbourOf(rows, id, by)?.applicationId ?? null, expected));
});

const LEAVING: [string | null, string[], string | null][] = [
  ["b", ["b"], "c"],
  ["b", ["b", "c"], "d"],
  ["d", ["d"], "c"],
  ["d", ["c", "d"], "b"],
  ["b", ["a"], "b"],
  ["b", ["a", "b", "c", "d"], null],
  [null, ["a"], "b"],
];
describe("when some leave", () => {
  for (const [id, leaving, expected] of LEAVING)
    test(`${leaving} with ${id} open`, () =>
      assert.equal(remainingAfter(rows, id, new Set(leaving))?.applicationId ?? null, expected));
});
