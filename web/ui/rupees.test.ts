// Money as people read and type it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { paiseOf, rupees } from "./rupees.ts";

for (const [paise, text] of [
  [0, "₹0"],
  [129_900, "₹1,299"],
  [129_950, "₹1,299.50"],
  [12_345_600, "₹1,23,456"],
  [1, "₹0.01"],
  [-5_000, "-₹50"],
] as const)
  test(`${paise} paise read ${text}`, () => assert.equal(rupees(paise), text));

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
