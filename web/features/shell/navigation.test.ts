import assert from "node:assert/strict";
import test from "node:test";
import { CANDIDATE_LINKS, currentState, FOOTER_COLUMNS, LOGIN_LINK, MAIN_LINKS, SIGN_UP_LINK } from "./navigation.ts";

const cases: readonly [string, string, "page" | "true" | undefined][] = [
  ["/jobs", "/jobs", "page"],
  ["/jobs", "/jobs/", "page"],
  ["/jobs", "/jobs/Acme/1", "true"],
  ["/jobs", "/jobsx", undefined],
  ["/", "/", "page"],
  ["/", "/jobs", undefined],
  ["/corporate", "/corporate/connect-with-us", "true"],
];

for (const [to, pathname, expected] of cases) {
  test(`a link to ${to} on ${pathname}: ${expected}`, () => assert.equal(currentState(to, pathname), expected));
}

test("the footer carries every link of the specification", () => {
  const links = FOOTER_COLUMNS.flatMap((column) => column.links.map((link) => link.to)).sort();
  assert.deepEqual(
    links,
    [
      "/",
      "/about",
      "/contact-us",
      "/corporate",
      "/corporate#corporatePlans",
      "/faq",
      "/guidance",
      "/jobs",
      "/privacy-policy",
      "/referrals",
      "/terms",
    ].sort(),
  );
});

test("the header carries every link of the specification", () => {
  const links = [...CANDIDATE_LINKS, ...MAIN_LINKS, LOGIN_LINK, SIGN_UP_LINK].map((link) => [link.label, link.to]);
  assert.deepEqual(links, [
    ["Jobs", "/jobs"],
    ["Request Referral", "/referrals"],
    ["Request Guidance", "/guidance"],
    ["For Employee", "/for-employee"],
    ["For Corporate", "/corporate"],
    ["About Us", "/about"],
    ["Login", "/auth/login"],
    ["Sign-up for free", "/auth/signup"],
  ]);
});
