// A table of the actions offered for a job, by its status.
import assert from "node:assert/strict";
import { test } from "node:test";
import { offersOf } from "./job-offers.ts";

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
