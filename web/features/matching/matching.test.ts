// Tables for the small rules of matching in the browser: words and order of scores, batches, the suited query, and the store.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOW_SCORE } from "../../../contract/application-words.ts";
import { FITTING_SCORE, MAX_SCORE, matcherOf } from "../../../contract/match-score.ts";
import { REFERRAL_SCORE } from "../../../contract/referral-words.ts";
import { bandOf, MAX_SHOWN_SCORE, scoreInWords } from "../../../contract/score-words.ts";
import { groupRaises, listOr } from "./group-raises.ts";
import { makeMatchStore, NO_SCORE, type Person } from "./match-store.ts";
import { inBatches } from "./score-batches.ts";
import { orderByScore } from "./score-order.ts";
import { seedOf } from "./suited-query.ts";

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

describe("the order of spec §9", () => {
  const row = (id: string, isExternal = false) => ({ id, isExternal });
  const scores: Record<string, number> = { a: 49, b: 50, c: 80, d: 90, e: 50, f: -1, g: 49 };
  const order = (rows: { id: string; isExternal: boolean }[], settled = 0) =>
    orderByScore(rows, (id) => scores[id] ?? -1, settled)
      .map(({ id }) => id)
      .join("");

  test("jobs posted here from 50 on come first, then the score decides, unknown ones are last", () => {
    assert.equal(order([row("f"), row("a"), row("d", true), row("b"), row("c", true)]), "bdcaf");
    assert.equal(FITTING_SCORE, 50);
  });
  test("equals keep their order", () => assert.equal(order([row("e"), row("b"), row("g"), row("a")]), "ebga"));
  test("what was read past stays", () => assert.equal(order([row("f"), row("a"), row("b"), row("c")], 2), "facb"));
  test("nothing moves when all is settled", () => assert.equal(order([row("f"), row("a"), row("c")], 3), "fac"));
  test("the rows that were given are left alone", () => {
    const rows = [row("a"), row("c")];
    order(rows);
    assert.equal(rows.map(({ id }) => id).join(""), "ac");
  });
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

describe("the query that suits a person", () => {
  const known = (skills: string[], designation: string | null = null, YOE: number | null = null) =>
    seedOf({ coreSkills: skills.map((skillName) => ({ skillName })), candidateExperience: { designation }, YOE });
  const ROWS: [string, string, string][] = [
    [
      "skills, title and years",
      known(["Go", "C++"], "Backend Engineer", 4.5),
      "coreSkills=Go%2CC%2B%2B&jobTitle=Backend+Engineer&YOE=4.5",
    ],
    ["no years", known(["Go"], "Cook"), "coreSkills=Go&jobTitle=Cook"],
    ["years alone suit nothing", known([], null, 7), ""],
    ["a title alone", known([], " Cook ", 0), "jobTitle=Cook&YOE=0"],
    ["commas do not cut a skill in two", known(["Planning, budgets"]), "coreSkills=Planning++budgets"],
    ["blanks and what the call refuses fall away", known([" ", "x".repeat(81), "Go"]), "coreSkills=Go"],
  ];
  for (const [what, seed, expected] of ROWS) test(what, () => assert.equal(seed, expected));
  test("no more than the call takes", () => {
    const names = Array.from({ length: 90 }, (_, index) => `S${index}`);
    assert.equal(new URLSearchParams(known(names)).get("coreSkills")?.split(",").length, 60);
    assert.equal(new URLSearchParams(known(["Go"], "t".repeat(300))).get("jobTitle")?.length, 120);
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
    return { profile, score: matcherOf(profile), seed: "", Score };
  };
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: `job-${index}`,
    isExternal: false,
    match: { coreSkills: ["Go", "Rust"], softSkills: [], minYears: 0 },
  }));

  test("scores for somebody, tells after each batch, and knows what is done", async () => {
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

  test("rows about to be drawn are scored at once, without telling", () => {
    const store = makeMatchStore();
    store.set({ kind: "ready", person: person(["Go"]) });
    store.listen(() => assert.fail());
    store.scoreNow(rows);
    assert.equal(store.scoreOf("job-29"), 43);
  });

  test("somebody who leaves while jobs are scored takes the scores along", async () => {
    const store = makeMatchStore();
    store.set({ kind: "ready", person: person(["Go"]) });
    const scoring = store.scoreRows(rows);
    store.forget();
    assert.equal(await scoring, false);
    assert.equal(store.scoreOf("job-0"), NO_SCORE);
    assert.equal(store.scoreOf("job-29"), NO_SCORE);
  });
});
