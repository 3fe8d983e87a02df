// Checks that typed text has no special characters in a LIKE pattern.
import assert from "node:assert/strict";
import { test } from "node:test";
import { containing } from "./like-pattern.ts";

for (const [part, pattern] of [
  [undefined, null],
  ["rao", "%rao%"],
  ["100%", "%100\\%%"],
  ["a_b", "%a\\_b%"],
  ["back\\slash", "%back\\\\slash%"],
] as const)
  test(`${part} becomes ${pattern}`, () => assert.equal(containing(part), pattern));
