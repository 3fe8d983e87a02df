// Checks how many jobs a person may report in a day.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mayReportMore } from "./rules.ts";

const cases: [recent: number, scale: number, may: boolean][] = [
  [0, 1, true],
  [9, 1, true],
  [10, 1, false],
  [11, 1, false],
  [10, 2, true],
  [20, 2, false],
  [0, 0.01, true],
  [1, 0.01, false],
];
for (const [recent, scale, may] of cases)
  test(`after ${recent} reports, limits times ${scale}: ${may ? "another" : "no more"}`, () =>
    assert.equal(mayReportMore(recent, scale), may));
