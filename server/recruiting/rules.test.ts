// Decisions about a company's people, as tables of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  type Colleague,
  expiryFrom,
  groupsWith,
  INVITES_A_DAY,
  type InviteDates,
  mayAdminister,
  mayInviteMore,
  stateOf,
  whyKeep,
  whyNotJoin,
} from "./rules.ts";

const now = new Date("2026-11-21T10:00:00Z");
const later = new Date(now.getTime() + 1);
const earlier = new Date(now.getTime() - 1);

describe("an invite is", () => {
  const open: InviteDates = { expiresAt: later, acceptedAt: null, revokedAt: null };
  const CASES: [string, Partial<InviteDates>, string][] = [
    ["pending until it expires", {}, "PENDING"],
    ["expired at the very moment", { expiresAt: now }, "EXPIRED"],
    ["expired afterwards", { expiresAt: earlier }, "EXPIRED"],
    ["accepted", { acceptedAt: earlier }, "ACCEPTED"],
    ["accepted, however old", { acceptedAt: earlier, expiresAt: earlier }, "ACCEPTED"],
    ["revoked", { revokedAt: earlier }, "REVOKED"],
    ["revoked, however old", { revokedAt: earlier, expiresAt: earlier }, "REVOKED"],
  ];
  for (const [name, dates, state] of CASES) test(name, () => assert.equal(stateOf({ ...open, ...dates }, now), state));
  test("valid for seven days", () => assert.equal(expiryFrom(now).toISOString(), "2026-11-28T10:00:00.000Z"));
});

/** "a" admin, "r" recruiter, "d" admin with a disabled account, "l" admin who is leaving; numbered in order. */
const company = (letters: string): Colleague[] =>
  [...letters].map((letter, index) => ({
    accountId: `${letter}${index}`,
    role: letter === "r" ? "corporate-recruiter" : "corporate-admin",
    isDisabled: letter === "d",
    isLeaving: letter === "l",
  }));

describe("administers the company:", () => {
  const CASES: [string, string, boolean][] = [
    ["ar", "a0", true],
    ["ar", "r1", false],
    ["dr", "d0", false],
    ["ar", "stranger", false],
    ["", "a0", false],
  ];
  for (const [members, caller, may] of CASES)
    test(`${caller} of "${members}": ${may}`, () => assert.equal(mayAdminister(company(members), caller), may));
});

describe("changing a member", () => {
  const CASES: [string, string, Parameters<typeof whyKeep>[2], ReturnType<typeof whyKeep>][] = [
    ["a", "a0", null, "LAST_ADMIN"],
    ["a", "a0", "corporate-recruiter", "LAST_ADMIN"],
    ["a", "a0", "corporate-admin", null],
    ["ar", "a0", null, "LAST_ADMIN"],
    ["ar", "r1", null, null],
    ["ar", "r1", "corporate-admin", null],
    ["aa", "a0", null, null],
    ["aa", "a0", "corporate-recruiter", null],
    ["ad", "a0", null, "LAST_ADMIN"],
    ["ad", "d1", null, null],
    ["ad", "d1", "corporate-recruiter", null],
    ["al", "a0", null, "LAST_ADMIN"],
    ["al", "l1", null, null],
    ["ld", "d1", null, "LAST_ADMIN"],
    ["ld", "d1", "corporate-recruiter", "LAST_ADMIN"],
    ["lda", "d1", null, null],
    ["aa", "stranger", null, "NOT_FOUND"],
    ["", "a0", "corporate-admin", "NOT_FOUND"],
  ];
  for (const [members, who, role, why] of CASES)
    test(`${who} of "${members}" to ${role ?? "nothing"}: ${why ?? "may"}`, () =>
      assert.equal(whyKeep(company(members), who, role), why));
});

describe("groups", () => {
  const CASES: [string[], Parameters<typeof groupsWith>[1], string[]][] = [
    [[], "corporate-admin", ["corporate-admin"]],
    [["corporate-admin"], "corporate-recruiter", ["corporate-recruiter"]],
    [["corporate-recruiter", "admin"], "corporate-admin", ["admin", "corporate-admin"]],
    [["corporate-recruiter"], null, []],
    [["corporate-admin", "corporate-recruiter", "admin"], null, ["admin"]],
    [["wheel"], "corporate-recruiter", ["corporate-recruiter"]],
    [[], null, []],
  ];
  for (const [before, role, after] of CASES)
    test(`${before.join("+") || "none"} with ${role ?? "no role"}: ${after.join("+") || "none"}`, () =>
      assert.deepEqual(groupsWith(before, role), after));
});

describe("joining a company", () => {
  const CASES: [string[], string | null, ReturnType<typeof whyNotJoin>][] = [
    [[], null, null],
    [["corporate-recruiter"], null, null],
    [["admin"], null, "PLATFORM_ADMIN"],
    [[], "here", "MEMBER_HERE"],
    [[], "there", "MEMBER_ELSEWHERE"],
    [["admin"], "here", "MEMBER_HERE"],
  ];
  for (const [groups, companyId, why] of CASES)
    test(`${groups.join("+") || "no group"}, ${companyId ?? "no company"}: ${why ?? "may"}`, () =>
      assert.equal(whyNotJoin({ groups, companyId }, "here"), why));
});

describe("another invite within a day", () => {
  const { company: most, address } = INVITES_A_DAY;
  const CASES: [number, number, number, boolean][] = [
    [0, 0, 1, true],
    [most - 1, address - 1, 1, true],
    [most, 0, 1, false],
    [address, address, 1, false],
    [most, address, 2, true],
  ];
  for (const [company, toAddress, scale, may] of CASES)
    test(`after ${company} (${toAddress} to the address) at scale ${scale}: ${may}`, () =>
      assert.equal(mayInviteMore({ company, address: toAddress }, scale), may));
});
