// Money is written with as many paise as there are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { showMoney } from "./formats.ts";

const CASES: [paise: number, text: string][] = [
  [0, "₹0"],
  [129_900, "₹1,299"],
  [129_950, "₹1,299.50"],
  [5, "₹0.05"],
  [2_000_000, "₹20,000"],
  [12_345_600, "₹1,23,456"],
  [-50_000, "-₹500"],
];
for (const [paise, text] of CASES) test(`${paise} paise are ${text}`, () => assert.equal(showMoney(paise), text));
