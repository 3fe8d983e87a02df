// Checks, as tables of cases, how a referee sees a request and what they may do with it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REQUEST_STATUSES, type RequestStatus } from "../../../contract/referrals/rules.ts";
import { canOpenCv, type InHand, knowsCandidate, type OwnAnswer, viewOf, whyNotClaim, whyNotInHand } from "./rules.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const soon = new Date(NOW.getTime() + 60_000);

describe("a request as seen by a referee who", () => {
  test("holds it, or held it at its end: its status", () => {
    const seen = REQUEST_STATUSES.map((status) => viewOf({ status, isMine: true, answer: null }));
    assert.deepEqual(seen, [
      "POOL",
      "POOL",
      "CLAIMED",
      "ACCEPTED",
      "REFERRED",
      "DISPUTED",
      "CONFIRMED",
      "POOL",
      "POOL",
      "WITHDRAWN",
      "NOT_REFERRED",
    ]);
  });
  test("has answered it: their answer, whatever its status now", () => {
    for (const status of REQUEST_STATUSES)
      for (const answer of ["DECLINED", "CONFLICT", "LAPSED"] as const)
        assert.equal(viewOf({ status, isMine: false, answer }), answer);
  });
  test("has referred it: its status from there on", () => {
    const seen = (status: RequestStatus) => viewOf({ status, isMine: true, answer: "REFERRED" });
    assert.deepEqual([seen("REFERRED"), seen("DISPUTED"), seen("CONFIRMED")], ["REFERRED", "DISPUTED", "CONFIRMED"]);
  });
});

test("the candidate is named from acceptance to a good end, and the CV is open until the answer", () => {
  const views = [
    "POOL",
    "CLAIMED",
    "ACCEPTED",
    "REFERRED",
    "DISPUTED",
    "CONFIRMED",
    "NOT_REFERRED",
    "WITHDRAWN",
    "DECLINED",
    "CONFLICT",
    "LAPSED",
  ] as const;
  assert.deepEqual(views.filter(knowsCandidate), ["ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED"]);
  assert.deepEqual(views.filter(canOpenCv), ["CLAIMED", "ACCEPTED"]);
});

describe("a step on a request:", () => {
  const mine: InHand = { status: "CLAIMED", isMine: true, dueAt: soon, answer: null, hasClaimed: true };
  const CASES: { name: string; facts: Partial<InHand>; why: string | null }[] = [
    { name: "claimed", facts: {}, why: null },
    { name: "taken on", facts: { status: "ACCEPTED" }, why: null },
    { name: "the moment the time is over", facts: { dueAt: NOW }, why: "OVER_TIME" },
    { name: "referred already", facts: { status: "REFERRED", answer: "REFERRED" }, why: "ANSWERED" },
    { name: "withdrawn after it was taken on", facts: { status: "WITHDRAWN", dueAt: null }, why: "WITHDRAWN" },
    { name: "declined before", facts: { status: "OPEN", isMine: false, answer: "DECLINED" }, why: "ANSWERED" },
    { name: "run out", facts: { status: "OPEN", isMine: false }, why: "GONE" },
    { name: "run out, and another's now", facts: { isMine: false }, why: "GONE" },
    { name: "another's", facts: { isMine: false, hasClaimed: false }, why: "NOT_THEIRS" },
    { name: "in the pool", facts: { status: "OPEN", isMine: false, hasClaimed: false }, why: "NOT_THEIRS" },
  ];
  for (const { name, facts, why } of CASES)
    test(`${name}: ${why ?? "anything"}`, () => assert.equal(whyNotInHand({ ...mine, ...facts }, NOW), why));
});

describe("claiming a request that is", () => {
  const CASES: [RequestStatus, OwnAnswer | null, string | null][] = [
    ["OPEN", null, null],
    ["OPEN", "DECLINED", "ANSWERED"],
    ["OPEN", "CONFLICT", "ANSWERED"],
    ["OPEN", "LAPSED", "ANSWERED"],
    ["CLAIMED", null, "TAKEN"],
    ["ACCEPTED", null, "TAKEN"],
    ["REFERRED", null, "OVER"],
    ["WITHDRAWN", null, "OVER"],
    ["EXPIRED", null, "OVER"],
    ["DECLINED", null, "OVER"],
  ];
  for (const [status, answer, why] of CASES)
    test(`${status}, ${answer ?? "not answered"}: ${why ?? "works"}`, () =>
      assert.equal(whyNotClaim({ status, expiresAt: soon, answer }, NOW), why));
  test("open at the end of its time: over", () =>
    assert.equal(whyNotClaim({ status: "OPEN", expiresAt: NOW, answer: null }, NOW), "OVER"));
});
