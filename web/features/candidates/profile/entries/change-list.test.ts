// Checks changes to a list by index.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inserted, moved, removed, replaced } from "./change-list.ts";

const list = ["a", "b", "c"] as const;

const CASES: [string, readonly string[], string][] = [
  ["put in at the front", inserted(list, 0, "x"), "xabc"],
  ["put in at the end", inserted(list, 3, "x"), "abcx"],
  ["taken out", removed(list, 1), "ac"],
  ["moved up", moved(list, 2, 1), "acb"],
  ["moved down", moved(list, 0, 1), "bac"],
  ["moved from nowhere", moved(list, 7, 0), "abc"],
  ["replaced", replaced(list, 1, "x"), "axc"],
  ["replaced where nothing is any more", replaced(list, 7, "x"), "abcx"],
];
for (const [what, after, letters] of CASES) test(what, () => assert.equal(after.join(""), letters));

test("the list itself is unchanged", () => assert.equal(list.join(""), "abc"));
