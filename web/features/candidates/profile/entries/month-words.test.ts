// Checks how months are worded, parsed and ordered.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  fromMonthForm,
  isBefore,
  lengthInWords,
  monthTrouble,
  placeFor,
  spanInWords,
  toMonthForm,
} from "./month-words.ts";

describe("a span in words", () => {
  const CASES: [string | null, string | null, string][] = [
    ["2022-03", "present", "Mar 2022 – now"],
    ["2019", "2021-12", "2019 – Dec 2021"],
    ["2019", "2019", "2019"],
    ["2022-03", null, "since Mar 2022"],
    [null, "2020-06", "until Jun 2020"],
    [null, "present", "now"],
    [null, null, ""],
  ];
  for (const [from, to, words] of CASES) test(`${from} to ${to}`, () => assert.equal(spanInWords(from, to), words));
});

describe("a length in words", () => {
  const CASES: [string | null, string | null, string][] = [
    ["2022-03", "2024-02", "2 years"],
    ["2026-11", "present", "1 month"],
    ["2024-10", "2025-11", "1 year 2 months"],
    ["2024-10", "2024-09", ""],
    ["2024", "2025-01", ""],
    ["2024-01", null, ""],
  ];
  for (const [from, to, words] of CASES)
    test(`${from} to ${to}`, () => assert.equal(lengthInWords(from, to, "2026-11"), words));
});

test("a month survives a round trip through its form", () => {
  for (const month of ["2024-03", "2024", null]) assert.equal(fromMonthForm(toMonthForm(month)), month);
  assert.equal(fromMonthForm(toMonthForm("present")), null);
});

describe("errors of a month", () => {
  const CASES: [string, string, RegExp | null][] = [
    ["", "", null],
    ["03", "2024", null],
    ["", "2024", null],
    ["03", "", /year as well/],
    ["", "24", /four digits, such as 2026/],
    ["", "1890", /four digits/],
    ["", "2999", /four digits/],
    ["", "20x4", /four digits/],
  ];
  for (const [month, year, words] of CASES)
    test(`${month} ${year}`, () => {
      const trouble = monthTrouble({ month, year }, 2026);
      if (words) assert.match(trouble ?? "", words);
      else assert.equal(trouble, null);
    });
});

test("an end before its beginning", () => {
  assert.ok(isBefore("2019-12", "2020-01"));
  assert.ok(isBefore("2019", "2020-01"));
  assert.ok(!isBefore("2020", "2020-06"), "the same year may be later in it");
  assert.ok(!isBefore("present", "2020-06"));
  assert.ok(!isBefore(null, "2020"));
});

test("a new entry is placed by its dates", () => {
  const list = [
    { from: "2022-01", to: "present" },
    { from: "2018", to: "2021" },
    { from: null, to: null },
  ];
  const placeOf = (from: string | null, to: string | null) => placeFor({ from, to }, list);
  assert.deepEqual([placeOf("2023-01", "present"), placeOf("2021", "2022"), placeOf("2010", "2012")], [0, 1, 2]);
  assert.equal(placeOf(null, null), 3);
});
