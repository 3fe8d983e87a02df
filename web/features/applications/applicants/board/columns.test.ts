// The columns of the board: each applicant once, where they stand now.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApplicationStatus } from "../../../../../contract/applications/rules.ts";
import { rowsByStage } from "./columns.ts";

const row = (applicationId: string, status: ApplicationStatus, matchingScore: number) => ({
  applicationId,
  status,
  matchingScore,
});
const idsOf = (rows: readonly { applicationId: string }[]) => rows.map(({ applicationId }) => applicationId);

test("a moved applicant leaves the column before, in the order of the list", () => {
  const loaded = [
    row("a", "APPLIED", 10),
    row("b", "INTERVIEW", 80),
    row("c", "INTERVIEW", 20),
    row("d", "INTERVIEW", 80),
    row("d", "INTERVIEW", 80),
    row("e", "WITHDRAWN", 90),
  ];
  const byScore = rowsByStage(loaded, "score");
  assert.deepEqual([idsOf(byScore.APPLIED), idsOf(byScore.INTERVIEW)], [["a"], ["d", "b", "c"]]);
  assert.deepEqual(idsOf(rowsByStage(loaded, "newest").INTERVIEW), ["d", "c", "b"]);
  assert.deepEqual(byScore.HIRED, []);
});
