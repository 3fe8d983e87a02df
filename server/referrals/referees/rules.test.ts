// Checks the rules for referees as tables of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REFEREE_STATUSES, type RefereeStatus } from "../../../contract/referrals/rules.ts";
import {
  afterCode,
  hasTenure,
  type InboxFacts,
  isDueSoon,
  mayDecide,
  provable,
  statusNow,
  verifiedUntil,
  whyShut,
} from "./rules.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe("two years at the company:", () => {
  const CASES: [string, boolean][] = [
    ["2024-11-01", true],
    ["2024-12-01", false],
    ["2026-11-01", false],
    ["2030-01-01", false],
    ["1999-01-01", true],
  ];
  for (const [since, is] of CASES) test(`since ${since}: ${is}`, () => assert.equal(hasTenure(since, NOW), is));
});

describe("verified for 180 days:", () => {
  test("from now on", () => assert.equal(verifiedUntil(NOW).toISOString(), "2027-05-20T12:00:00.000Z"));
  const CASES: {
    until: number;
    status?: RefereeStatus;
    now: RefereeStatus;
    dueSoon: boolean;
    proves: string | null;
  }[] = [
    { until: 15, now: "VERIFIED", dueSoon: false, proves: null },
    { until: 14, now: "VERIFIED", dueSoon: true, proves: "AGAIN" },
    { until: 0.001, now: "VERIFIED", dueSoon: true, proves: "AGAIN" },
    { until: 0, now: "EXPIRED", dueSoon: true, proves: "AGAIN" },
    { until: -1, status: "EXPIRED", now: "EXPIRED", dueSoon: true, proves: "AGAIN" },
    { until: -1, status: "PENDING", now: "PENDING", dueSoon: false, proves: "ADDRESS" },
    { until: -1, status: "REVIEW", now: "REVIEW", dueSoon: false, proves: null },
    { until: -1, status: "ENDED", now: "ENDED", dueSoon: false, proves: null },
    { until: -1, status: "REFUSED", now: "REFUSED", dueSoon: false, proves: null },
  ];
  for (const { until, status = "VERIFIED", now, dueSoon, proves } of CASES)
    test(`${status} with ${until} days left is ${now}, a code proves ${proves}`, () => {
      const referee = { status, verifiedUntil: inDays(until) };
      assert.deepEqual(
        [statusNow(referee, NOW), isDueSoon(referee, NOW), provable(referee, NOW)],
        [now, dueSoon, proves],
      );
    });
});

describe("a right code leads to", () => {
  const CASES = [
    { isDomainKnown: true, wasRefused: false, to: "VERIFIED" },
    { isDomainKnown: false, wasRefused: false, to: "REVIEW" },
    { isDomainKnown: true, wasRefused: true, to: "REVIEW" },
    { isDomainKnown: false, wasRefused: true, to: "REVIEW" },
  ];
  for (const { to, ...facts } of CASES)
    test(`${to} for ${JSON.stringify(facts)}`, () => assert.equal(afterCode(facts), to));
});

describe("the inbox", () => {
  const open: InboxFacts = { status: "VERIFIED", verifiedUntil: inDays(30), isPaused: false, weeklyCap: 5, used: 4 };
  const CASES: { facts: Partial<InboxFacts>; shut: string | null; name: string }[] = [
    { name: "is open", facts: {}, shut: null },
    { name: "is shut at the cap", facts: { used: 5 }, shut: "CAP_REACHED" },
    { name: "is shut over a cap that was lowered", facts: { weeklyCap: 1 }, shut: "CAP_REACHED" },
    { name: "is shut while paused", facts: { isPaused: true, used: 9 }, shut: "PAUSED" },
    {
      name: "is shut from the moment on that verification ends",
      facts: { verifiedUntil: NOW, isPaused: true },
      shut: "EXPIRED",
    },
    { name: "is shut before an admin has looked", facts: { status: "REVIEW" }, shut: "NOT_VERIFIED" },
    { name: "is shut before the code", facts: { status: "PENDING" }, shut: "NOT_VERIFIED" },
    { name: "is shut for who left", facts: { status: "ENDED" }, shut: "NOT_VERIFIED" },
  ];
  for (const { name, facts, shut } of CASES) test(name, () => assert.equal(whyShut({ ...open, ...facts }, NOW), shut));
});

test("an admin verifies a waiting referee, and refuses a waiting or verified one", () => {
  const may = (decision: "VERIFY" | "REFUSE") => REFEREE_STATUSES.filter((status) => mayDecide(status, decision));
  assert.deepEqual([may("VERIFY"), may("REFUSE")], [["REVIEW"], ["REVIEW", "VERIFIED", "EXPIRED"]]);
});
