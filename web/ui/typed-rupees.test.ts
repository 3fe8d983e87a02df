// Amounts of money as people type them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { paiseOf, typedRupees } from "./typed-rupees.ts";

for (const [typed, paise] of [
  ["1299", 129_900],
  [" ₹ 1,299.50 ", 129_950],
  ["0.1", 10],
  ["19.99", 1_999],
  ["", null],
  ["-5", null],
  ["1.234", null],
  ["twelve", null],
  ["1e3", null],
] as const)
  test(`“${typed}” is ${paise ?? "no amount"}`, () => assert.equal(paiseOf(typed), paise));

for (const paise of [0, 1, 129_900, 129_950])
  test(`${paise} paise survive a round trip`, () => assert.equal(paiseOf(typedRupees(paise)), paise));
