// Checks the shown progress of an application, and how its timeline reads.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ApplicationStatus } from "../../../../contract/applications/rules.ts";
import type { ApplicationEvent } from "../../../../contract/applications/wire.ts";
import { isNarrowed, listAddress, NO_FILTERS, readFilters, readOpen } from "./list-filters.ts";
import { progressOf, stepsOf } from "./progress.ts";

let made = 0;
const event = (status: ApplicationStatus | null, more: Partial<ApplicationEvent> = {}): ApplicationEvent => {
  made += 1;
  const by = status === "APPLIED" || status === "WITHDRAWN" ? "CANDIDATE" : "COMPANY";
  const at = new Date(Date.UTC(2026, 10, made)).toISOString();
  return {
    id: `event-${made}`,
    kind: status ? "STATUS" : "CV_OPENED",
    status,
    by,
    at,
    reason: null,
    message: null,
    ...more,
  };
};

describe("the progress", () => {
  const WAYS: [steps: ApplicationStatus[], reached: number, hasEnded: boolean][] = [
    [["APPLIED"], 1, false],
    [["APPLIED", "SHORTLISTED"], 2, false],
    [["APPLIED", "OFFERED"], 4, false],
    [["APPLIED", "OFFERED", "HIRED"], 5, false],
    [["APPLIED", "INTERVIEW", "REJECTED"], 3, true],
    [["APPLIED", "INTERVIEW", "APPLIED"], 1, false],
    [["APPLIED", "INTERVIEW", "SHORTLISTED", "WITHDRAWN"], 2, true],
    [["APPLIED", "REJECTED"], 1, true],
    [["APPLIED", "REJECTED", "INTERVIEW"], 3, false],
  ];
  for (const [steps, reached, hasEnded] of WAYS)
    test(steps.join(", "), () => {
      const status = steps.at(-1) as ApplicationStatus;
      assert.deepEqual(progressOf({ status, timeline: steps.map((step) => event(step)) }), { reached, hasEnded });
    });
});

describe("the timeline", () => {
  const titles = (timeline: ApplicationEvent[], kind: "INTERNAL" | "EXTERNAL" = "INTERNAL") =>
    stepsOf({ kind, companyName: "Kite", timeline }).map(({ title }) => title);

  test("is newest first, worded for the candidate", () => {
    const timeline = [
      event("APPLIED"),
      event(null),
      event("INTERVIEW"),
      event("APPLIED", { by: "COMPANY" }),
      event("REJECTED"),
    ];
    assert.deepEqual(titles(timeline), [
      "Not selected",
      "Back under review",
      "Interview",
      "Kite opened your CV",
      "You applied",
    ]);
  });
  test("counts openings in a row, dated by the last", () => {
    const timeline = [event("APPLIED"), event(null), event(null), event(null), event("INTERVIEW"), event(null)];
    assert.deepEqual(titles(timeline), [
      "Kite opened your CV",
      "Interview",
      "Kite opened your CV 3 times",
      "You applied",
    ]);
    assert.equal(stepsOf({ kind: "INTERNAL", companyName: "Kite", timeline })[2]?.at, timeline[3]?.at);
  });
  test("names who reported a step of an external application", () => {
    const timeline = [event("APPLIED"), event("INTERVIEW", { by: "CANDIDATE" }), event("WITHDRAWN")];
    assert.deepEqual(titles(timeline, "EXTERNAL"), [
      "You withdrew",
      "Interview, as you told us",
      "You applied on the employer’s site",
    ]);
  });
  test("words a reason by the side that gave it", () => {
    const timeline = [event("REJECTED", { reason: "PAY" }), event("WITHDRAWN", { reason: "PAY" })];
    const reasons = stepsOf({ kind: "INTERNAL", companyName: "Kite", timeline }).map(({ reason }) => reason);
    assert.deepEqual(reasons, ["The pay", "The pay did not fit"]);
  });
});

describe("the list's address", () => {
  const ADDRESSES: [string, object][] = [
    ["", NO_FILTERS],
    ["status=INTERVIEW", { ...NO_FILTERS, status: "INTERVIEW" }],
    ["status=interview&kind=NONE", NO_FILTERS],
    ["kind=EXTERNAL&searchText=%20a%26b%20", { status: null, kind: "EXTERNAL", searchText: "a&b" }],
  ];
  for (const [query, filters] of ADDRESSES)
    test(`?${query}`, () => {
      const read = readFilters(new URLSearchParams(query));
      assert.deepEqual(read, filters);
      const address = new URL(listAddress(read, "abc"), "https://site.example");
      assert.deepEqual(readFilters(address.searchParams), filters);
      assert.equal(readOpen(address.searchParams), "abc");
      assert.equal(address.searchParams.get("tab"), "applications");
      assert.equal(isNarrowed(read), filters !== NO_FILTERS);
    });
});
