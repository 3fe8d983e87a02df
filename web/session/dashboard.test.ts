// Which dashboard a person is led to.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserType } from "../../contract/identity/rules.ts";
import { CANDIDATE_DASHBOARD_PATH } from "../../contract/paths.ts";
import { dashboardFor, homeOf } from "./dashboard.ts";

const CASES: [UserType, asked: string, own: string | null, path: string][] = [
  ["General_User", "", null, CANDIDATE_DASHBOARD_PATH],
  ["General_User", "", "employee", "/employee"],
  ["General_User", "candidate", "employee", CANDIDATE_DASHBOARD_PATH],
  ["General_User", "admin", "corporate", CANDIDATE_DASHBOARD_PATH],
  ["Corporate", "", null, "/v2/corporate/jobs"],
  ["Corporate", "candidate", "candidate", "/v2/corporate/jobs"],
  ["Admin", "", null, "/v2/admin/reports"],
  ["Admin", "", "candidate", CANDIDATE_DASHBOARD_PATH],
  ["Admin", "corporate", "nonsense", "/v2/admin/reports"],
  ["Admin", "employee", "employee", "/v2/admin/reports"],
];
for (const [userType, asked, own, path] of CASES)
  test(`${userType} at /dashboards/${asked}, whose own is ${own}: ${path}`, () =>
    assert.equal(dashboardFor(userType, asked, own).path, path));

test("the home of companies is their job list", () => {
  assert.deepEqual(([null, "General_User", "Corporate", "Admin"] as const).map(homeOf), [
    "/",
    "/",
    "/v2/corporate/jobs",
    "/",
  ]);
});
