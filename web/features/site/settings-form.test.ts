// Checks what stays typed after a save, and which fields a colleague changed meanwhile.
import assert from "node:assert/strict";
import test from "node:test";
import type { Values } from "./setting-words.ts";
import { clashing, remaining } from "./settings-form.ts";

const saved = {
  name: "Jobs",
  operatorName: "Asha",
  socialLinks: [{ name: "A", href: "https://a.example" }],
} as unknown as Values;

test("what was typed while a save was under way is still to be saved", () => {
  const sent = { ...saved, name: "Work " };
  assert.deepEqual(remaining({ name: "Work " }, sent), {});
  assert.deepEqual(remaining({ name: "Work here", operatorName: "Ben" }, sent), {
    name: "Work here",
    operatorName: "Ben",
  });
  assert.deepEqual(remaining({ name: "Jobs" }, sent), { name: "Jobs" });
  assert.deepEqual(remaining({ socialLinks: [{ name: "A", href: "https://a.example" }] }, sent), {});
});

test("a clash is in fields that both changed", () => {
  const now = { ...saved, name: "Theirs" };
  assert.deepEqual(clashing({ name: "Mine", operatorName: "Mine" }, saved, now), ["name"]);
  assert.deepEqual(clashing({ operatorName: "Mine" }, saved, now), []);
});
