// Checks which page a sign-in leads to.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserType } from "../../../../contract/identity/rules.ts";
import { pathAfterSignIn, redirectPath, withReturn } from "./return-path.ts";

const CASES: [string | null, UserType | null, string][] = [
  [null, "General_User", "/dashboards"],
  [null, "Admin", "/dashboards"],
  [null, "Corporate", "/v2/corporate"],
  ["/jobs/Acme/1?x=1#top", "General_User", "/jobs/Acme/1?x=1#top"],
  ["/", "General_User", "/dashboards"],
  ["/jobs/Acme/1", "Corporate", "/v2/corporate"],
  ["/company?industry=IT", "Corporate", "/v2/corporate"],
  ["/corporate", "Corporate", "/corporate"],
  ["/v2/corporate/members", "Corporate", "/v2/corporate/members"],
  ["/invite#token=abc", "Corporate", "/invite#token=abc"],
  ["https://evil.example/", "General_User", "/dashboards"],
  ["//evil.example", "Corporate", "/v2/corporate"],
  ["/auth/login?returnTo=%2Fauth%2Flogin", "General_User", "/dashboards"],
  ["/auth", "General_User", "/dashboards"],
  ["/authors", "General_User", "/authors"],
];
for (const [returnTo, userType, path] of CASES)
  test(`${userType} asked for ${returnTo}: ${path}`, () => assert.equal(pathAfterSignIn(returnTo, userType), path));

test("links carry the return path", () => {
  assert.equal(withReturn("/auth/signup", null), "/auth/signup");
  assert.equal(withReturn("/auth/signup", "/jobs?a=1&b=2"), "/auth/signup?returnTo=%2Fjobs%3Fa%3D1%26b%3D2");
  assert.equal(redirectPath(null, null), "/api/session/authorize");
  assert.equal(redirectPath("linkedin", "/jobs"), "/api/session/authorize?provider=linkedin&returnTo=%2Fjobs");
});
