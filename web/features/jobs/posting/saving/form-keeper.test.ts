// Checks how a form is saved: a local copy is resumed, the person decides conflicts, and skills get their standard names.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CallError } from "../../../../../contract/call-error.ts";
import type { JobDraft, PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { EMPTY_FIELDS, toForm } from "../form/posting-form.ts";
import type { Start } from "../load-start.ts";
import type { DraftPlace } from "./draft-saver.ts";
import { FormKeeper } from "./form-keeper.ts";
import type { LocalCopy } from "./local-copies.ts";

const place = (version: number): DraftPlace => ({ draftId: "d", jobId: null, jobVersion: 0, version });
const start = (version = 0, fields: Partial<PostingDraft> = {}): Start => ({
  place: place(version),
  fields: { ...EMPTY_FIELDS, ...fields },
  job: null,
  lastSaved: version === 0 ? null : { at: "2026-11-21T10:00:00.000Z", by: "Somebody" },
});
const left = (version: number, jobTitle: string): LocalCopy => ({
  form: toForm({ ...EMPTY_FIELDS, jobTitle }),
  place: place(version),
  at: 0,
});

/** A keeper whose server answers at once, with what `answer` makes of the fields. */
function keep(
  begun: Start,
  copy?: LocalCopy,
  answer: (fields: PostingDraft) => PostingDraft | Error = (fields) => fields,
) {
  const copies = new Map<string, LocalCopy>(copy ? [["d", copy]] : []);
  const sent: { title: string; version: number }[] = [];
  let waiting: (() => void)[] = [];
  const keeper = new FormKeeper(begun, copy, {
    send: async (at, fields): Promise<JobDraft> => {
      sent.push({ title: fields.jobTitle, version: at.version });
      const answered = answer(fields);
      if (answered instanceof Error) throw answered;
      return { id: "d", jobId: null, version: at.version + 1, updatedAt: "", updatedBy: "", fields: answered };
    },
    later: (_ms, run) => {
      waiting.push(run);
      return () => {
        waiting = waiting.filter((one) => one !== run);
      };
    },
    now: () => 5,
    keepCopy: (name, kept) => void copies.set(name, kept),
    forgetCopy: (name) => void copies.delete(name),
    onSaved: () => {},
  });
  const pass = async () => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { keeper, copies, sent, pass, form: () => keeper.read().form, state: () => keeper.read().state };
}

test("typed text is stored here until the server has it", async () => {
  const { keeper, copies, sent, pass, state } = keep(start());
  keeper.set({ jobTitle: "Bridge Builder" });
  assert.equal(copies.get("d")?.form.jobTitle, "Bridge Builder");
  await pass();
  assert.deepEqual(sent, [{ title: "Bridge Builder", version: 0 }]);
  assert.equal(copies.size, 0);
  assert.deepEqual(state(), { kind: "saved", at: 5 });
});

describe("a local copy", () => {
  test("is resumed and saved", async () => {
    const { keeper, form, sent, pass } = keep(start(2, { jobTitle: "Old" }), left(2, "New"));
    keeper.open();
    await pass();
    assert.equal(form().jobTitle, "New");
    assert.deepEqual(sent, [{ title: "New", version: 2 }]);
  });
  test("is removed when the server has the same", () => {
    const { copies } = keep(start(2, { jobTitle: "Same" }), left(1, "Same"));
    assert.equal(copies.size, 0);
  });
  const conflict = new CallError(409, { errorCode: "CONFLICT", errorMsg: "No.", requestId: "" }, "");
  test("waits for a decision when others have changed the draft", async () => {
    const { keeper, form, state, sent, pass } = keep(start(3, { jobTitle: "Theirs" }), left(2, "Mine"), () => conflict);
    keeper.open();
    await pass();
    assert.deepEqual([form().jobTitle, state().kind], ["Mine", "overtaken"]);
    assert.deepEqual(sent, [{ title: "Mine", version: 2 }]);
  });
  test("that the server stored under standard names when the page was left asks nothing", async () => {
    const copy = left(2, "Mine");
    const named = { ...EMPTY_FIELDS, jobTitle: "Mine", coreSkills: ["JavaScript"] };
    const { keeper, copies, form, state, sent, pass } = keep(
      start(3, named),
      { ...copy, form: { ...copy.form, coreSkills: ["js"] } },
      () => named,
    );
    keeper.open();
    await pass();
    assert.deepEqual([form().coreSkills, state().kind, copies.size], [["JavaScript"], "saved", 0]);
    assert.deepEqual(sent, [{ title: "Mine", version: 2 }]);
  });
  test("waits for a decision when a colleague discarded the draft and began another", async () => {
    const begun = start(3, { jobTitle: "Theirs" });
    const { keeper, state, sent, pass } = keep(
      { ...begun, place: { ...begun.place, draftId: "another" } },
      left(2, "Mine"),
    );
    keeper.open();
    await pass();
    assert.deepEqual([state().kind, sent.length], ["overtaken", 0]);
  });
  test("waits for a decision when the job itself has changed", async () => {
    const copy = left(2, "Mine");
    const changed = { ...start(2, { jobTitle: "Theirs" }), place: { ...place(2), jobVersion: 4 } };
    const { keeper, state, sent, pass } = keep(changed, copy);
    keeper.open();
    await pass();
    assert.deepEqual([state().kind, sent.length], ["overtaken", 0]);
  });
});

describe("overtaken,", () => {
  const begin = async () => {
    let refusals = 1;
    const all = keep(start(1), undefined, (fields) => {
      refusals -= 1;
      return refusals >= 0 ? new CallError(409, { errorCode: "CONFLICT", errorMsg: "No.", requestId: "" }, "") : fields;
    });
    all.keeper.set({ jobTitle: "Mine" });
    await all.pass();
    assert.equal(all.state().kind, "overtaken");
    return all;
  };
  test("keeping mine overwrites theirs", async () => {
    const { keeper, sent, pass, state, form } = await begin();
    keeper.keepMine(start(4, { jobTitle: "Theirs" }));
    await pass();
    assert.deepEqual(sent.at(-1), { title: "Mine", version: 4 });
    assert.deepEqual([state().kind, form().jobTitle], ["saved", "Mine"]);
  });
  test("taking theirs replaces mine, and typing continues from there", async () => {
    const { keeper, sent, pass, form, copies } = await begin();
    keeper.takeTheirs(start(4, { jobTitle: "Theirs" }));
    assert.deepEqual([form().jobTitle, copies.size], ["Theirs", 0]);
    keeper.set({ jobTitle: "Theirs and more" });
    await pass();
    assert.deepEqual(sent.at(-1), { title: "Theirs and more", version: 4 });
  });
});

describe("skills", () => {
  const named = (fields: PostingDraft) => ({
    ...fields,
    coreSkills: fields.coreSkills.map((name) => name.toUpperCase()),
  });
  test("get the server's names", async () => {
    const { keeper, pass, form, sent } = keep(start(), undefined, named);
    keeper.set({ coreSkills: ["sql"] });
    await pass();
    assert.deepEqual(form().coreSkills, ["SQL"]);
    keeper.set({ department: "" });
    await pass();
    assert.equal(sent.length, 1, "which is nothing new to save");
  });
  test("stay as typed when changed meanwhile", async () => {
    const { keeper, pass, form } = keep(start(), undefined, (fields) => {
      if (fields.coreSkills.length === 1) keeper.set({ coreSkills: ["sql", "java"] });
      return named(fields);
    });
    keeper.set({ coreSkills: ["sql"] });
    await pass();
    assert.deepEqual(form().coreSkills, ["sql", "java"]);
  });
});

test("a published job leaves no local copy", () => {
  const { keeper, copies } = keep(start());
  keeper.set({ jobTitle: "One" });
  keeper.end();
  assert.equal(copies.size, 0);
});
