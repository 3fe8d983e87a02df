// Moments and the time left until them, in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, dayOf, longDayOf, momentOf, timeLeft } from "./moments.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const MINUTE = 60_000;

for (const [ms, words] of [
  [-1, ""],
  [0, ""],
  [1, "less than a minute"],
  [MINUTE, "1 minute"],
  [119 * MINUTE, "119 minutes"],
  [2 * 60 * MINUTE, "2 hours"],
  [48 * 60 * MINUTE - 1, "47 hours"],
  [72 * 60 * MINUTE - 1, "71 hours"],
  [72 * 60 * MINUTE, "3 days"],
] as const)
  test(`${ms} ms ahead is “${words}”`, () => assert.equal(timeLeft(new Date(NOW + ms).toISOString(), NOW), words));

test("one is singular, others are not", () =>
  assert.deepEqual(
    [counted(0, "credit"), counted(1, "credit"), counted(1_200, "credit")],
    ["0 credits", "1 credit", "1,200 credits"],
  ));

test("in the reader's time zone", () => {
  // A time without a zone is in the reader's own.
  const own = new Date("2026-11-08T09:05:00").toISOString();
  assert.equal(dayOf(own), "8\u00a0Nov\u00a02026");
  assert.equal(longDayOf(own), "8\u00a0November\u00a02026");
  assert.equal(momentOf(own), "8 Nov 2026, 09:05");
});
