// Local times against moments: around both clock changes in London, in zones without any, and at the limits of the
// horizon.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type WallSlots, wallSlots } from "./wall-clock.ts";

const base: WallSlots = { date: "2026-11-25", times: ["18:30"], weeks: 1, timeZone: "Asia/Kolkata", minutes: 45 };
const startsOf = (given: Partial<WallSlots>, now: string) =>
  wallSlots({ ...base, ...given }, new Date(now)).slots.map(({ startsAt }) => startsAt.toISOString());
const skippedOf = (given: Partial<WallSlots>, now: string) =>
  wallSlots({ ...base, ...given }, new Date(now)).skipped.map(({ date, time, why }) => `${date} ${time} ${why}`);

const CASES: { name: string; given: Partial<WallSlots>; now: string; starts: string[]; skipped?: string[] }[] = [
  {
    name: "Kolkata has no summer time: half past six stays one o'clock in UTC",
    given: { date: "2026-10-20", weeks: 3 },
    now: "2026-10-10T00:00:00Z",
    starts: ["2026-10-20T13:00:00.000Z", "2026-10-27T13:00:00.000Z", "2026-11-03T13:00:00.000Z"],
  },
  {
    name: "London's clocks go back on 25 October 2026: the local time stays, the moment moves",
    given: { date: "2026-10-20", weeks: 2, timeZone: "Europe/London" },
    now: "2026-10-10T00:00:00Z",
    starts: ["2026-10-20T17:30:00.000Z", "2026-10-27T18:30:00.000Z"],
  },
  {
    name: "London's clocks go forward on 29 March 2026",
    given: { date: "2026-03-24", weeks: 2, timeZone: "Europe/London" },
    now: "2026-03-10T00:00:00Z",
    starts: ["2026-03-24T18:30:00.000Z", "2026-03-31T17:30:00.000Z"],
  },
  {
    name: "half past one does not exist on that day, and does a week later",
    given: { date: "2026-03-29", times: ["01:30"], weeks: 2, timeZone: "Europe/London" },
    now: "2026-03-10T00:00:00Z",
    starts: ["2026-04-05T00:30:00.000Z"],
    skipped: ["2026-03-29 01:30 NO_SUCH_TIME"],
  },
  {
    name: "one o'clock is the first minute that does not exist, two o'clock does",
    given: { date: "2026-03-29", times: ["00:59", "01:00", "01:59", "02:00"], timeZone: "Europe/London" },
    now: "2026-03-10T00:00:00Z",
    starts: ["2026-03-29T00:59:00.000Z", "2026-03-29T01:00:00.000Z"],
    skipped: ["2026-03-29 01:00 NO_SUCH_TIME", "2026-03-29 01:59 NO_SUCH_TIME"],
  },
  {
    name: "half past one occurs twice on 25 October: the first is used",
    given: { date: "2026-10-25", times: ["01:30"], timeZone: "Europe/London" },
    now: "2026-10-10T00:00:00Z",
    starts: ["2026-10-25T00:30:00.000Z"],
  },
  {
    name: "a slot across the change has its full length",
    given: { date: "2026-10-25", times: ["00:45"], timeZone: "Europe/London", minutes: 60 },
    now: "2026-10-10T00:00:00Z",
    starts: ["2026-10-24T23:45:00.000Z"],
  },
  {
    name: "several times, each once and in order",
    given: { times: ["19:00", "08:00", "19:00"] },
    now: "2026-11-21T00:00:00Z",
    starts: ["2026-11-25T02:30:00.000Z", "2026-11-25T13:30:00.000Z"],
  },
  {
    name: "two hours ahead is the soonest",
    given: { times: ["18:29", "18:30"] },
    now: "2026-11-25T11:00:00Z",
    starts: ["2026-11-25T13:00:00.000Z"],
    skipped: ["2026-11-25 18:29 TOO_SOON"],
  },
  {
    name: "ninety days ahead is the last",
    given: { date: "2026-11-25", times: ["18:30", "18:31"] },
    now: "2026-08-27T13:00:00Z",
    starts: ["2026-11-25T13:00:00.000Z"],
    skipped: ["2026-11-25 18:31 TOO_FAR"],
  },
  {
    name: "a leap day",
    given: { date: "2028-02-29", weeks: 2 },
    now: "2028-02-20T00:00:00Z",
    starts: ["2028-02-29T13:00:00.000Z", "2028-03-07T13:00:00.000Z"],
  },
];

describe("slots by local time", () => {
  for (const { name, given, now, starts, skipped = [] } of CASES) {
    test(name, () => {
      assert.deepEqual(startsOf(given, now), starts);
      assert.deepEqual(skippedOf(given, now), skipped);
    });
  }

  test("a slot lasts as long as the offer says", () => {
    for (const minutes of [30, 45, 60]) {
      const [slot] = wallSlots({ ...base, minutes }, new Date("2026-11-21T00:00:00Z")).slots;
      assert.equal((slot?.endsAt.getTime() ?? 0) - (slot?.startsAt.getTime() ?? 0), minutes * 60_000);
    }
  });
});
