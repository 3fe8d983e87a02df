import assert from "node:assert/strict";
import test from "node:test";
import type { UserType } from "../../../contract/identity/rules.ts";
import {
  CANDIDATE_LINKS,
  currentState,
  footerColumns,
  guestPath,
  LOGIN_LINK,
  MAIN_LINKS,
  SIGN_UP_LINK,
} from "./navigation.ts";

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

const OPEN = [
  "/about",
  "/contact-us",
  "/corporate",
  "/corporate#corporatePlans",
  "/faq",
  "/privacy-policy",
  "/terms",
] as const;
const FOOTERS: [UserType | null, readonly string[]][] = [
  [null, ["/", "/guidance", "/jobs", "/referrals", ...OPEN]],
  ["General_User", ["/", "/guidance", "/jobs", "/referrals", ...OPEN]],
  ["Admin", ["/", "/guidance", "/jobs", "/referrals", ...OPEN]],
  ["Corporate", ["/v2/corporate/jobs", ...OPEN]],
];
for (const [userType, expected] of FOOTERS)
  test(`the footer for ${userType ?? "a visitor"} has every required link that they may open`, () => {
    const links = footerColumns(userType).flatMap((column) => column.links.map((link) => link.to));
    assert.deepEqual(links.sort(), [...expected].sort());
  });

const WAYS_BACK: [string, string, string][] = [
  ["/", "", "/auth/login"],
  ["/jobs", "?searchText=java&workMode=HYBRID", "/auth/login?returnTo=%2Fjobs%3FsearchText%3Djava%26workMode%3DHYBRID"],
  ["/about", "", "/auth/login?returnTo=%2Fabout"],
  ["/auth/login", "", "/auth/login"],
  ["/auth/signup", "?returnTo=%2Fjobs", "/auth/login?returnTo=%2Fjobs"],
  ["/auth/corporate/login", "?returnTo=%2Fv2%2Fcorporate%2Fjobs", "/auth/login?returnTo=%2Fv2%2Fcorporate%2Fjobs"],
];
for (const [pathname, search, expected] of WAYS_BACK)
  test(`the header's login on ${pathname}${search} leads to ${expected}`, () =>
    assert.equal(guestPath(LOGIN_LINK.to, pathname, search), expected));

test("the header has every required link", () => {
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
