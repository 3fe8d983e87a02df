// Checks which local copies are resumed, and how many are retained.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { EMPTY_FIELDS, toForm } from "../form/posting-form.ts";
import { copiesIn, copyName, type LocalCopy, withCopy } from "./local-copies.ts";

const now = Date.UTC(2026, 10, 21);
const copy = (hoursAgo: number): LocalCopy => ({
  form: toForm(EMPTY_FIELDS),
  place: { draftId: "d", jobId: null, jobVersion: 0, version: 0 },
  at: now - hoursAgo * 3_600_000,
});

const STORED: [string, unknown, string[]][] = [
  ["one's own, fresh", { subject: "me", copies: { a: copy(1) } }, ["a"]],
  ["another person's", { subject: "you", copies: { a: copy(1) } }, []],
  ["more than a week old", { subject: "me", copies: { a: copy(169), b: copy(167) } }, ["b"]],
  ["from a clock that ran ahead", { subject: "me", copies: { a: copy(-2) } }, []],
  ["nothing", null, []],
  ["something else", { subject: "me", copies: { a: "text", b: { at: now }, c: { ...copy(1), form: {} } } }, []],
  ["without copies", { subject: "me" }, []],
];
describe("copies that are resumed:", () => {
  for (const [what, stored, names] of STORED)
    test(what, () => assert.deepEqual(Object.keys(copiesIn(stored, "me", now)), names));
});

test("the newest ten are retained", () => {
  let copies: Record<string, LocalCopy> = {};
  for (let hour = 12; hour > 0; hour -= 1) copies = withCopy(copies, `c${hour}`, copy(hour));
  assert.deepEqual(Object.keys(copies).sort(), ["c1", "c10", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"]);
  assert.equal("c1" in withCopy(copies, "c1", null), false);
});

test("a copy is named by its job, that of a new job by its draft", () => {
  assert.equal(copyName({ jobId: "j", draftId: "d" }), "j");
  assert.equal(copyName({ jobId: null, draftId: "d" }), "d");
});
