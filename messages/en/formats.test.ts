// Money is written with as many paise as there are, years of work as people say them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { showMoney, yearsText } from "./formats.ts";

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

const YEARS: [years: number, text: string][] = [
  [0, "0 years"],
  [0.04, "0 years"],
  [0.1, "1 month"],
  [0.5, "6 months"],
  [0.97, "1 year"],
  [1.2, "1 year"],
  [1.5, "1.5 years"],
  [2.9, "3 years"],
  [10.9, "11 years"],
  [11, "11 years"],
];
for (const [years, text] of YEARS) test(`${years} years are ${text}`, () => assert.equal(yearsText(years), text));
