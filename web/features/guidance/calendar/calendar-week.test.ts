// Weeks begin on Monday in the calendar's time zone, and sessions follow one another within a day.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { groupByDay } from "../times/times.ts";
import { daysOfWeek, timesInRow, weekBegins, weekIn } from "./calendar-week.ts";

const NOW = Date.parse("2026-11-22T20:00:00Z");

describe("the week that is shown", () => {
  for (const [query, zone, monday] of [
    // Sunday evening in London is Monday in Kolkata.
    ["", "Europe/London", "2026-11-16"],
    ["", "Asia/Kolkata", "2026-11-23"],
    ["week=2026-12-03", "Asia/Kolkata", "2026-11-30"],
    ["week=2026-13-40", "Asia/Kolkata", "2026-11-23"],
    ["week=next", "Asia/Kolkata", "2026-11-23"],
  ] as const)
    test(`?${query} in ${zone} is that of ${monday}`, () =>
      assert.equal(weekIn(new URLSearchParams(query), zone, NOW), monday));

  test("has seven days and begins at midnight in its zone", () => {
    assert.deepEqual(daysOfWeek("2026-11-30").slice(0, 2), ["2026-11-30", "2026-12-01"]);
    assert.equal(daysOfWeek("2026-11-30").length, 7);
    assert.equal(new Date(weekBegins("2026-11-23", "Asia/Kolkata")).toISOString(), "2026-11-22T18:30:00.000Z");
  });
});

describe("sessions one after another", () => {
  for (const [first, count, minutes, times] of [
    ["18:00", 3, 45, ["18:00", "18:45", "19:30"]],
    ["18:00", 1, 30, ["18:00"]],
    ["23:00", 4, 30, ["23:00", "23:30"]],
    ["", 2, 30, []],
  ] as const)
    test(`${count} from “${first}”`, () => assert.deepEqual(timesInRow(first, count, minutes), times));
});

test("the same moments fall on other days in another time zone", () => {
  const items = ["2026-11-23T20:00:00Z", "2026-11-23T05:00:00Z"].map((startsAt) => ({ startsAt }));
  const days = (zone: string) => groupByDay(items, zone).map(({ day, items: some }) => [day, some.length]);
  assert.deepEqual(days("UTC"), [["2026-11-23", 2]]);
  assert.deepEqual(days("Asia/Kolkata"), [
    ["2026-11-23", 1],
    ["2026-11-24", 1],
  ]);
});
