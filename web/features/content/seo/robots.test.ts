import assert from "node:assert/strict";
import test from "node:test";
import { robotsFor, withoutTrailingSlash } from "./page-meta.ts";

const cases: readonly [string, string, "index, follow" | "noindex, follow"][] = [
  ["/", "", "index, follow"],
  ["/", "?utm_source=mail", "index, follow"],
  ["/faq", "", "index, follow"],
  ["/faq", "?tab=candidates", "index, follow"],
  ["/salaries", "", "index, follow"],
  ["/salaries", "?title=nurse", "noindex, follow"],
  ["/about", "", "index, follow"],
  ["/corporate", "", "index, follow"],
  ["/corporate/connect-with-us", "", "index, follow"],
  ["/for-employee", "", "index, follow"],
  ["/company", "", "index, follow"],
  ["/company/Acme_Works/0190", "", "index, follow"],
  ["/guidance", "", "index, follow"],
  ["/jobs", "", "index, follow"],
  ["/jobs/", "", "index, follow"],
  ["/jobs", "?utm_source=mail&gclid=1", "index, follow"],
  ["/jobs", "?searchText=react", "noindex, follow"],
  ["/jobs/", "?lastKey=abc", "noindex, follow"],
  ["/jobs/Acme_Works/0190", "", "index, follow"],
  ["/jobs/Acme_Works/0190", "?referAndEarnId=x", "index, follow"],
  ["/jobs/browse", "", "index, follow"],
  ["/jobs/Acme_Works", "", "noindex, follow"],
  ["/jobs/Acme_Works/0190/more", "", "noindex, follow"],
  ["/referrals", "", "index, follow"],
  ["/referrals/Acme/0190", "", "index, follow"],
  ["/referrals", "?teamSize=1-10", "noindex, follow"],
  ["/guidance/Acme/0190", "", "noindex, follow"],
  ["/terms", "", "noindex, follow"],
  ["/contact-us", "", "noindex, follow"],
  ["/auth/login", "", "noindex, follow"],
  ["/faqs", "", "noindex, follow"],
  ["/jobsx", "", "noindex, follow"],
  ["/nowhere", "", "noindex, follow"],
];

for (const [pathname, search, expected] of cases) {
  test(`${pathname}${search} is ${expected}`, () => assert.equal(robotsFor(pathname, search), expected));
}

test("a trailing slash is the same page", () => {
  assert.equal(withoutTrailingSlash("/jobs/"), "/jobs");
  assert.equal(withoutTrailingSlash("/"), "/");
  assert.equal(withoutTrailingSlash("//"), "/");
});
