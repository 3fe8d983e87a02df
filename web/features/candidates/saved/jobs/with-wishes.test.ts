// Which jobs show as saved before the server has confirmed it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withWishes } from "./saved-store.ts";

const CASES: [what: string, known: string[], wishes: [string, boolean][], kept: string[]][] = [
  ["nothing wished", ["a", "b"], [], ["a", "b"]],
  ["one more", ["a"], [["b", true]], ["a", "b"]],
  ["one less", ["a", "b"], [["a", false]], ["b"]],
  [
    "what is kept already, and what is not",
    ["a"],
    [
      ["a", true],
      ["b", false],
    ],
    ["a"],
  ],
  [
    "the last wish",
    ["a"],
    [
      ["b", true],
      ["b", false],
      ["c", false],
      ["c", true],
    ],
    ["a", "c"],
  ],
];
for (const [what, known, wishes, kept] of CASES)
  test(what, () => assert.deepEqual([...withWishes(known, new Map(wishes))].sort(), kept));
