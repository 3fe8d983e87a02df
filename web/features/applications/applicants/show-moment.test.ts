// Dates as recruiters read them, and the days left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, daysUntil, momentOf } from "./show-moment.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

for (const [until, days] of [
  ["2026-11-21T10:00:00Z", 0],
  ["2026-11-20T10:00:00Z", 0],
  ["2026-11-21T10:00:01Z", 1],
  ["2026-11-22T10:00:00Z", 1],
  ["2026-11-22T10:00:01Z", 2],
  ["2027-02-19T10:00:00Z", 90],
] as const)
  test(`until ${until} it is ${days} days`, () => assert.equal(daysUntil(until, now), days));

test("in the reader's time zone", () => {
  // A time without a zone is in the reader's own.
  const own = new Date("2026-11-08T09:05:00").toISOString();
  assert.equal(dayOf(own), "8 Nov 2026");
  assert.equal(momentOf(own), "8 Nov 2026, 09:05");
});
