// Posting times are exact in number, strictly rising, inside their span and follow the week.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WEEKDAY_WEIGHTS } from "./calibration.ts";
import { postingTimes } from "./posting-times.ts";
import { Random } from "./random.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 10);

function times(count: number, days: number, now = NOW, recency = 0): number[] {
  return [...postingTimes(count, now - days * DAY, now, recency, new Random("times"))];
}

describe("postingTimes", () => {
  for (const [count, days] of [
    [0, 85],
    [1, 85],
    [7, 85],
    [2_000, 85],
    [5_000, 2],
  ] as const) {
    it(`yields ${count} strictly rising times in ${days} days`, () => {
      const list = times(count, days);
      assert.equal(list.length, count);
      for (let i = 1; i < count; i++) assert.ok((list[i] as number) > (list[i - 1] as number));
      if (count > 1) assert.ok((list[0] as number) >= NOW - days * DAY && (list.at(-1) as number) <= NOW);
    });
  }

  it("has fresh times whatever the hour and day of now", () => {
    for (let hour = 0; hour < 168; hour += 5) {
      const now = NOW + hour * 3_600_000;
      assert.ok(times(2_000, 85, now).filter((time) => now - time < DAY / 2).length >= 5, `hour ${hour}`);
    }
  });

  it("follows the measured weekdays, in India time", () => {
    const counts = new Array(7).fill(0);
    for (const time of times(40_000, 546)) counts[new Date(time + 5.5 * 3_600_000).getUTCDay()]++;
    const total = WEEKDAY_WEIGHTS.reduce((a, b) => a + b, 0);
    for (const [day, weight] of WEEKDAY_WEIGHTS.entries()) {
      assert.ok(Math.abs(counts[day] / 40_000 - weight / total) < 0.012, `day ${day}: ${counts[day]}`);
    }
  });

  it("puts more into recent days when asked", () => {
    const list = times(4_000, 84, NOW, 1);
    const newer = list.filter((time) => NOW - time < 42 * DAY).length;
    assert.ok(newer > 2_200 && newer < 2_600, `${newer}`);
  });
});
