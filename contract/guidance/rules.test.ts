// Checks as tables what either side may do with a session, and what cancelling gives back, to the second.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  BOOKING_STATUSES,
  type BookingStatus,
  mayAnswer,
  mayCancel,
  mayDispute,
  mayMove,
  mayPay,
  mayRate,
  refundOf,
  type SessionState,
  SIDES,
  type Side,
} from "./rules.ts";

const startsAt = "2026-11-25T10:00:00.000Z";
const session = (status: BookingStatus, facts: Partial<SessionState> = {}): SessionState => ({
  status,
  awaits: status === "REQUESTED" ? "REFEREE" : null,
  price: 150_000,
  startsAt,
  endsAt: "2026-11-25T10:45:00.000Z",
  dueAt: null,
  ...facts,
});
/** So many seconds before it begins. */
const before = (seconds: number) => new Date(Date.parse(startsAt) - seconds * 1_000);
const hours = (count: number) => count * 3_600;

describe("what cancelling gives back", () => {
  const CASES: [what: string, session: SessionState, by: Side, now: Date, refund: number][] = [
    ["an accepted one, 48 h and a second before", session("ACCEPTED"), "CANDIDATE", before(hours(48) + 1), 150_000],
    ["an accepted one, 48 h before", session("ACCEPTED"), "CANDIDATE", before(hours(48)), 150_000],
    ["an accepted one, a second less", session("ACCEPTED"), "CANDIDATE", before(hours(48) - 1), 0],
    ["an accepted one, a millisecond less", session("ACCEPTED"), "CANDIDATE", before(hours(48) - 0.001), 0],
    ["an accepted one, at the last moment", session("ACCEPTED"), "CANDIDATE", before(1), 0],
    ["the referee's, 48 h and a second before", session("ACCEPTED"), "REFEREE", before(hours(48) + 1), 150_000],
    ["the referee's, a second less", session("ACCEPTED"), "REFEREE", before(hours(48) - 1), 150_000],
    ["the referee's, at the last moment", session("ACCEPTED"), "REFEREE", before(1), 150_000],
    ["one that nobody agreed to, soon", session("REQUESTED"), "CANDIDATE", before(60), 150_000],
    [
      "one that the referee moved, soon",
      session("REQUESTED", { awaits: "CANDIDATE" }),
      "CANDIDATE",
      before(60),
      150_000,
    ],
    ["one that was not paid", session("UNPAID"), "CANDIDATE", before(hours(72)), 0],
    ["a free one, in time", session("ACCEPTED", { price: 0 }), "CANDIDATE", before(hours(72)), 0],
    ["a free one, late", session("ACCEPTED", { price: 0 }), "CANDIDATE", before(60), 0],
  ];
  for (const [what, state, by, now, refund] of CASES)
    test(`${what}: ${refund}`, () => assert.equal(refundOf(state, by, now), refund));
});

describe("what is possible in which state", () => {
  const soon = { dueAt: before(hours(50)).toISOString() };
  const now = before(hours(60));
  /** By state: what the candidate may do, what the referee may, 60 hours before. */
  const CASES: Record<BookingStatus, [candidate: string, referee: string]> = {
    UNPAID: ["pay cancel", "cancel"],
    REQUESTED: ["move cancel", "answer move cancel"],
    ACCEPTED: ["move cancel", "move cancel"],
    DONE: ["dispute rate", "dispute rate"],
    DISPUTED: ["", ""],
    SETTLED: ["rate", "rate"],
    DECLINED: ["", ""],
    CANCELLED: ["", ""],
    LAPSED: ["", ""],
  };
  const RULES = {
    pay: mayPay,
    answer: mayAnswer,
    move: mayMove,
    cancel: mayCancel,
    dispute: mayDispute,
    rate: (state: SessionState, _: Side, at: Date) => mayRate(state, at),
  };
  for (const status of BOOKING_STATUSES)
    for (const [index, by] of SIDES.entries())
      test(`${status}, ${by}`, () => {
        const allowed = Object.entries(RULES).filter(([, rule]) => rule(session(status, soon), by, now));
        assert.equal(allowed.map(([name]) => name).join(" "), CASES[status][index]);
      });
});

describe("until when", () => {
  const due = { dueAt: before(hours(1)).toISOString() };
  const CASES: [what: string, allowed: boolean][] = [
    ["paying a second before its time is over", mayPay(session("UNPAID", due), "CANDIDATE", before(hours(1) + 1))],
    ["answering a second before", mayAnswer(session("REQUESTED", due), "REFEREE", before(hours(1) + 1))],
    ["cancelling a second before it begins", mayCancel(session("ACCEPTED"), "REFEREE", before(1))],
    ["the referee moves a second before it begins", mayMove(session("ACCEPTED"), "REFEREE", before(1))],
    ["the candidate moves 48 h before", mayMove(session("ACCEPTED"), "CANDIDATE", before(hours(48)))],
    ["disputing a second before", mayDispute(session("DONE", due), "REFEREE", before(hours(1) + 1))],
    ["rating 14 days after, less a second", mayRate(session("SETTLED"), new Date("2026-12-09T10:44:59Z"))],
  ];
  for (const [what, allowed] of CASES) test(what, () => assert.ok(allowed));

  const OVER: [what: string, allowed: boolean][] = [
    ["paying", mayPay(session("UNPAID", due), "CANDIDATE", before(hours(1)))],
    ["answering", mayAnswer(session("REQUESTED", due), "REFEREE", before(hours(1)))],
    ["answering for the other side", mayAnswer(session("REQUESTED", due), "CANDIDATE", before(hours(2)))],
    ["cancelling as it begins", mayCancel(session("ACCEPTED"), "CANDIDATE", before(0))],
    ["the referee moves as it begins", mayMove(session("ACCEPTED"), "REFEREE", before(0))],
    ["the candidate moves less than 48 h before", mayMove(session("ACCEPTED"), "CANDIDATE", before(hours(48) - 1))],
    ["disputing", mayDispute(session("DONE", due), "CANDIDATE", before(hours(1)))],
    ["rating 14 days after", mayRate(session("SETTLED"), new Date("2026-12-09T10:45:00Z"))],
  ];
  for (const [what, allowed] of OVER) test(`no longer: ${what}`, () => assert.ok(!allowed));
});
