// Names of backups, when the nightly one is due, and which are removed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isDue, nameAt, outdated, timeIn } from "./rules.ts";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

test("a name is the time, and gives it back", () => {
  const name = nameAt(new Date("2026-11-23T21:00:05.678Z"));
  assert.equal(name, "2026-11-23T21-00-05Z");
  assert.deepEqual(timeIn(name), new Date("2026-11-23T21:00:05Z"));
  for (const other of ["lost+found", "2026-11-23", `${name}.partial`, "2026-13-23T21-00-05Z"])
    assert.equal(timeIn(other), null, other);
});

describe("the nightly backup is due", () => {
  const CASES: { name: string; madeAt?: string; triedAt?: string; now: string; due: boolean }[] = [
    { name: "when there is none", now: "23T12:00", due: true },
    { name: "at 21:00", madeAt: "22T21:03", now: "23T21:00", due: true },
    { name: "not before", madeAt: "22T21:03", now: "23T20:59", due: false },
    { name: "not twice", madeAt: "23T21:00", now: "23T21:10", due: false },
    { name: "after midnight, when the night was missed", madeAt: "22T21:03", now: "24T03:00", due: true },
    { name: "not after one that was made by hand", madeAt: "23T22:00", now: "24T03:00", due: false },
    { name: "not soon after a failure", madeAt: "22T21:03", triedAt: "23T21:00", now: "23T21:50", due: false },
    { name: "an hour after a failure", madeAt: "22T21:03", triedAt: "23T21:00", now: "23T22:00", due: true },
  ];
  for (const { name, madeAt, triedAt = madeAt, now, due } of CASES)
    test(name, () => {
      const past = { madeAt: madeAt ? at(madeAt) : null, triedAt: triedAt ? at(triedAt) : null };
      assert.equal(isDue(past, at(now)), due);
    });
});

describe("removed are", () => {
  const whole = (time: string) => ({ name: nameAt(at(time)), isWhole: true });
  const partial = (time: string) => ({ name: nameAt(at(time)), isWhole: false });
  const OTHERS = { name: "photos", isWhole: true };
  const CASES = [
    { name: "nothing of nothing", found: [], gone: [] },
    { name: "those older than the days", found: [whole("01T21:00"), whole("16T21:00"), whole("22T21:00")], gone: [0] },
    { name: "never the newest", found: [whole("01T21:00"), whole("02T21:00")], gone: [0] },
    { name: "never the only one", found: [whole("01T21:00")], gone: [] },
    { name: "parts of a day ago, not new ones", found: [partial("21T21:00"), partial("23T20:00")], gone: [0] },
    { name: "the newest whole one not for a newer part", found: [whole("01T21:00"), partial("23T20:00")], gone: [] },
    { name: "nothing that is no backup", found: [OTHERS, whole("22T21:00")], gone: [] },
  ];
  for (const { name, found, gone } of CASES)
    test(name, () =>
      assert.deepEqual(
        outdated(found, at("23T21:00"), 14),
        gone.map((index) => found[index]),
      ),
    );
});
