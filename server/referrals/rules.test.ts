// Checks which steps may follow which, and the state after a referee returns a request.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ACTIVE_REQUESTS, REQUEST_STATUSES, type RequestStatus } from "../../contract/referrals/rules.ts";
import { afterReturn, mayFollow } from "./rules.ts";

const now = new Date("2026-11-21T10:00:00Z");
const later = new Date(now.getTime() + 1);

describe("a returned request", () => {
  const CASES: [what: string, facts: Parameters<typeof afterReturn>[0], to: ReturnType<typeof afterReturn>][] = [
    ["others are left", { now, expiresAt: later, unanswered: 1, declines: 1 }, "OPEN"],
    ["no referee is left, one declined", { now, expiresAt: later, unanswered: 0, declines: 1 }, "DECLINED"],
    [
      "no referee is left, none declined: one may still join",
      { now, expiresAt: later, unanswered: 0, declines: 0 },
      "OPEN",
    ],
    ["the pool's time is over", { now, expiresAt: now, unanswered: 3, declines: 1 }, "EXPIRED"],
    ["the time is over and all have declined", { now, expiresAt: now, unanswered: 0, declines: 2 }, "DECLINED"],
  ];
  for (const [what, facts, to] of CASES) test(`${what}: ${to}`, () => assert.equal(afterReturn(facts), to));
});

describe("steps", () => {
  const ENDS: RequestStatus[] = ["NOT_ALIGNED", "CONFIRMED", "DECLINED", "EXPIRED", "WITHDRAWN", "NOT_REFERRED"];
  test("final states have no next step, and only CONFIRMED still counts as active", () => {
    for (const end of ENDS)
      for (const to of REQUEST_STATUSES) assert.equal(mayFollow(end, to), false, `${end} to ${to}`);
    assert.deepEqual(
      ENDS.filter((end) => (ACTIVE_REQUESTS as readonly string[]).includes(end)),
      ["CONFIRMED"],
    );
  });
  test("every other state has a next step, and a final state is always reachable", () => {
    const reaches = (from: RequestStatus, seen = new Set<RequestStatus>()): boolean => {
      if (ENDS.includes(from)) return true;
      if (seen.has(from)) return false;
      return REQUEST_STATUSES.some((to) => mayFollow(from, to) && reaches(to, new Set([...seen, from])));
    };
    for (const status of REQUEST_STATUSES) assert.ok(reaches(status), status);
  });
  test("only an accepted request is referred, and only a referred one confirmed", () => {
    assert.deepEqual(
      REQUEST_STATUSES.filter((from) => mayFollow(from, "REFERRED")),
      ["ACCEPTED"],
    );
    assert.deepEqual(
      REQUEST_STATUSES.filter((from) => mayFollow(from, "CONFIRMED")),
      ["REFERRED", "DISPUTED"],
    );
    assert.deepEqual(
      REQUEST_STATUSES.filter((from) => mayFollow(from, "WITHDRAWN")),
      ["OPEN", "CLAIMED", "ACCEPTED"],
    );
  });
});
