import assert from "node:assert/strict";
import test from "node:test";
import { isDue } from "./pending-apply.ts";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const pending = { jobId: "1", url: "https://jobs.example/jobs/Kite/1", at: NOW - MINUTE, tab: "one" };
const here = { jobId: "1", tab: "one", now: NOW };

const CASES: [what: string, isExpected: boolean, given: Parameters<typeof isDue>][] = [
  ["in its tab, on its page", true, [pending, here]],
  ["nothing is pending", false, [null, here]],
  ["on another job's page", false, [pending, { ...here, jobId: "2" }]],
  ["in another tab", false, [pending, { ...here, tab: "two" }]],
  ["in a tab that never asked", false, [pending, { ...here, tab: null }]],
  [
    "where tabs cannot be told apart",
    true,
    [
      { ...pending, tab: null },
      { ...here, tab: null },
    ],
  ],
  ["just in time", true, [{ ...pending, at: NOW - 120 * MINUTE + 1 }, here]],
  ["much later", false, [{ ...pending, at: NOW - 120 * MINUTE }, here]],
];

for (const [what, isExpected, given] of CASES)
  test(`applying is resumed: ${what}`, () => assert.equal(isDue(...given), isExpected));
