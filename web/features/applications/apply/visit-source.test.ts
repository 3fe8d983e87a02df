// Where an application came from, by the addresses before it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sourceOf } from "./visit-source.ts";

const site = "https://jobs.example.org";
const here = `${site}/jobs/Acme/1`;

for (const [name, visit, source] of [
  ["nothing before", {}, "DIRECT"],
  ["another site", { referrer: "https://search.example.com/" }, "DIRECT"],
  ["the list", { before: [`${site}/jobs?searchText=java`] }, "SEARCH"],
  ["the list, as the referrer of a new tab", { referrer: `${site}/jobs` }, "SEARCH"],
  ["a similar job", { before: [`${site}/jobs/Acme/2`] }, "SEARCH"],
  ["signing in on the way from another site", { before: [`${site}/login?next=x`, here] }, "DIRECT"],
  ["signing in on the way from the list", { before: [`${site}/v2/candidate/profile`, `${site}/jobs`] }, "SEARCH"],
  ["a mail", { here: `${here}?from=alert` }, "ALERT"],
  ["a mail, and signing in", { before: [`${site}/login`, `${here}?from=alert`] }, "ALERT"],
  ["an address that cannot be read", { before: ["", "about:blank"] }, "DIRECT"],
] as const)
  test(`${name}: ${source}`, () => assert.equal(sourceOf({ here, before: [], referrer: "", ...visit }), source));
