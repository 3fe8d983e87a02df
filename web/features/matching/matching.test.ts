// Tables for the small rules of matching in the browser: words of scores, batches, and the store.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOW_SCORE } from "../../../contract/applications/rules.ts";
import { MAX_SCORE, matcherOf } from "../../../contract/matching/match-score.ts";
import { bandOf, MAX_SHOWN_SCORE, scoreInWords } from "../../../contract/matching/rules.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { groupRaises, listOr } from "./group-raises.ts";
import { inBatches, makeMatchStore, NO_SCORE, type Person } from "./match-store.ts";

const Score = () => null;

describe("the colours and thresholds of spec §9", () => {
  const BANDS: [number, string, string][] = [
    [0, "red", "No match"],
    [1, "red", "Low match"],
    [25, "red", "Low match"],
    [26, "orange", "Low match"],
    [29, "orange", "Low match"],
    [30, "orange", "Fair match"],
    [50, "orange", "Fair match"],
    [51, "sky", "Good match"],
    [75, "sky", "Good match"],
    [76, "green", "Strong match"],
    [90, "green", "Strong match"],
  ];
  for (const [score, tone, words] of BANDS)
    test(`${score} is ${tone}, ${words}`, () => assert.deepEqual(bandOf(score), { tone, words }));
  test("applying without a warning and asking for a referral begin where a match is fair", () =>
    assert.deepEqual([LOW_SCORE, REFERRAL_SCORE], [30, 30]));
  test("a line without a gauge says the same", () => assert.equal(scoreInWords(29), "29 of 90, low match"));
  test("the gauge ends where the rule does", () => assert.equal(MAX_SHOWN_SCORE, MAX_SCORE));
});

describe("batches of spec §9", () => {
  const items = Array.from({ length: 60 }, (_, index) => index);

  test("25 at a time, 50 ms between them", async () => {
    const log: string[] = [];
    let done = 0;
    const isDone = await inBatches(items, () => (done += 1), {
      afterBatch: () => log.push(`${done}`),
      pause: async (ms) => void log.push(`${ms} ms`),
    });
    assert.equal(isDone, true);
    assert.deepEqual(log, ["25", "50 ms", "50", "50 ms", "60"]);
  });

  test("none, and no pause, for nothing", async () => {
    assert.equal(await inBatches([], () => assert.fail(), { pause: () => assert.fail() }), true);
  });

  test("stops before the next batch", async () => {
    const stop = new AbortController();
    let done = 0;
    const isDone = await inBatches(items, () => (done += 1), {
      signal: stop.signal,
      pause: async () => stop.abort(),
    });
    assert.deepEqual([isDone, done], [false, 25]);
  });
});

describe("what would raise a score, in words", () => {
  test("equal skills stand together, the first four of them", () => {
    const core = ["A", "B", "C", "D", "E"].map((name) => ({ kind: "coreSkill" as const, name, score: 60 }));
    const groups = groupRaises([{ kind: "experience", name: "3 years of experience", score: 70 }, ...core]);
    assert.deepEqual(groups, [
      { kind: "experience", names: ["3 years of experience"], score: 70 },
      { kind: "coreSkill", names: ["A", "B", "C", "D"], score: 60 },
    ]);
    assert.deepEqual(groupRaises([]), []);
  });
  const LISTS: [string[], string][] = [
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A or B"],
    [["A", "B", "C"], "A, B or C"],
  ];
  for (const [names, text] of LISTS) test(`"${text}"`, () => assert.equal(listOr(names), text));
});

describe("the store", () => {
  const person = (coreSkills: string[]): Person => {
    const profile = { coreSkills, softSkills: [], YOE: 1 };
    return { profile, score: matcherOf(profile), fingerprint: coreSkills.join(), Score };
  };
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: `job-${index}`,
    match: { coreSkills: ["Go", "Rust"], softSkills: [], minYears: 0 },
  }));

  test("scores for a person, notifies after each batch, and knows what is done", async () => {
    const store = makeMatchStore();
    assert.equal(await store.scoreRows(rows), false);
    store.scoreNow(rows);
    store.set({ kind: "ready", person: person(["Go"]) });
    let told = 0;
    const stop = store.listen(() => (told += 1));
    assert.equal(store.scoreOf("job-0"), NO_SCORE);
    assert.equal(await store.scoreRows(rows), true);
    assert.deepEqual([store.scoreOf("job-0"), store.scoreOf("job-29"), told], [43, 43, 2]);
    stop();
    assert.equal(await store.scoreRows(rows), true);
    assert.equal(told, 2);
  });

  test("a changed profile scores anew; until then the old scores stay", async () => {
    const store = makeMatchStore();
    store.set({ kind: "ready", person: person(["Go"]) });
    await store.scoreRows(rows);
    store.set({ kind: "ready", person: person(["Go", "Rust"]) });
    assert.equal(store.scoreOf("job-0"), 43);
    await store.scoreRows(rows);
    assert.equal(store.scoreOf("job-0"), 53);
  });

  test("rows about to be drawn are scored at once, without notifying", () => {
    const store = makeMatchStore();
    store.set({ kind: "ready", person: person(["Go"]) });
    store.listen(() => assert.fail());
    store.scoreNow(rows);
    assert.equal(store.scoreOf("job-29"), 43);
  });

  test("a sign-out while jobs are scored drops the scores", async () => {
    const store = makeMatchStore();
    store.set({ kind: "ready", person: person(["Go"]) });
    const scoring = store.scoreRows(rows);
    store.forget();
    assert.equal(await scoring, false);
    assert.equal(store.scoreOf("job-0"), NO_SCORE);
    assert.equal(store.scoreOf("job-29"), NO_SCORE);
  });
});
