// The dashboard's words for requests, and the addresses of its list.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  REQUEST_EVENTS,
  REQUEST_STATUSES,
  type RequestEvent,
  type RequestStatus,
} from "../../../../contract/referrals/rules.ts";
import type { ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { listAddress, readOpen, readStatus } from "./list-filters.ts";
import { progressOf, stepsOf, tellNext } from "./progress.ts";

type Event = ReferralRequestDetails["timeline"][number];
let made = 0;
const event = (kind: RequestEvent, by: Event["by"] = "REFEREE"): Event => {
  made += 1;
  return { id: `e${made}`, kind, by, at: new Date(Date.UTC(2026, 10, 1, made)).toISOString() };
};
const PRIYA = { name: "Priya Rao", title: "Engineer" };

describe("the progress", () => {
  const CASES: [RequestStatus, "HELD" | "SPENT" | "RETURNED", reached: number, hasEnded: boolean][] = [
    ["NOT_ALIGNED", "HELD", 0, true],
    ["OPEN", "HELD", 1, false],
    ["CLAIMED", "HELD", 1, false],
    ["ACCEPTED", "HELD", 2, false],
    ["REFERRED", "HELD", 3, false],
    ["DISPUTED", "HELD", 3, false],
    ["CONFIRMED", "SPENT", 4, false],
    ["DECLINED", "RETURNED", 1, true],
    ["EXPIRED", "RETURNED", 1, true],
    ["WITHDRAWN", "RETURNED", 1, true],
    ["WITHDRAWN", "SPENT", 2, true],
    ["NOT_REFERRED", "RETURNED", 3, true],
  ];
  for (const [status, credit, reached, hasEnded] of CASES)
    test(`${status}, credit ${credit}`, () => assert.deepEqual(progressOf({ status, credit }), { reached, hasEnded }));
});

describe("the next step", () => {
  const tell = (some: Partial<Parameters<typeof tellNext>[0]>) =>
    tellNext(
      {
        status: "OPEN",
        companyName: "Kite",
        credit: "HELD",
        referee: null,
        declines: 0,
        dueAt: "2026-11-24",
        expiresAt: "2026-12-05",
        isJobOpen: true,
        ...some,
      },
      { day: (iso) => `day ${iso}`, moment: (iso) => `moment ${iso}` },
    );

  test("every status has words", () => {
    for (const status of REQUEST_STATUSES) assert.ok(tell({ status }).length > 20, status);
  });
  test("a waiting candidate reads the deadline, the number of declines and that the job has closed", () => {
    assert.match(tell({}), /can take it up until day 2026-12-05; then your credit comes back\.$/);
    assert.match(tell({ declines: 1 }), /^One employee has declined with feedback; others .* day 2026-12-05/);
    assert.match(tell({ isJobOpen: false }), /has since closed\.$/);
    assert.doesNotMatch(tell({ isJobOpen: null }), /closed/);
  });
  test("the referee is named from taking it on, and not while reading", () => {
    assert.doesNotMatch(tell({ status: "CLAIMED", referee: PRIYA }), /Priya/);
    assert.match(
      tell({ status: "ACCEPTED", referee: PRIYA }),
      /^Priya Rao, Engineer, has taken it on and will act by moment 2026-11-24\.$/,
    );
    assert.match(
      tell({ status: "REFERRED", referee: PRIYA }),
      /^Priya Rao, Engineer, has referred you\. Confirm it .* by day 2026-11-24/,
    );
  });
  test("a withdrawal says whether the credit is spent", () => {
    assert.match(tell({ status: "WITHDRAWN", credit: "RETURNED" }), /is back/);
    assert.match(tell({ status: "WITHDRAWN", credit: "SPENT" }), /is spent/);
  });
});

describe("the timeline", () => {
  const titles = (timeline: Event[], referee: typeof PRIYA | null = null) =>
    stepsOf({ timeline, companyName: "Kite", referee }).map(({ title }) => title);

  test("is newest first, with openings of the CV counted", () => {
    const timeline = [
      event("OPEN", "CANDIDATE"),
      event("CLAIMED"),
      event("CV_OPENED"),
      event("CV_OPENED"),
      event("FEEDBACK"),
    ];
    assert.deepEqual(titles(timeline), [
      "A referee declined, with feedback",
      "Your CV was opened 2 times",
      "An employee of Kite claimed it",
      "You asked",
    ]);
  });
  test("names only the current referee: one whose time ran out stays unnamed", () => {
    const timeline = [event("ACCEPTED"), event("RETURNED", "SYSTEM"), event("ACCEPTED")];
    assert.deepEqual(titles(timeline, PRIYA), [
      "Priya Rao took it on",
      "Not acted on in time: it went back to the others",
      "An employee of Kite took it on",
    ]);
  });
  test("says who confirmed", () => {
    const told = (["CANDIDATE", "ADMIN", "SYSTEM"] as const).map((by) => titles([event("CONFIRMED", by)])[0]);
    assert.deepEqual(told, ["You confirmed", "Decided: you were referred", "Confirmed, as there was no objection"]);
  });
  test("has words for everything that can happen", () => {
    for (const kind of REQUEST_EVENTS) assert.ok(titles([event(kind)])[0], kind);
  });
});

test("the list's address keeps the status and what is open", () => {
  for (const status of [null, "ACCEPTED"] as const) {
    const params = new URL(listAddress(status, "abc"), "https://site.example").searchParams;
    assert.deepEqual([readStatus(params), readOpen(params), params.get("tab")], [status, "abc", "requests"]);
  }
  assert.equal(readStatus(new URLSearchParams("status=accepted")), null);
});
