// Checks the headings and times of notifications, in the reader's time zone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clockTime, groupByDay, howLongAgo } from "./group-by-day.ts";

const now = new Date(2026, 10, 21, 10, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe("days", () => {
  test("consecutive notifications of one day share a heading, newest first", () => {
    const all = [
      at(2026, 10, 21, 10, 29),
      at(2026, 10, 21, 0, 0),
      at(2026, 10, 20, 23, 59),
      at(2026, 10, 1, 12, 0),
      at(2025, 10, 21, 12, 0),
    ].map((createdAt) => ({ createdAt }));
    assert.deepEqual(
      groupByDay(all, now).map(({ label, items }) => [label, items.length]),
      [
        ["Today", 2],
        ["Yesterday", 1],
        ["1 November", 1],
        ["21 November 2025", 1],
      ],
    );
  });

  test("on the first of January, yesterday is in another year", () => {
    const newYear = new Date(2026, 0, 1, 9, 0);
    assert.deepEqual(
      groupByDay([{ createdAt: at(2025, 11, 31, 22, 0) }], newYear).map(({ label }) => label),
      ["Yesterday"],
    );
  });

  test("an empty list has no days", () => assert.deepEqual(groupByDay([], now), []));
});

describe("how long ago", () => {
  const CASES: [createdAt: string, words: string][] = [
    [at(2026, 10, 21, 10, 30), "Just now"],
    // The server's clock may be ahead.
    [at(2026, 10, 21, 10, 31), "Just now"],
    [at(2026, 10, 21, 10, 29), "1 min ago"],
    [at(2026, 10, 21, 9, 31), "59 min ago"],
    [at(2026, 10, 21, 9, 30), "1 h ago"],
    [at(2026, 10, 21, 0, 5), "10 h ago"],
    [at(2026, 10, 20, 23, 59), "Yesterday"],
    [at(2026, 10, 19, 12, 0), "19 November"],
  ];
  for (const [createdAt, words] of CASES) test(words, () => assert.equal(howLongAgo(createdAt, now), words));
});

test("the time of day has two digits each", () => assert.equal(clockTime(at(2026, 10, 21, 9, 5)), "09:05"));
