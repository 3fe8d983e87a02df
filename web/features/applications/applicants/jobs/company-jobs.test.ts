// Checks which filters of the company's jobs an address names, including malformed ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { daysUntil, jobFiltersOf, offersOf } from "./company-jobs.ts";

for (const [address, status, searchText] of [
  ["", "", ""],
  ["status=CLOSED", "CLOSED", ""],
  ["status=closed", "", ""],
  ["status=DRAFT", "", ""],
  ["status=CLOSED&status=EXPIRED", "CLOSED", ""],
  ["searchText=+baker+", "", "baker"],
  ["searchText=100%25&status=PUBLISHED", "PUBLISHED", "100%"],
  [`searchText=${"x".repeat(150)}`, "", "x".repeat(100)],
] as const)
  test(`?${address.slice(0, 60)}`, () =>
    assert.deepEqual(jobFiltersOf(new URLSearchParams(address)), { status, searchText }));

for (const [what, job, offers] of [
  ["an open job", { status: "PUBLISHED" }, "edit renew clone close"],
  ["an expired job", { status: "EXPIRED" }, "repost clone"],
  ["a closed job", { status: "CLOSED" }, "repost clone"],
  ["an open job that was taken off the lists", { status: "PUBLISHED", badJob: true }, "close"],
  ["a closed job that was taken off the lists", { status: "CLOSED", badJob: true }, ""],
  ["an open listing from outside", { status: "PUBLISHED", isExternal: true }, ""],
  ["a listing from outside that is gone", { status: "CLOSED", isExternal: true }, ""],
  ["a listing from outside that was taken off the lists", { status: "PUBLISHED", isExternal: true, badJob: true }, ""],
] as const)
  test(`${what}: ${offers || "nothing"}`, () =>
    assert.equal(offersOf({ badJob: false, isExternal: false, ...job }).join(" "), offers));

const now = Date.parse("2026-11-21T10:00:00Z");
for (const [until, days] of [
  ["2026-11-21T10:00:00Z", 0],
  ["2026-11-20T10:00:00Z", 0],
  ["2026-11-21T10:00:01Z", 1],
  ["2026-11-22T10:00:00Z", 1],
  ["2026-11-22T10:00:01Z", 2],
  ["2027-02-19T10:00:00Z", 90],
] as const)
  test(`until ${until} it is ${days} days`, () => assert.equal(daysUntil(until, now), days));
