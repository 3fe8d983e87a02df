// The clock of a claim: what it shows, and what it announces.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clockWords, newsOf } from "./referee-words.ts";

for (const [seconds, shown, said] of [
  [600, "10:00", ""],
  [301, "5:01", ""],
  [300, "5:00", "Five minutes left on your claim."],
  [121, "2:01", "Five minutes left on your claim."],
  [120, "2:00", "Two minutes left on your claim."],
  [60, "1:00", "One minute left on your claim."],
  [9, "0:09", "Half a minute left on your claim."],
  [0, "0:00", "Your claim has run out."],
] as const)
  test(`${seconds} s left: ${shown}, “${said}”`, () =>
    assert.deepEqual([clockWords(seconds), newsOf(seconds)], [shown, said]));
