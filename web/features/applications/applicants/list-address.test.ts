// Addresses of a job's applicants: defaults are omitted, and filters survive a round trip.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { listAddress, listFiltersOf } from "./list-address.ts";

const path = "/v2/corporate/jobs/j1/applicants";
const nothing = { status: null, searchText: "", sortOrder: "score", view: "list" } as const;

describe("an address", () => {
  for (const [wanted, address] of [
    [{}, path],
    [nothing, path],
    [{ status: "HIRED" }, `${path}?status=HIRED`],
    [{ sortOrder: "newest", searchText: "a & b" }, `${path}?searchText=a+%26+b&sortOrder=newest`],
    [{ applicant: "p1" }, `${path}?applicant=p1`],
    [{ applicant: null }, path],
  ] as const)
    test(address, () => assert.equal(listAddress("j1", wanted), address));

  test("of a malformed job id stays one segment of the path", () =>
    assert.equal(listAddress("a/../b?c"), "/v2/corporate/jobs/a%2F..%2Fb%3Fc/applicants"));
});

describe("the filters of an address", () => {
  for (const [query, filters] of [
    ["", nothing],
    [
      "status=HIRED&searchText=rao&sortOrder=newest",
      { status: "HIRED", searchText: "rao", sortOrder: "newest", view: "list" },
    ],
    ["view=board", { ...nothing, view: "board" }],
    ["status=GONE&sortOrder=name", nothing],
    ["searchText=%20%20", nothing],
    [`searchText=${"x".repeat(101)}`, { ...nothing, searchText: "x".repeat(100) }],
  ] as const)
    test(`?${query.slice(0, 60)}`, () => assert.deepEqual(listFiltersOf(new URLSearchParams(query)), filters));

  test("survive a round trip", () => {
    const filters = { status: "OFFERED", searchText: "d'souza & co", sortOrder: "newest", view: "board" } as const;
    const url = new URL(listAddress("j1", filters), "http://localhost");
    assert.deepEqual(listFiltersOf(url.searchParams), filters);
  });
});
