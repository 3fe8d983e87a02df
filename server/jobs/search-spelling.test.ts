// Checks by table what is corrected by the words of a board, and what is left as it was typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeSpelling } from "./search-spelling.ts";

const WORDS = new Map([
  ["business", 300],
  ["analyst", 200],
  ["scientist", 90],
  ["microsoft", 40],
  ["sourdough", 25],
  ["baker", 3],
]);
const large = makeSpelling(5_000, WORDS);

const CASES: [string, string, string | null][] = [
  ["a letter missing", "data scientst bangalore", "data scientist bangalore"],
  ["an employer", "micrsoft", "microsoft"],
  ["nothing that is right", "business analyst", null],
  ["nothing in quotes", '"buisness"', null],
  ["no short word", "sre", null],
  ["no beginning of the last word", "sourd", null],
  ["to no word that a large board hardly has", "bakkr", null],
];
for (const [what, typed, corrected] of CASES)
  test(`corrects ${what}: ${typed}`, () => assert.equal(large.correct(typed), corrected));

test("what the board proves well is left alone, beside what is corrected", () => {
  assert.deepEqual(large.corrections("sourdouhg micrsoft"), [
    { word: "sourdouhg", meant: "sourdough" },
    { word: "micrsoft", meant: "microsoft" },
  ]);
  assert.equal(large.correct("sourdouhg micrsoft", new Set(["sourdouhg"])), "sourdouhg microsoft");
  assert.equal(large.correct("sourdouhg", new Set(["sourdouhg"])), null);
});

test("a small board knows all its words", () => assert.equal(makeSpelling(10, WORDS).correct("bakkr"), "baker"));

test("nothing is corrected before the board's words are learnt", () =>
  assert.equal(makeSpelling(0, new Map()).correct("buisness"), null));
