import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RefusalCode } from "../../../../contract/endpoint.ts";
import {
  type ApplyEvent,
  type ApplyFacts,
  type ApplyState,
  IDLE,
  nextStep,
  type Prompt,
  type Task,
  toldBy,
  type Weight,
} from "./apply-flow.ts";

const CANDIDATE: ApplyFacts = { isSignedIn: true, isCandidate: true, applied: "no", leadsOut: false, isSentHere: true };
const VISITOR: ApplyFacts = {
  isSignedIn: false,
  isCandidate: false,
  applied: "unknown",
  leadsOut: false,
  isSentHere: true,
};

/** The tasks and prompts of a walk through the flow, in order. */
function walk(events: readonly ApplyEvent[], facts: ApplyFacts = CANDIDATE): { told: string[]; state: ApplyState } {
  let state = IDLE;
  const told: string[] = [];
  for (const event of events) {
    const [next, task] = nextStep(state, event, facts);
    if (next.prompt && next.prompt !== state.prompt) told.push(`asks ${next.prompt.kind}`);
    if (task) told.push(task);
    state = next;
  }
  return { told, state };
}

const pressed: ApplyEvent = { kind: "pressed" };
const resumed: ApplyEvent = { kind: "resumed" };
const scored = (score: number): ApplyEvent => ({ kind: "weighed", weight: { kind: "score", score } });
const weighed = (kind: Exclude<Weight["kind"], "score">): ApplyEvent => ({ kind: "weighed", weight: { kind } });
const complete = (percent: number | null): ApplyEvent => ({ kind: "completion", percent });
const sends: ApplyEvent = { kind: "sends", asked: null };
const accepted = (canUndo = true): ApplyEvent => ({ kind: "accepted", canUndo });
const refused = (status: number, code: RefusalCode | null): ApplyEvent => ({ kind: "refused", status, code });

type Case = [
  what: string,
  events: ApplyEvent[],
  told: (Task | `asks ${Prompt["kind"]}`)[],
  facts?: Partial<ApplyFacts>,
];

const CASES: Case[] = [
  ["a visitor is led to sign-in", [pressed], ["sign-in"], VISITOR],
  ["a visitor of an external job too", [pressed], ["sign-in"], { ...VISITOR, leadsOut: true }],
  ["a recruiter or admin gets a prompt of their own", [pressed], ["asks not-a-candidate"], { isCandidate: false }],
  ["applied before: a prompt says so, and nothing is sent", [pressed], ["asks already-submitted"], { applied: "yes" }],
  ["unknown whether applied: looked up first", [pressed], ["find"], { applied: "unknown" }],
  [
    "found to have applied",
    [pressed, { kind: "found", isApplied: true }],
    ["find", "asks already-submitted"],
    { applied: "unknown" },
  ],
  [
    "the lookup fails: nothing is sent",
    [pressed, { kind: "found", isApplied: null }],
    ["find", "asks went-wrong"],
    { applied: "unknown" },
  ],
  [
    "found not to have applied: the gates follow",
    [pressed, { kind: "found", isApplied: false }, scored(30)],
    ["find", "weigh", "read-completion"],
    { applied: "unknown" },
  ],
  ["a score below 1 stops", [pressed, scored(0)], ["weigh", "asks score-pending"]],
  ["the least score is asked about", [pressed, scored(1)], ["weigh", "asks low-score"]],
  ["29 is low", [pressed, scored(29)], ["weigh", "asks low-score"]],
  ["30 passes to the last look", [pressed, scored(30), complete(60)], ["weigh", "read-completion", "asks last-look"]],
  [
    "one tap sends, and the bar that undoes it says so",
    [pressed, scored(30), complete(60), sends, accepted()],
    ["weigh", "read-completion", "asks last-look", "submit"],
  ],
  [
    "the company changed its questions: the last look again, and sent once more",
    [pressed, scored(30), complete(60), sends, refused(409, "QUESTIONS_CHANGED"), sends, accepted()],
    ["weigh", "read-completion", "asks last-look", "submit", "asks last-look", "submit"],
  ],
  [
    "the last look, cancelled",
    [pressed, scored(30), complete(60), { kind: "closed" }],
    ["weigh", "read-completion", "asks last-look"],
  ],
  [
    "another CV instead: remembered for after the upload",
    [pressed, scored(30), complete(60), { kind: "replaces" }],
    ["weigh", "read-completion", "asks last-look", "asks replace-cv", "remember"],
  ],
  [
    "no other CV after all: the last look again",
    [pressed, scored(30), complete(60), { kind: "replaces" }, { kind: "closed" }, sends],
    ["weigh", "read-completion", "asks last-look", "asks replace-cv", "remember", "asks last-look", "forget", "submit"],
  ],
  ["a low score, cancelled", [pressed, scored(12), { kind: "closed" }], ["weigh", "asks low-score"]],
  [
    "a low score, and applies anyway",
    [pressed, scored(12), { kind: "applies-anyway" }, complete(10), sends, accepted(false)],
    ["weigh", "asks low-score", "read-completion", "asks last-look", "submit", "asks submitted"],
  ],
  ["a CV that is being read has no score yet", [pressed, weighed("reading")], ["weigh", "asks score-pending"]],
  [
    "without a CV: the prompt, remembered",
    [pressed, weighed("no-cv")],
    ["weigh", "asks profile-incomplete", "remember"],
  ],
  [
    "the prompt is closed: forgotten",
    [pressed, weighed("no-cv"), { kind: "closed" }],
    ["weigh", "asks profile-incomplete", "remember", "forget"],
  ],
  ["details that cannot be had", [pressed, weighed("unknown")], ["weigh", "asks went-wrong"]],
  [
    "an empty résumé section stops",
    [pressed, scored(80), complete(0)],
    ["weigh", "read-completion", "asks profile-incomplete", "remember"],
  ],
  [
    "a completion that cannot be had",
    [pressed, scored(80), complete(null)],
    ["weigh", "read-completion", "asks went-wrong"],
  ],
  [
    "what failed is sent again as it was",
    [pressed, scored(80), complete(100), sends, refused(0, null), { kind: "retried" }, accepted(false)],
    ["weigh", "read-completion", "asks last-look", "submit", "asks failed", "submit", "asks submitted"],
  ],
  [
    "what could not be asked is begun again",
    [pressed, weighed("unknown"), { kind: "retried" }],
    ["weigh", "asks went-wrong", "weigh"],
  ],
  [
    "the server finds the score low: asked, and sent anyway",
    [pressed, scored(31), complete(100), sends, refused(409, "LOW_SCORE"), { kind: "applies-anyway" }],
    ["weigh", "read-completion", "asks last-look", "submit", "asks low-score", "submit"],
  ],
  [
    "the server finds no CV: the prompt, remembered",
    [pressed, scored(31), complete(100), sends, refused(409, "PROFILE_INCOMPLETE")],
    ["weigh", "read-completion", "asks last-look", "submit", "asks profile-incomplete", "remember"],
  ],
  [
    "after sign-in the gates follow by themselves",
    [resumed, scored(50), complete(1), sends],
    ["weigh", "read-completion", "asks last-look", "submit"],
  ],
  [
    "an external job without an address is only recorded: no last look",
    [pressed, scored(40), complete(10)],
    ["weigh", "read-completion", "submit"],
    { isSentHere: false },
  ],
  ["an external job asks as soon as it is opened", [pressed], ["asks have-you-applied"], { leadsOut: true }],
  [
    "an external job needs no lookup, score or profile: yes records it",
    [pressed, { kind: "answered", hasApplied: true }, accepted(false)],
    ["asks have-you-applied", "submit", "asks submitted"],
    { leadsOut: true, applied: "unknown" },
  ],
  ["no closes", [pressed, { kind: "answered", hasApplied: false }], ["asks have-you-applied"], { leadsOut: true }],
  [
    "an external job after sign-in is opened by a press",
    [resumed, { kind: "went-out" }, { kind: "answered", hasApplied: true }],
    ["asks go-out", "asks have-you-applied", "submit"],
    { leadsOut: true },
  ],
  ["telling of it without opening it", [{ kind: "told" }], ["asks have-you-applied"], { leadsOut: true }],
  ["an external job applied to before", [resumed], ["asks already-submitted"], { leadsOut: true, applied: "yes" }],
];

describe("the apply flow", () => {
  for (const [what, events, told, facts] of CASES)
    test(what, () => assert.deepEqual(walk(events, { ...CANDIDATE, ...facts }).told, told));
});

describe("what is sent", () => {
  const stateBeforeSending = (...events: ApplyEvent[]) => walk([pressed, ...events]).state;

  test("the score is included, and consent only after it was asked for", () => {
    const high = stateBeforeSending(scored(64), complete(100), sends);
    assert.deepEqual([high.phase, high.score, high.acceptsLowScore], ["sending", 64, false]);
    const low = stateBeforeSending(scored(12), { kind: "applies-anyway" }, complete(100), sends);
    assert.deepEqual([low.phase, low.score, low.acceptsLowScore], ["sending", 12, true]);
  });

  test("a try that failed is sent again with the same score and consent", () => {
    const low = [scored(12), { kind: "applies-anyway" }, complete(100), sends] as const;
    assert.deepEqual(stateBeforeSending(...low, refused(503, "BUSY"), { kind: "retried" }), stateBeforeSending(...low));
  });

  test("consent applies once: the next press asks again", () => {
    const { state } = walk([pressed, scored(12), { kind: "applies-anyway" }, complete(null), { kind: "closed" }]);
    assert.deepEqual(state, IDLE);
  });

  test("the note is kept when the dialog is closed, when sending fails and after an upload, and gone once it is sent", () => {
    const written = [scored(64), complete(100), { kind: "noted", note: "Hello" }] as const;
    const [closed, failed, uploaded, done] = [
      stateBeforeSending(...written, { kind: "closed" }, pressed),
      stateBeforeSending(...written, sends, refused(0, null), { kind: "retried" }),
      walk([{ kind: "resumed", note: "Hello" }, scored(64), complete(100)]).state,
      stateBeforeSending(...written, sends, accepted()),
    ];
    assert.deepEqual([closed.note, failed.note, uploaded.note, done.note], ["Hello", "Hello", "Hello", ""]);
  });

  test("an external application has no score", () => {
    const { state } = walk([pressed, { kind: "answered", hasApplied: true }], { ...CANDIDATE, leadsOut: true });
    assert.deepEqual([state.phase, state.score], ["sending", -1]);
  });
});

describe("the prompt for a refusal", () => {
  const TOLD: [status: number, code: RefusalCode | null, told: Prompt["kind"] | null][] = [
    [403, "ALREADY_APPLIED", "already-submitted"],
    // Status 403 always means already applied, whatever its code.
    [403, null, "already-submitted"],
    [401, "UNAUTHENTICATED", null],
    [404, "NOT_FOUND", "job-closed"],
    [409, "JOB_CLOSED", "job-closed"],
    [409, "SCORE_PENDING", "score-pending"],
    [409, "LOW_SCORE", "low-score"],
    [409, "QUESTIONS_CHANGED", "last-look"],
    [409, "PROFILE_INCOMPLETE", "profile-incomplete"],
    [409, "NOT_A_CANDIDATE", "not-a-candidate"],
    [422, "KEY_REUSED", "failed"],
    [422, "INVALID_BODY", "failed"],
    [429, "RATE_LIMITED", "failed"],
    [500, "INTERNAL", "failed"],
    [502, null, "failed"],
    [0, null, "failed"],
  ];
  for (const [status, code, kind] of TOLD)
    test(`${status} ${code}: ${kind}`, () => assert.equal(toldBy(status, code)?.kind ?? null, kind));
});
