// Checks that the return path never leads to another site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { returnPath } from "./return-path.ts";

const CASES: [string | null, string | null][] = [
  ["/jobs?searchText=java#top", "/jobs?searchText=java#top"],
  ["/", "/"],
  ["https://site.example/jobs/acme/1?x=1", "/jobs/acme/1?x=1"],
  ["https://site.example.evil.example/jobs", null],
  ["https://site.example@evil.example/jobs", null],
  ["https://site.example//evil.example", null],
  ["https://evil.example/jobs", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
  ["/v2/candidate/profile", null],
  ["/v1/candidate/edit-profile?returnUrl=%2Fjobs", null],
];
for (const [returnUrl, path] of CASES)
  test(String(returnUrl), () => assert.equal(returnPath(returnUrl, "https://site.example"), path));
