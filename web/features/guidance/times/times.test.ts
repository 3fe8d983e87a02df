// Times in other time zones, also around clock changes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  allTimeZones,
  cityOf,
  clockIn,
  dayAfter,
  daysOfWeek,
  groupByDay,
  longSpanIn,
  momentOfWall,
  mondayOf,
  offsetOf,
  otherClock,
  otherClockShort,
  spanIn,
  timesInRow,
  wallTimeOf,
  weekBegins,
  weekIn,
} from "./times.ts";

describe("the moment of a wall-clock time", () => {
  const CASES: [zone: string, day: string, time: string, moment: string | null][] = [
    ["Asia/Kolkata", "2026-11-23", "10:30", "2026-11-23T05:00:00.000Z"],
    ["Asia/Kolkata", "2026-11-23", "00:15", "2026-11-22T18:45:00.000Z"],
    ["Europe/London", "2026-11-23", "10:30", "2026-11-23T10:30:00.000Z"],
    ["Europe/London", "2026-07-23", "10:30", "2026-07-23T09:30:00.000Z"],
    ["Pacific/Auckland", "2026-11-23", "08:00", "2026-11-22T19:00:00.000Z"],
    ["America/New_York", "2026-11-23", "23:30", "2026-11-24T04:30:00.000Z"],
    ["UTC", "2026-11-23", "24:00", null],
    ["UTC", "", "10:00", null],
    // Clocks in London jump from 01:00 to 02:00 on 28 March 2027.
    ["Europe/London", "2027-03-28", "00:30", "2027-03-28T00:30:00.000Z"],
    ["Europe/London", "2027-03-28", "01:30", null],
    ["Europe/London", "2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
    // They go from 02:00 back to 01:00 on 25 October 2026.
    ["Europe/London", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
    ["Europe/London", "2026-10-25", "02:30", "2026-10-25T02:30:00.000Z"],
  ];
  for (const [zone, day, time, moment] of CASES)
    test(`${day} ${time} in ${zone} is ${moment}`, () => {
      const at = momentOfWall(zone, { day, time });
      assert.equal(at === null ? null : new Date(at).toISOString(), moment);
      if (at !== null) assert.deepEqual(wallTimeOf(zone, at), { day, time });
    });
});

describe("words", () => {
  const at = Date.parse("2026-11-23T05:00:00Z");
  const end = Date.parse("2026-11-23T05:45:00Z");
  test("in one's own time zone", () => {
    assert.equal(clockIn("Asia/Kolkata", at), "10:30");
    assert.equal(spanIn("Asia/Kolkata", at, end), "Mon 23 Nov, 10:30 to 11:15");
    assert.equal(longSpanIn("Asia/Kolkata", at, end), "Monday 23 November 2026, 10:30 to 11:15");
  });
  const OTHERS: [own: string, other: string, words: string | null][] = [
    ["Asia/Kolkata", "Europe/London", "05:00 in London"],
    ["Asia/Kolkata", "Asia/Colombo", null],
    ["Asia/Kolkata", "America/New_York", "00:00 in New York"],
    ["Asia/Kolkata", "America/Los_Angeles", "Sun 22 Nov, 21:00 in Los Angeles"],
  ];
  for (const [own, other, words] of OTHERS)
    test(`from ${own}, in ${other}: ${words}`, () => assert.equal(otherClock(own, other, at), words));
  test("the short form names another day by its weekday", () => {
    assert.equal(otherClockShort("Asia/Kolkata", "America/Los_Angeles", at), "Sun 21:00 in Los Angeles");
    assert.equal(otherClockShort("Asia/Kolkata", "Europe/London", at), "05:00 in London");
    assert.equal(otherClockShort("Asia/Kolkata", "Asia/Colombo", at), null);
  });
  test("cities and their offsets from UTC", () => {
    assert.equal(cityOf("America/Argentina/Buenos_Aires"), "Buenos Aires");
    assert.equal(offsetOf("Asia/Kolkata", at), "GMT+5:30");
    assert.equal(offsetOf("Europe/London", at), "GMT");
    assert.ok(allTimeZones().includes("Asia/Kolkata") && !allTimeZones().includes("Asia/Calcutta"));
  });
});

describe("days of a calendar", () => {
  test("continue across the ends of months", () => {
    assert.equal(dayAfter("2026-11-30", 1), "2026-12-01");
    assert.equal(dayAfter("2027-03-01", -1), "2027-02-28");
  });
  for (const [day, monday] of [
    ["2026-11-23", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2026-12-01", "2026-11-30"],
  ] as const)
    test(`the week of ${day} begins on ${monday}`, () => assert.equal(mondayOf(day), monday));
});

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
