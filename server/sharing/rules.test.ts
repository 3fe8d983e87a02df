// Checks the state of a shared application after each step, with steps in order and out of order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../contract/applications/rules.ts";
import { hasReached, type Known, REWARD_STAGES, type RewardStage, type Step, stateAfter } from "./rules.ts";

test("a stage is reached by itself and by later stages, never by a rejection or withdrawal", () => {
  const reached: Record<RewardStage, ApplicationStatus[]> = {
    SHORTLISTED: ["SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED"],
    INTERVIEW: ["INTERVIEW", "OFFERED", "HIRED"],
    OFFERED: ["OFFERED", "HIRED"],
    HIRED: ["HIRED"],
  };
  for (const stage of REWARD_STAGES)
    assert.deepEqual(
      APPLICATION_STATUSES.filter((status) => hasReached(status, stage)),
      reached[stage],
      stage,
    );
});

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 12, count));
const known = (state: NonNullable<Known>["state"], at = 5): Known => ({ state, at: minute(at) });
const step = (status: ApplicationStatus, at = 6, mayEarn = true): Step => ({ status, at: minute(at), mayEarn });

const cases: [string, Known, Step, RewardStage, ReturnType<typeof stateAfter>][] = [
  ["sent", null, step("APPLIED"), "SHORTLISTED", "APPLIED"],
  ["sent, told again", known("APPLIED"), step("APPLIED", 5), "SHORTLISTED", null],
  ["shortlisted", known("APPLIED"), step("SHORTLISTED"), "SHORTLISTED", "EARNED"],
  ["past the stage at once", known("APPLIED"), step("OFFERED"), "SHORTLISTED", "EARNED"],
  ["not yet as far as asked", known("APPLIED"), step("SHORTLISTED"), "INTERVIEW", null],
  ["as far as asked", known("APPLIED"), step("INTERVIEW"), "INTERVIEW", "EARNED"],
  ["shortlisted, told before it was sent", null, step("SHORTLISTED"), "SHORTLISTED", "EARNED"],
  ["withdrawn", known("APPLIED"), step("WITHDRAWN"), "SHORTLISTED", "ENDED"],
  ["declined", known("APPLIED"), step("REJECTED"), "SHORTLISTED", "ENDED"],
  ["declined after the reward", known("EARNED"), step("REJECTED"), "SHORTLISTED", null],
  ["moved on after the reward", known("EARNED"), step("HIRED"), "SHORTLISTED", null],
  ["declined, then opened again", known("ENDED"), step("APPLIED"), "SHORTLISTED", "APPLIED"],
  ["declined, then shortlisted", known("ENDED"), step("SHORTLISTED"), "SHORTLISTED", "EARNED"],
  ["sent, told after it had ended", known("ENDED"), step("APPLIED", 4), "SHORTLISTED", null],
  ["shortlisted, told after it had ended", known("ENDED"), step("SHORTLISTED", 4), "SHORTLISTED", "EARNED"],
  ["withdrawn, told first", null, step("WITHDRAWN"), "SHORTLISTED", "ENDED"],
  ["shortlisted by the sharer's own company", known("APPLIED"), step("SHORTLISTED", 6, false), "SHORTLISTED", null],
];

for (const [name, before, what, stage, after] of cases)
  test(`a shared application: ${name}`, () => assert.equal(stateAfter(before, what, stage), after));
