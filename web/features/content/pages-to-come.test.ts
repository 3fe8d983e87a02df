import assert from "node:assert/strict";
import test from "node:test";
import { closedDoor, pageToCome } from "./pages-to-come.ts";

const doors: readonly [string, RegExp][] = [
  ["/auth", /^Sign-in/],
  ["/auth/login", /^Sign-in/],
  ["/auth/checkRedirection", /^Sign-in/],
  ["/auth/signup", /^Sign-up/],
  ["/auth/signup/", /^Sign-up/],
  ["/auth/corporate/login", /^Corporate sign-in/],
  ["/dashboards/candidate", /^This area/],
  ["/v2/candidate/profile", /^This area/],
];

for (const [path, title] of doors) {
  test(`${path} says ${title.source}`, () => assert.match(closedDoor(path).title, title));
}

test("a closed corporate area leads companies onward", () => {
  assert.ok(closedDoor("/v2/corporate/jobs").links.some((link) => link.to === "/corporate/connect-with-us"));
});

test("every page to come has a title of its own and leads onward", () => {
  const paths = ["/faqs", "/blogs", "/pricing", "/support", "/employee/x", "/candidate/x/y", "/profile"];
  const pages = paths.map(pageToCome);
  assert.equal(new Set(pages.map((page) => page.title)).size, paths.length);
  for (const page of pages) assert.ok(page.links.length >= 3);
});
