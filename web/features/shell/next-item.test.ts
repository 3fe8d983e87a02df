// Keyboard navigation in a menu.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextItem } from "./next-item.ts";

const LABELS = ["+ Referrals", "Edit Profile", "Dashboard", "Logout"];
const CASES: [key: string, from: number, to: number | null][] = [
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 0, 3],
  ["ArrowUp", -1, 3],
  ["Home", 2, 0],
  ["End", 0, 3],
  ["l", 0, 3],
  ["D", 3, 2],
  ["+", 1, 0],
  ["x", 0, null],
  ["Enter", 0, null],
  ["F5", 0, null],
];
for (const [key, from, to] of CASES)
  test(`${key} at ${from} leads to ${to}`, () => assert.equal(nextItem(key, from, LABELS), to));

test("an empty menu leads nowhere", () => assert.equal(nextItem("ArrowDown", -1, []), null));
