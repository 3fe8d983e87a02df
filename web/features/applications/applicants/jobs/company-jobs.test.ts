// Checks which filters of the company's jobs an address names, including malformed ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { jobFiltersOf } from "./company-jobs.ts";

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
