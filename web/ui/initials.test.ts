import assert from "node:assert/strict";
import test from "node:test";
import { initialsOf, tintOf } from "./initials.ts";

const cases: readonly [string, string][] = [
  ["Kaveri Cloud Systems", "KC"],
  ["acme", "A"],
  ["O'Brien", "OB"],
  ["3 Rivers", "3R"],
  ["  lumen & loom ", "LL"],
  ["Нова Технология", "НТ"],
  ["𝒜lpha", "𝒜"],
  ["!!!", "?"],
  ["", "?"],
];

for (const [name, initials] of cases) {
  test(`"${name}" is ${initials}`, () => assert.equal(initialsOf(name), initials));
}

test("a name keeps its tint, and names spread over several", () => {
  assert.equal(tintOf("Acme"), tintOf("Acme"));
  const tints = new Set(Array.from({ length: 60 }, (_, index) => tintOf(`Company ${index}`)));
  assert.ok(tints.size >= 5, [...tints].join());
});
