// When saved searches are looked for new jobs: 08:00 in India, each day or on Mondays, and how far back they tell once switched on again.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AlertFrequency } from "../../../contract/saved/rules.ts";
import { nextRunAt, withFrequency } from "./rules.ts";

describe("the next run", () => {
  const CASES: [frequency: "DAILY" | "WEEKLY", now: string, next: string][] = [
    // 2026-11-21 is a Saturday.
    ["DAILY", "2026-11-21T02:29:59.999Z", "2026-11-21T02:30:00.000Z"],
    ["DAILY", "2026-11-21T02:30:00.000Z", "2026-11-22T02:30:00.000Z"],
    ["DAILY", "2026-11-21T23:59:00.000Z", "2026-11-22T02:30:00.000Z"],
    ["DAILY", "2026-12-31T12:00:00.000Z", "2027-01-01T02:30:00.000Z"],
    ["WEEKLY", "2026-11-21T12:00:00.000Z", "2026-11-23T02:30:00.000Z"],
    ["WEEKLY", "2026-11-23T02:29:00.000Z", "2026-11-23T02:30:00.000Z"],
    ["WEEKLY", "2026-11-23T02:30:00.000Z", "2026-11-30T02:30:00.000Z"],
    // Sunday evening by UTC is Monday before 08:00 in India.
    ["WEEKLY", "2026-11-22T20:00:00.000Z", "2026-11-23T02:30:00.000Z"],
  ];
  for (const [frequency, now, next] of CASES)
    test(`${frequency} at ${now}`, () => assert.equal(nextRunAt(frequency, new Date(now)).toISOString(), next));
});

describe("another frequency", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const search = (frequency: AlertFrequency, toldUntil: Date, frequencyBefore: "DAILY" | "WEEKLY" | null = null) => ({
    frequency,
    frequencyBefore,
    nextRunAt: frequency === "OFF" ? null : nextRunAt(frequency, now),
    toldUntil,
  });
  const CASES: [
    what: string,
    before: ReturnType<typeof search>,
    to: AlertFrequency,
    after: ReturnType<typeof search>,
  ][] = [
    ["the same", search("DAILY", daysAgo(0.5)), "DAILY", search("DAILY", daysAgo(0.5))],
    ["less often", search("DAILY", daysAgo(0.5)), "WEEKLY", search("WEEKLY", daysAgo(0.5))],
    ["more often keeps what a week has brought", search("WEEKLY", daysAgo(6)), "DAILY", search("DAILY", daysAgo(6))],
    ["off remembers", search("WEEKLY", daysAgo(2)), "OFF", search("OFF", daysAgo(2), "WEEKLY")],
    ["off again", search("OFF", daysAgo(2), "WEEKLY"), "OFF", search("OFF", daysAgo(2), "WEEKLY")],
    ["on again at once misses nothing", search("OFF", daysAgo(0.5), "DAILY"), "DAILY", search("DAILY", daysAgo(0.5))],
    ["on again after a month tells a day", search("OFF", daysAgo(30), "DAILY"), "DAILY", search("DAILY", daysAgo(1))],
    ["on again after a month tells a week", search("OFF", daysAgo(30)), "WEEKLY", search("WEEKLY", daysAgo(7))],
  ];
  for (const [what, before, to, after] of CASES)
    test(what, () => assert.deepEqual(withFrequency(before, to, now, now), after));
});
