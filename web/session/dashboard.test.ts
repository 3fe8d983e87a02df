// Which dashboard a person is led to.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserType } from "../../contract/roles.ts";
import { dashboardFor, homeOf } from "./dashboard.ts";

const CASES: [UserType, asked: string, last: string | null, path: string][] = [
  ["General_User", "", null, "/v2/candidate/profile"],
  ["General_User", "", "employee", "/employee"],
  ["General_User", "candidate", "employee", "/v2/candidate/profile"],
  ["General_User", "admin", "corporate", "/v2/candidate/profile"],
  ["Corporate", "", null, "/v2/corporate/jobs"],
  ["Corporate", "candidate", "candidate", "/v2/corporate/jobs"],
  ["Admin", "", null, "/v2/admin"],
  ["Admin", "", "candidate", "/v2/candidate/profile"],
  ["Admin", "corporate", "nonsense", "/v2/admin"],
];
for (const [userType, asked, last, path] of CASES)
  test(`${userType} at /dashboards/${asked}, last at ${last}: ${path}`, () =>
    assert.equal(dashboardFor(userType, asked, last).path, path));

test("home of companies is their jobs", () => {
  assert.deepEqual(([null, "General_User", "Corporate", "Admin"] as const).map(homeOf), [
    "/",
    "/",
    "/v2/corporate/jobs",
    "/",
  ]);
});
