// What a draft of a request sends, its validation, and how long it is retained.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { MAX_NOTE } from "../../../../contract/referrals/rules.ts";
import {
  type AskDraft,
  type ChosenJob,
  canPreview,
  draftFor,
  draftsIn,
  EMPTY_DRAFT,
  exampleNote,
  flawOf,
  jobBody,
  type KeptDraft,
  TO_FILL_IN,
  withDraft,
} from "./ask-draft.ts";

const LISTED: ChosenJob = { kind: "listed", id: "j1", title: "Engineer" };
const OTHER: ChosenJob = { kind: "other" };
const TOLD = { jobUrl: " https://kite.example/jobs/1 ", jobDescription: "x".repeat(200) };
const draft = (some: Partial<AskDraft>): AskDraft => ({ ...EMPTY_DRAFT, ...some });

describe("the job in the request's body", () => {
  test("a listed job is sent by its id, whatever was typed about another", () => {
    assert.deepEqual(jobBody("c1", LISTED, draft(TOLD)), { companyId: "c1", jobId: "j1" });
  });
  test("an unlisted job is sent as typed, without empty fields", () => {
    assert.deepEqual(jobBody("c1", OTHER, draft({ jobUrl: " https://a.example ", jobTitle: " " })), {
      companyId: "c1",
      jobUrl: "https://a.example",
    });
  });

  const CASES: [what: string, job: ChosenJob, draft: Partial<AskDraft>, canPreview: boolean, flaw: RegExp | null][] = [
    ["a listed job", LISTED, {}, true, null],
    ["an unlisted job, complete", OTHER, TOLD, true, null],
    ["a short description may be sent and is not compared", OTHER, { ...TOLD, jobDescription: "x" }, false, null],
    ["an example with its brackets", LISTED, { note: `So: ${TO_FILL_IN}` }, true, /your own words/],
    ["no address", OTHER, { ...TOLD, jobUrl: " " }, false, /give the address/],
    ["words for an address", OTHER, { ...TOLD, jobUrl: "their site" }, false, /not a web address/],
    ["a script for an address", OTHER, { ...TOLD, jobUrl: "javascript:alert(1)" }, false, /not a web address/],
    ["an address without a dot", OTHER, { ...TOLD, jobUrl: "https://localhost/x" }, false, /not a web address/],
  ];
  for (const [what, job, some, isTold, flaw] of CASES)
    test(what, () => {
      assert.equal(canPreview(job, draft(some)), isTold);
      const found = flawOf(job, draft(some));
      if (flaw) assert.match(found?.title ?? "", flaw);
      else assert.equal(found, null);
    });
});

describe("stored drafts", () => {
  const NOW = Date.UTC(2026, 10, 21);
  const kept = (some: Partial<KeptDraft> = {}): KeptDraft => ({
    subject: null,
    draft: draft({ note: "Hello" }),
    at: NOW,
    ...some,
  });

  test("a visitor's draft goes to the next account that signs in; an account's draft to that account only", () => {
    assert.equal(draftFor({ c1: kept() }, "c1", "meera").note, "Hello");
    assert.equal(draftFor({ c1: kept({ subject: "meera" }) }, "c1", "meera").note, "Hello");
    assert.equal(draftFor({ c1: kept({ subject: "meera" }) }, "c1", "ravi").note, "");
    assert.equal(draftFor({ c1: kept({ subject: "meera" }) }, "c1", null).note, "");
    assert.equal(draftFor({ c1: kept() }, "c2", "meera").note, "");
  });
  test("expire after a week; other content of storage is ignored", () => {
    const old = kept({ at: NOW - 8 * 86_400_000 });
    const stored = { fresh: kept(), old, broken: { at: NOW, draft: { note: 1 } }, nothing: null };
    assert.deepEqual(Object.keys(draftsIn(stored, NOW)), ["fresh"]);
    for (const nothing of [null, undefined, 7, "text"]) assert.deepEqual(draftsIn(nothing, NOW), {});
  });
  test("an empty draft is removed, one sent without an answer stays, and at most twenty are retained", () => {
    const drafts = withDraft({}, "c1", kept());
    assert.deepEqual(withDraft(drafts, "c1", kept({ draft: EMPTY_DRAFT })), {});
    const sent = kept({ draft: draft({ sent: { text: "{}", key: "k" } }) });
    assert.deepEqual(withDraft({}, "c1", sent), { c1: sent });
    let many = {};
    for (let turn = 0; turn < 25; turn += 1) many = withDraft(many, `c${turn}`, kept({ at: NOW + turn }));
    assert.deepEqual([Object.keys(many).length, "c24" in many, "c4" in many], [20, true, false]);
  });
});

describe("the example note", () => {
  const match = (coreSkills: string[], YOE: number | null) => ({ matched: { coreSkills }, YOE });

  test("the example follows the job and the skills of its author", () => {
    const text = exampleNote({
      companyName: "Kite",
      jobTitle: "Engineer",
      match: match(["Java", "SQL", "Go", "C"], 4),
    });
    assert.match(text, /the Engineer role at Kite\. In 4 years of work, most of it with Java, SQL and Go, I am/);
  });
  test("unknown facts are not claimed", () => {
    assert.match(
      exampleNote({ companyName: "Kite", jobTitle: "", match: null }),
      /a role on your team at Kite\. In my work, I/,
    );
    assert.match(exampleNote({ companyName: "Kite", jobTitle: "", match: match([], 1) }), /In one year of work, I/);
    assert.match(
      exampleNote({ companyName: "Kite", jobTitle: "", match: match(["Go"], 0) }),
      /In my work, most of it with Go, I/,
    );
  });
  test("it has one placeholder, and room for more text", () => {
    const text = exampleNote({ companyName: "K".repeat(60), jobTitle: "T".repeat(120), match: match(["Java"], 12) });
    assert.equal(text.match(/\[[^\]]+\]/g)?.length, 1);
    assert.ok(text.length < MAX_NOTE / 2);
  });
});
