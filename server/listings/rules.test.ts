// When absence closes a job, and which source may write a listing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDirect, isGone, type Known, mayCloseMissing, mayWrite, verdictOf, wantedStatus } from "./rules.ts";

const now = new Date("2026-11-21T00:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test("a listing is gone after three complete runs and 72 hours", () => {
  const cases: [number, number, boolean][] = [
    [3, 72, true],
    [3, 71.9, false],
    [2, 500, false],
    [9, 73, true],
    [1, 0, false],
  ];
  for (const [missingRuns, hours, gone] of cases)
    assert.equal(isGone({ missingRuns, missingSince: hoursAgo(hours) }, now), gone, `${missingRuns} runs, ${hours} h`);
});

test("a mass waits for a run a day later", () => {
  const cases: [number, number, Date | null, boolean, Date | null][] = [
    [10, 12, null, true, null],
    [11, 100, null, true, null],
    [31, 100, null, false, now],
    [31, 100, hoursAgo(23), false, hoursAgo(23)],
    [31, 100, hoursAgo(24), true, null],
    [0, 100, hoursAgo(1), false, null],
  ];
  for (const [gone, open, since, close, massMissingSince] of cases)
    assert.deepEqual(mayCloseMissing(gone, open, since, now), { close, massMissingSince }, `${gone} of ${open}`);
});

test("statuses", () => {
  assert.equal(wantedStatus({ active: true }, now), "PUBLISHED");
  assert.equal(wantedStatus({ active: false }, now), "CLOSED");
  assert.equal(wantedStatus({ active: true, expiresAt: hoursAgo(1).toISOString() }, now), "EXPIRED");
});

test("a board owns the listings that its name begins; a site of Workday those of its tenant", () => {
  const cases: [string, string, string, boolean][] = [
    ["greenhouse:acme:1", "greenhouse", "acme", true],
    ["greenhouse:acme:1", "lever", "acme", false],
    ["greenhouse:acme2:1", "greenhouse", "acme", false],
    ["workday:acme:JR-1", "workday", "acme.wd5.careers", true],
    ["workday:acme:JR-1", "workday", "acme", true],
    ["workday:acme2:JR-1", "workday", "acme.wd5.careers", false],
    ["teamtailor:acme:1", "teamtailor", "acme.example", false],
  ];
  for (const [key, kind, board, direct] of cases)
    assert.equal(isDirect(key, { kind, board }), direct, `${key} of ${kind} ${board}`);
});

test("a board owns its listings; feeds take over what another feed gave up", () => {
  const key = "greenhouse:acme:1";
  const board = { kind: "greenhouse", board: "acme" };
  const feed = { kind: "listing-file", board: "feed" };
  const other = { kind: "listing-file", board: "other" };
  const known = (source: Known["source"], rest: Partial<Known> = {}): Known => ({
    source,
    contentHash: "h",
    status: "PUBLISHED",
    missingRuns: 0,
    lastSeen: now,
    ...rest,
  });
  assert.equal(mayWrite(key, known(feed), board), true);
  assert.equal(mayWrite(key, known(board), feed), false);
  assert.equal(mayWrite(key, known(board, { status: "CLOSED" }), feed), false);
  assert.equal(mayWrite(key, known(feed), other), false);
  assert.equal(mayWrite(key, known(feed, { status: "CLOSED" }), other), true);
  assert.equal(verdictOf(key, "h", "PUBLISHED", undefined, feed), "added");
  assert.equal(verdictOf(key, "h", "PUBLISHED", known(feed), feed), "unchanged");
  assert.equal(verdictOf(key, "i", "PUBLISHED", known(feed), feed), "changed");
  assert.equal(verdictOf(key, "h", "PUBLISHED", known(feed, { status: "CLOSED" }), feed), "changed");
  assert.equal(verdictOf(key, "h", "CLOSED", known(feed), feed), "closed");
  assert.equal(verdictOf(key, "h", "CLOSED", known(feed, { status: "EXPIRED" }), feed), "unchanged");
  assert.equal(verdictOf(key, "h", "CLOSED", known(feed, { status: "CLOSED" }), other), "not-owned");
});
