// Which dashboard a person is led to.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserType } from "../../contract/identity/rules.ts";
import { CORPORATE_HOME_PATH, HOME_PATH } from "../../contract/paths.ts";
import { dashboardFor, homeOf } from "./dashboard.ts";

const CASES: [UserType, asked: string, own: string | null, path: string][] = [
  ["General_User", "", null, HOME_PATH],
  ["General_User", "", "employee", "/employee"],
  ["General_User", "candidate", "employee", HOME_PATH],
  ["General_User", "admin", "corporate", HOME_PATH],
  ["Corporate", "", null, CORPORATE_HOME_PATH],
  ["Corporate", "candidate", "candidate", CORPORATE_HOME_PATH],
  ["Admin", "", null, "/v2/admin"],
  ["Admin", "", "candidate", HOME_PATH],
  ["Admin", "corporate", "nonsense", "/v2/admin"],
  ["Admin", "employee", "employee", "/v2/admin"],
];
for (const [userType, asked, own, path] of CASES)
  test(`${userType} at /dashboards/${asked}, whose own is ${own}: ${path}`, () =>
    assert.equal(dashboardFor(userType, asked, own).path, path));

test("each kind of user has a home", () => {
  assert.deepEqual(([null, "General_User", "Corporate", "Admin"] as const).map(homeOf), [
    "/",
    HOME_PATH,
    CORPORATE_HOME_PATH,
    "/",
  ]);
});
