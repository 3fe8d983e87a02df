// The refund rule names the exact moment, and says when no refund is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { refundRule } from "./refund-rule.ts";

const startsAt = "2026-11-26T05:00:00.000Z";
const asked = { startsAt, price: 50_000, timeZone: "Asia/Kolkata" };
const HOUR = 3_600_000;

const CASES: [hoursBefore: number, first: RegExp][] = [
  [100, /^Cancel until Tue 24 Nov, 10:30 and you get everything back\./],
  [48, /^Cancel until Tue 24 Nov, 10:30/],
  [47.99, /^It starts in less than 48 hours/],
  [2, /^It starts in less than 48 hours: once they have accepted, you get nothing back/],
];
for (const [hours, first] of CASES)
  test(`${hours} hours before`, () =>
    assert.match(refundRule({ ...asked, now: Date.parse(startsAt) - hours * HOUR })[0] ?? "", first));

test("the rule of a free session names no money", () => {
  const [only, ...more] = refundRule({ ...asked, price: 0, now: Date.parse(startsAt) - HOUR });
  assert.match(only ?? "", /is free/);
  assert.deepEqual(more, []);
});
