// Checks that a draft saves itself: once after a pause, in order, again after failures, and never over others' changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CallError } from "../../../../../contract/call-error.ts";
import type { RefusalCode } from "../../../../../contract/endpoint.ts";
import type { JobDraft, PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { EMPTY_FIELDS } from "../form/posting-form.ts";
import { type DraftPlace, DraftSaver, type SaveState } from "./draft-saver.ts";

const PLACE: DraftPlace = { draftId: "d", jobId: null, jobVersion: 0, version: 0 };
const titled = (jobTitle: string): PostingDraft => ({ ...EMPTY_FIELDS, jobTitle });
const refusal = (status: number, errorCode: RefusalCode) =>
  new CallError(status, { errorCode, errorMsg: "No.", requestId: "" }, "");

/** A world whose clock and server the test controls. */
function aWorld() {
  const calls: {
    place: DraftPlace;
    title: string;
    answer: (change?: Partial<JobDraft>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const timers = new Map<number, { ms: number; run: () => void }>();
  const states: SaveState[] = [];
  let last = 0;
  const saver = new DraftSaver(PLACE, EMPTY_FIELDS, {
    send: (place, fields) =>
      new Promise((resolve, reject) =>
        calls.push({
          place,
          title: fields.jobTitle,
          answer: (change = {}) =>
            resolve({
              id: "d",
              jobId: null,
              version: place.version + 1,
              updatedAt: "",
              updatedBy: "",
              fields,
              ...change,
            }),
          fail: reject,
        }),
      ),
    later: (ms, run) => {
      last += 1;
      const id = last;
      timers.set(id, { ms, run });
      return () => void timers.delete(id);
    },
    now: () => 7,
    tell: (state) => void states.push(state),
    onSaved: () => {},
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    saver,
    calls,
    states,
    waits: () => [...timers.values()].map(({ ms }) => ms),
    /** Runs all pending timers. */
    async pass() {
      const due = [...timers.values()];
      timers.clear();
      for (const { run } of due) run();
      await settle();
    },
    settle,
    state: () => states.at(-1),
  };
}

test("what is typed in one go is saved once, with the version it began with", async () => {
  const world = aWorld();
  for (const title of ["B", "Br", "Bridge"]) world.saver.change(titled(title));
  assert.deepEqual(world.waits(), [1_000]);
  await world.pass();
  assert.deepEqual(
    world.calls.map(({ title, place }) => [title, place.version]),
    [["Bridge", 0]],
  );
  world.calls[0]?.answer();
  await world.settle();
  assert.deepEqual(world.state(), { kind: "saved", at: 7 });
  assert.equal(world.saver.place.version, 1);
  assert.equal(world.saver.isDirty, false);
});

test("text typed during a call is saved after it, on top of its version", async () => {
  const world = aWorld();
  world.saver.change(titled("One"));
  await world.pass();
  world.saver.change(titled("Two"));
  await world.pass();
  assert.equal(world.calls.length, 1, "one at a time");
  world.calls[0]?.answer();
  await world.settle();
  assert.deepEqual(world.state(), { kind: "unsaved" });
  await world.pass();
  assert.deepEqual([world.calls[1]?.title, world.calls[1]?.place.version], ["Two", 1]);
});

test("returning to the saved state sends nothing", async () => {
  const world = aWorld();
  world.saver.change(EMPTY_FIELDS);
  await world.pass();
  assert.equal(world.calls.length, 0);
});

const PASSING: [string, Error][] = [
  ["the network", new CallError(0, null, "")],
  ["a busy server", refusal(503, "BUSY")],
  ["too many calls", refusal(429, "RATE_LIMITED")],
  ["a broken server", refusal(500, "INTERNAL")],
  ["an ended session", refusal(401, "UNAUTHENTICATED")],
  ["anything unforeseen", new Error("?")],
];
for (const [what, error] of PASSING)
  test(`is retried after ${what}, with growing pauses`, async () => {
    const world = aWorld();
    world.saver.change(titled("One"));
    const pauses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await world.pass();
      world.calls.at(-1)?.fail(error);
      await world.settle();
      assert.deepEqual(world.state(), { kind: "failing" });
      pauses.push(...world.waits());
    }
    assert.deepEqual(pauses, [3_000, 8_000, 20_000, 60_000, 60_000, 60_000]);
    await world.pass();
    world.calls.at(-1)?.answer();
    await world.settle();
    assert.equal(world.state()?.kind, "saved");
  });

for (const error of [refusal(409, "CONFLICT"), refusal(404, "NOT_FOUND")])
  test(`stops at ${error.status} until the person has decided`, async () => {
    const world = aWorld();
    world.saver.change(titled("Mine"));
    await world.pass();
    world.calls[0]?.fail(error);
    await world.settle();
    assert.deepEqual(world.state(), { kind: "overtaken" });
    world.saver.change(titled("Mine still"));
    await world.pass();
    assert.equal(world.calls.length, 1);
    world.saver.resume({ ...PLACE, version: 5 });
    await world.pass();
    assert.deepEqual([world.calls[1]?.title, world.calls[1]?.place.version], ["Mine still", 5]);
  });

test("a refused draft waits for a change", async () => {
  const world = aWorld();
  world.saver.change(titled("Too long"));
  await world.pass();
  world.calls[0]?.fail(refusal(400, "INVALID_BODY"));
  await world.settle();
  assert.deepEqual(world.state(), { kind: "refused", message: "No." });
  assert.deepEqual(world.waits(), []);
  world.saver.change(titled("Short"));
  await world.pass();
  assert.equal(world.calls.length, 2);
});

test("a company with too many drafts gets that message, not the conflict dialog", async () => {
  const world = aWorld();
  world.saver.change(titled("One"));
  await world.pass();
  world.calls[0]?.fail(refusal(409, "LIMIT_REACHED"));
  await world.settle();
  assert.equal(world.state()?.kind, "refused");
});

test("flush sends at once, stop prevents further calls", async () => {
  const world = aWorld();
  world.saver.change(titled("One"));
  world.saver.flush();
  assert.deepEqual(world.waits(), [0]);
  world.saver.stop();
  await world.pass();
  assert.equal(world.calls.length, 0);
  assert.equal(world.saver.isDirty, true);
  world.saver.resume();
  await world.pass();
  assert.equal(world.calls.length, 1);
});

test("a call that ends after the stop reports nothing", async () => {
  const world = aWorld();
  world.saver.change(titled("One"));
  await world.pass();
  world.saver.stop();
  const told = world.states.length;
  world.calls[0]?.fail(refusal(409, "CONFLICT"));
  await world.settle();
  assert.equal(world.states.length, told);
});

test("leaving the page sends unsaved text, once", async () => {
  const world = aWorld();
  world.saver.change(titled("One"));
  world.saver.leave();
  assert.deepEqual(
    world.calls.map(({ title }) => title),
    ["One"],
  );
  world.calls[0]?.fail(new CallError(0, null, ""));
  await world.settle();
  assert.deepEqual(world.waits(), []);
});
