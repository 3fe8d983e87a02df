import assert from "node:assert/strict";
import test from "node:test";
import { closedDoor, pageToCome } from "./pages-to-come.ts";

const doors: readonly [string, RegExp][] = [
  ["/dashboards/candidate", /^This area/],
  ["/v1/candidate/anything", /^This area/],
  ["/v2/candidate/subscription", /^Subscriptions/],
  ["/v2/candidate/subscription/", /^Subscriptions/],
  ["/v2/candidate/subscriptions", /^This area/],
  ["/v2/corporate/anything", /^This area/],
];

for (const [path, title] of doors) {
  test(`${path} says ${title.source}`, () => assert.match(closedDoor(path).title, title));
}

test("a closed corporate area leads companies onward", () => {
  for (const path of ["/v2/corporate/applicants", "/dashboards/corporate"])
    assert.ok(closedDoor(path).links.some((link) => link.to === "/v2/corporate/jobs"));
});

test("every page to come has a title of its own and leads onward", () => {
  const paths = ["/faqs", "/blogs", "/pricing", "/support", "/employee/x", "/candidate/x/y", "/profile"];
  const pages = paths.map(pageToCome);
  assert.equal(new Set(pages.map((page) => page.title)).size, paths.length);
  for (const page of pages) assert.ok(page.links.length >= 3);
});
