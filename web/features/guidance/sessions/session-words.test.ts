// A session's status, next step and history, worded for each side; and the addresses of the lists.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GuidanceBooking, GuidanceEvent } from "../../../../contract/guidance/bookings-wire.ts";
import { EMPLOYEE_GUIDANCE_PATH, sessionPath } from "../../../../contract/paths.ts";
import { readView, tabAddress, tabIn, viewAddress } from "./session-place.ts";
import { lookOf, stepsOf, tellNext } from "./session-words.ts";

const ZONE = "Asia/Kolkata";
const NOW = Date.parse("2026-11-21T10:00:00Z");

const event = (
  kind: GuidanceEvent["kind"],
  by: GuidanceEvent["by"],
  more: Partial<GuidanceEvent> = {},
): GuidanceEvent => ({
  id: `${kind}-${by}`,
  kind,
  by,
  at: "2026-11-20T10:00:00.000Z",
  startsAt: null,
  reason: null,
  ...more,
});

const sessionOf = (facts: Partial<GuidanceBooking> = {}): GuidanceBooking => ({
  id: "s",
  role: "CANDIDATE",
  companyId: "c",
  companyName: "Kite Works",
  offerId: "o",
  kind: "INTERVIEW",
  topic: "System design",
  note: null,
  price: 150_000,
  startsAt: "2026-11-26T05:00:00.000Z",
  endsAt: "2026-11-26T05:45:00.000Z",
  timeZone: ZONE,
  refereeTimeZone: "Europe/London",
  status: "ACCEPTED",
  awaits: null,
  dueAt: null,
  other: { name: null, title: null },
  acceptedAt: null,
  meeting: null,
  paymentId: null,
  refunded: null,
  ratings: { mine: null, theirs: null },
  timeline: [event("UNPAID", "CANDIDATE"), event("REQUESTED", "CANDIDATE")],
  ...facts,
});

describe("the status in a word", () => {
  const moved = [event("REQUESTED", "CANDIDATE"), event("MOVED", "REFEREE")];
  const CASES: [facts: Partial<GuidanceBooking>, words: string][] = [
    [{ status: "UNPAID" }, "To be paid"],
    [{ status: "REQUESTED", awaits: "REFEREE" }, "Waiting for an answer"],
    [{ status: "REQUESTED", awaits: "REFEREE", role: "REFEREE" }, "Yours to answer"],
    [{ status: "REQUESTED", awaits: "CANDIDATE", timeline: moved }, "New time to answer"],
    [{ status: "LAPSED" }, "Not answered"],
    [{ status: "LAPSED", timeline: [event("UNPAID", "CANDIDATE")] }, "Not paid"],
    [{ status: "SETTLED" }, "Completed"],
  ];
  test("UNPAID, once the payment has arrived: Paid", () =>
    assert.equal(lookOf(sessionOf({ status: "UNPAID" }), true).words, "Paid"));
  for (const [facts, words] of CASES)
    test(`${facts.role ?? "CANDIDATE"} ${facts.status}: ${words}`, () =>
      assert.equal(lookOf(sessionOf(facts)).words, words));
});

describe("the next step, or where the money went", () => {
  const CASES: [what: string, facts: Partial<GuidanceBooking>, words: RegExp | null][] = [
    ["while it can be cancelled for nothing", {}, /^Cancel until Tue 24 Nov, 10:30 and you get everything back/],
    ["when that is over", { startsAt: "2026-11-22T05:00:00.000Z" }, /you get nothing back if you cancel now/],
    ["of a free one", { price: 0 }, null],
    ["for the referee", { role: "REFEREE" }, /the candidate gets everything back/],
    [
      "for who is to answer",
      { status: "REQUESTED", awaits: "CANDIDATE", dueAt: "2026-11-22T05:00:00.000Z" },
      /^Please answer by Sun 22 Nov, 10:30\..*You then get/,
    ],
    [
      "for who waits",
      { status: "REQUESTED", awaits: "REFEREE", dueAt: "2026-11-22T05:00:00.000Z" },
      /^The answer is due by/,
    ],
    [
      "once it is over",
      { status: "DONE", dueAt: "2026-11-22T05:00:00.000Z" },
      /^Did it not take place\? Please say so by Sun 22 Nov, 10:30/,
    ],
    ["cancelled in time", { status: "CANCELLED", refunded: 150_000 }, /^₹1,500 goes back to you\.$/],
    ["cancelled late", { status: "CANCELLED", refunded: 0 }, /^Nothing was refunded\.$/],
    ["cancelled late, for the referee", { status: "CANCELLED", refunded: 0, role: "REFEREE" }, /your fee stays/],
    ["while it is paid", { status: "UNPAID", dueAt: "2026-11-21T10:00:01.000Z" }, /is kept for you while you pay/],
    [
      "once the time to pay is over",
      { status: "UNPAID", dueAt: "2026-11-21T10:00:00.000Z" },
      /^The time to pay is over/,
    ],
    ["never paid", { status: "LAPSED", refunded: 0 }, /^Nothing was paid\.$/],
  ];
  for (const [what, facts, words] of CASES)
    test(what, () => {
      const told = tellNext(sessionOf(facts), ZONE, NOW).join(" ");
      if (words) assert.match(told, words);
      else assert.equal(told, "");
    });
});

test("the timeline is worded for its reader, newest first", () => {
  const timeline = [
    event("UNPAID", "CANDIDATE"),
    event("REQUESTED", "CANDIDATE"),
    event("MOVED", "REFEREE", { startsAt: "2026-11-26T05:00:00.000Z" }),
    event("ACCEPTED", "CANDIDATE"),
    event("CANCELLED", "REFEREE", { reason: "I am ill." }),
  ];
  const titles = (facts: Partial<GuidanceBooking>) =>
    stepsOf(sessionOf({ timeline, ...facts }), ZONE).map(({ title }) => title);
  assert.deepEqual(titles({ other: { name: "Ravi Menon", title: null } }), [
    "Ravi Menon cancelled",
    "You accepted",
    "Ravi Menon asked to move it to Thu 26 Nov, 10:30",
    "You asked for the session",
    "You chose the time",
  ]);
  assert.deepEqual(titles({ role: "REFEREE" }), [
    "You cancelled",
    "The candidate accepted",
    "You asked to move it to Thu 26 Nov, 10:30",
    "You were asked for the session",
    "The candidate chose the time",
  ]);
});

test("addresses survive a round trip", () => {
  assert.equal(viewAddress("CANDIDATE", { when: "OPEN", open: "s" }), sessionPath("s"));
  for (const side of ["CANDIDATE", "REFEREE"] as const)
    for (const view of [
      { when: "OVER", open: "s" },
      { when: "OPEN", open: null },
    ] as const)
      assert.deepEqual(readView(new URL(viewAddress(side, view), "https://site.example").searchParams), view);
  assert.equal(viewAddress("REFEREE", { when: "OPEN", open: null }), EMPLOYEE_GUIDANCE_PATH);
  for (const tab of ["sessions", "times", "offer"] as const)
    assert.equal(tabIn(new URL(tabAddress(tab), "https://site.example").searchParams), tab);
  assert.equal(tabIn(new URLSearchParams("tab=toString")), "sessions");
});
