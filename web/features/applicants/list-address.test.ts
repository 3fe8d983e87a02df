// Addresses of a job's applicants: what is the default is left out, and what is named comes back.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { listAddress, listFiltersOf } from "./list-address.ts";

const path = "/v2/corporate/jobs/j1/applicants";
const nothing = { status: null, searchText: "", sortOrder: "score" } as const;

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

  test("of a job whose id is none stays one step of a path", () =>
    assert.equal(listAddress("a/../b?c"), "/v2/corporate/jobs/a%2F..%2Fb%3Fc/applicants"));
});

describe("what an address names", () => {
  for (const [query, filters] of [
    ["", nothing],
    ["status=HIRED&searchText=rao&sortOrder=newest", { status: "HIRED", searchText: "rao", sortOrder: "newest" }],
    ["status=GONE&sortOrder=name", nothing],
    ["searchText=%20%20", nothing],
    [`searchText=${"x".repeat(101)}`, { ...nothing, searchText: "x".repeat(100) }],
  ] as const)
    test(`?${query.slice(0, 60)}`, () => assert.deepEqual(listFiltersOf(new URLSearchParams(query)), filters));

  test("is what was written into it", () => {
    const filters = { status: "OFFERED", searchText: "d'souza & co", sortOrder: "newest" } as const;
    const url = new URL(listAddress("j1", filters), "http://localhost");
    assert.deepEqual(listFiltersOf(url.searchParams), filters);
  });
});
