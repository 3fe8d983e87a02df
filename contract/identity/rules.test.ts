// From groups to user types (spec §6).
import assert from "node:assert/strict";
import { test } from "node:test";
import { type CorporateUserType, readUserType, roleOf, type UserType } from "./rules.ts";

const CASES: [string[], UserType, CorporateUserType | null][] = [
  [[], "General_User", null],
  [["corporate-admin"], "Corporate", "corporate-admin"],
  [["corporate-recruiter"], "Corporate", "corporate-recruiter"],
  [["corporate-recruiter", "corporate-admin"], "Corporate", "corporate-admin"],
  [["admin"], "Admin", null],
  [["admin", "corporate-recruiter"], "Corporate", "corporate-recruiter"],
  [["somebody", "ADMIN", "admin "], "General_User", null],
];
for (const [groups, userType, corporateUserType] of CASES)
  test(`[${groups}] -> ${userType}`, () => assert.deepEqual(roleOf(groups), { userType, corporateUserType }));

test("guards' spelling of user types", () => {
  assert.deepEqual(["General_Users", "General_User", "Corporate", "Admin", "admin", ""].map(readUserType), [
    "General_User",
    "General_User",
    "Corporate",
    "Admin",
    null,
    null,
  ]);
});
