import assert from "node:assert/strict";
import test from "node:test";
import { groundOf } from "./ground.ts";

const cases: readonly [string, { handle?: unknown }[], string][] = [
  ["no route asks", [{}, { handle: undefined }], "plain"],
  ["the page asks", [{}, { handle: { ground: "sky" } }], "sky"],
  ["the innermost wins", [{ handle: { ground: "sky" } }, { handle: { ground: "blue" } }], "blue"],
  ["a handle about something else", [{ handle: { crumb: "x" } }], "plain"],
  ["an unknown ground", [{ handle: { ground: "pink" } }], "plain"],
];

for (const [name, matches, ground] of cases) {
  test(name, () => assert.equal(groundOf(matches), ground));
}
