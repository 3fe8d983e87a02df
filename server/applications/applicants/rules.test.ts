// What a company's move does to an application, as tables of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  COMPANY_STAGES,
  type CompanyStage,
} from "../../../contract/applications/rules.ts";
import { decideMove, type Standing, shownStatusOf } from "./rules.ts";

const now = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const open = (status: ApplicationStatus): Standing => ({ status, hiddenUntil: null, shownStatus: null });
const hidden = (shownStatus: ApplicationStatus, until = later(48)): Standing => ({
  status: "REJECTED",
  hiddenUntil: until,
  shownStatus,
});
const wanted = (from: ApplicationStatus, to: CompanyStage, { delayHours = 0, hasMessage = false } = {}) => ({
  from,
  to,
  delayHours,
  hasMessage,
});

describe("what the applicant sees", () => {
  for (const [standing, seen] of [
    [open("INTERVIEW"), "INTERVIEW"],
    [open("REJECTED"), "REJECTED"],
    [hidden("SHORTLISTED"), "SHORTLISTED"],
    [hidden("SHORTLISTED", later(0)), "REJECTED"],
    [hidden("SHORTLISTED", later(-1)), "REJECTED"],
  ] as const)
    test(`${standing.status} until ${standing.hiddenUntil?.toISOString()}: ${seen}`, () =>
      assert.equal(shownStatusOf(standing, now), seen));
});

describe("a move", () => {
  for (const from of APPLICATION_STATUSES)
    for (const to of COMPANY_STAGES)
      test(`${from} -> ${to}`, () => {
        const decided = decideMove(open(from), wanted(from, to), now);
        if (from === "WITHDRAWN") return assert.deepEqual(decided, { refusal: "WITHDRAWN" });
        if (from === to) return assert.deepEqual(decided, { refusal: "CHANGED" });
        assert.deepEqual(decided, {
          refusal: null,
          next: open(to),
          shownBefore: from,
          takesBack: false,
          tellsAt: now,
        });
      });

  test("of an applicant who is no longer where the recruiter saw them", () =>
    assert.deepEqual(decideMove(open("INTERVIEW"), wanted("APPLIED", "SHORTLISTED"), now), { refusal: "CHANGED" }));

  test("to the stage where they already are", () =>
    assert.deepEqual(decideMove(open("INTERVIEW"), wanted("APPLIED", "INTERVIEW"), now), { refusal: "CHANGED" }));

  test("of an applicant who withdrew meanwhile", () =>
    assert.deepEqual(decideMove(open("WITHDRAWN"), wanted("APPLIED", "INTERVIEW"), now), { refusal: "WITHDRAWN" }));
});

describe("a rejection", () => {
  test("with a delay is hidden until then", () =>
    assert.deepEqual(decideMove(open("INTERVIEW"), wanted("INTERVIEW", "REJECTED", { delayHours: 48 }), now), {
      refusal: null,
      next: { status: "REJECTED", hiddenUntil: later(48), shownStatus: "INTERVIEW" },
      shownBefore: "INTERVIEW",
      takesBack: false,
      tellsAt: later(48),
    }));

  test("cancelled while hidden leaves nothing to see", () =>
    assert.deepEqual(decideMove(hidden("INTERVIEW"), wanted("REJECTED", "INTERVIEW"), now), {
      refusal: null,
      next: open("INTERVIEW"),
      shownBefore: "INTERVIEW",
      takesBack: true,
      tellsAt: null,
    }));

  test("cancelled for another stage shows only that stage", () =>
    assert.deepEqual(decideMove(hidden("INTERVIEW"), wanted("REJECTED", "OFFERED"), now), {
      refusal: null,
      next: open("OFFERED"),
      shownBefore: "INTERVIEW",
      takesBack: true,
      tellsAt: now,
    }));

  test("cancelled with a message: the applicant reads the message", () => {
    const decided = decideMove(hidden("INTERVIEW"), wanted("REJECTED", "INTERVIEW", { hasMessage: true }), now);
    assert.deepEqual(decided.refusal === null && decided.tellsAt, now);
  });

  test("that was shown is not cancelled: the applicant sees the next step", () =>
    assert.deepEqual(decideMove(hidden("INTERVIEW", now), wanted("REJECTED", "INTERVIEW"), now), {
      refusal: null,
      next: open("INTERVIEW"),
      shownBefore: "REJECTED",
      takesBack: false,
      tellsAt: now,
    }));
});
