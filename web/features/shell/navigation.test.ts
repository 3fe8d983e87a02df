import assert from "node:assert/strict";
import test from "node:test";
import type { UserType } from "../../../contract/identity/rules.ts";
import { requestPath, SUBSCRIPTION_PATH, sessionPath } from "../../../contract/paths.ts";
import { mayOpen } from "../../session/guard.ts";
import { leadsToOff } from "../../site-facts.ts";
import {
  CANDIDATE_LINKS,
  currentState,
  footerColumns,
  guestPath,
  LOGIN_LINK,
  MAIN_LINKS,
  SIGN_UP_LINK,
} from "./navigation.ts";
import { type Place, placeState, placesOf } from "./role-places.ts";
import { styleOfSite } from "./site-style.ts";

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
  [null, ["/", "/guidance", "/jobs", "/jobs/browse", "/referrals", ...OPEN]],
  ["General_User", ["/guidance", "/home", "/jobs", "/jobs/browse", "/referrals", ...OPEN]],
  ["Admin", ["/", "/guidance", "/jobs", "/jobs/browse", "/referrals", ...OPEN]],
  ["Corporate", ["/v2/corporate", ...OPEN]],
];
for (const [userType, expected] of FOOTERS)
  test(`the footer for ${userType ?? "a visitor"} has every required link that they may open`, () => {
    const links = footerColumns(userType).flatMap((column) => column.links.map((link) => link.to));
    assert.deepEqual(links.sort(), [...expected].sort());
  });

const ROLES: [UserType, { isCompanyAdmin?: boolean; refers?: boolean; at?: string }, header: string, bar: string][] = [
  ["General_User", {}, "Home Jobs Referrals Guidance Dashboard", "Home Jobs Referrals Guidance Dashboard"],
  [
    "General_User",
    { refers: true },
    "Home Jobs Referrals Guidance Dashboard | Referee",
    "Home Jobs Referrals Dashboard Referee",
  ],
  [
    "General_User",
    { refers: true, at: "/employee/requests/1" },
    "Home Jobs Referrals Guidance Dashboard | Referee",
    "Home Requests Guidance Earnings Candidate",
  ],
  // No referee yet: the pages of the employee area lead back to the candidate's places.
  [
    "General_User",
    { at: "/employee" },
    "Home Jobs Referrals Guidance Dashboard",
    "Home Jobs Referrals Guidance Dashboard",
  ],
  ["Corporate", {}, "Home Jobs Post a job Profile", "Home Jobs Post a job Profile"],
  ["Corporate", { isCompanyAdmin: true }, "Home Jobs Post a job People Profile", "Home Jobs Post a job People Profile"],
  ["Admin", {}, "Admin Jobs Referrals Guidance Dashboard", "Admin Jobs Referrals Guidance Dashboard"],
];
for (const [userType, { isCompanyAdmin = false, refers = false, at = "/" }, header, bar] of ROLES)
  test(`places of ${userType} at ${at}: ${bar}`, () => {
    const places = placesOf({ userType, isCompanyAdmin, refers, pathname: at });
    const labels = (several: readonly Place[]) => several.map(({ label }) => label).join(" ");
    assert.equal(places.groups.map(labels).join(" | "), header);
    assert.equal(labels(places.bar), bar);
    assert.ok(places.bar.length <= 5);
    for (const { to } of [...places.groups.flat(), ...places.bar]) assert.ok(mayOpen(to, userType), to);
  });

const AT: [UserType, address: string, current: string][] = [
  ["General_User", "/home", "Home page"],
  ["General_User", "/jobs?searchText=java", "Jobs page"],
  ["General_User", "/jobs/Acme/1", "Jobs true"],
  ["General_User", "/company/Acme/1", "Referrals true"],
  ["General_User", "/v2/candidate/profile?view=dashboard", "Dashboard page"],
  ["General_User", "/v2/candidate/profile?view=dashboard&tab=requests", "Dashboard true"],
  ["General_User", "/v2/candidate/profile", ""],
  ["Corporate", "/v2/corporate", "Home page"],
  ["Corporate", "/v2/corporate/jobs", "Jobs page"],
  ["Corporate", "/v2/corporate/jobs/new", "Post a job page"],
  ["Corporate", "/v2/corporate/jobs/1/applicants?applicant=2", "Jobs true"],
  ["Corporate", "/v2/corporate/drafts/1", "Post a job true"],
  ["Admin", "/v2/admin/payouts", "Admin true"],
];
for (const [userType, address, current] of AT)
  test(`${userType} at ${address}: ${current || "no place"}`, () => {
    const { pathname, search } = new URL(address, "https://x.example");
    const { bar } = placesOf({ userType, isCompanyAdmin: true, refers: false, pathname });
    const marked = bar.flatMap((place) => {
      const state = placeState(place, pathname, search);
      return state ? [`${place.label} ${state}`] : [];
    });
    assert.equal(marked.join(), current);
  });

const WAYS_BACK: [string, string, string][] = [
  ["/", "", "/auth/login"],
  ["/jobs", "?searchText=java&workMode=HYBRID", "/auth/login?returnTo=%2Fjobs%3FsearchText%3Djava%26workMode%3DHYBRID"],
  ["/about", "", "/auth/login?returnTo=%2Fabout"],
  ["/auth/login", "", "/auth/login"],
  ["/auth/signup", "?returnTo=%2Fjobs", "/auth/login?returnTo=%2Fjobs"],
  ["/auth/login", "?returnTo=%2F%2Fevil.example", "/auth/login"],
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

const ALL_OFF = ["referrals", "guidance", "payments", "sharing"] as const;
const UNDER_WAY = [
  "/employee/requests/1",
  "/employee/guidance",
  "/employee/guidance?session=1",
  "/employee/earnings",
  requestPath("1"),
  sessionPath("1"),
  SUBSCRIPTION_PATH,
];
for (const to of UNDER_WAY)
  test(`${to} stays linked with every part off: what is under way can be finished`, () => {
    const site = {
      publicUrl: "",
      environment: "production",
      socialLinks: [],
      logo: "",
      colorLight: "",
      colorDark: "",
    } as const;
    assert.equal(leadsToOff(to, ALL_OFF), false);
    const hidden = [...styleOfSite({ ...site, off: ALL_OFF, hasDemoBar: false }).matchAll(/href\^="([^"]+)"/g)];
    assert.ok(hidden.length > 0);
    assert.deepEqual(
      hidden.filter(([, start = ""]) => to.startsWith(start)),
      [],
    );
  });
