// Holds the match score to spec §9: the formula by tables, its laws by ten thousand generated pairs.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  explainMatch,
  MAX_SCORE,
  type MatchJob,
  type MatchProfile,
  matcherOf,
  saysTooLittle,
  scoreMatch,
  withOneMoreCoreSkill,
} from "./match-score.ts";

const person = (coreSkills: string[], softSkills: string[] = [], YOE: number | null = 0): MatchProfile => ({
  coreSkills,
  softSkills,
  YOE,
});
const job = (coreSkills: string[], softSkills: string[] = [], minYears = 0): MatchJob => ({
  coreSkills,
  softSkills,
  minYears,
});
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => `Skill${String.fromCharCode(65 + index)}`);

/** core, experience, role, soft -> total. */
const TABLE: [string, MatchProfile, MatchJob, [number, number, number, number], number][] = [
  ["everything", person(["A1", "B1"], ["C1"], 5), job(["A1", "B1"], ["C1"], 5), [90, 90, 63, 90], 83],
  ["nothing at all", person([]), job(["A1"], ["B1"], 3), [0, 0, 0, 0], 0],
  [
    "the example of the landing page",
    person(letters(8), ["S1", "S2"], 4),
    job(letters(10), ["S1", "S2", "S3", "S4"], 3),
    [80, 90, 49, 50],
    67,
  ],
  ["no years asked", person([]), job(["A1"]), [0, 90, 10, 0], 25],
  ["years unknown count as none", person(["A1"], [], null), job(["A1"], [], 4), [90, 0, 0, 0], 23],
  ["half the years", person(["A1"], [], 2), job(["A1"], [], 4), [90, 45, 15.8, 0], 38],
  ["a tenth of a year less", person(["A1"], [], 2.9), job(["A1"], [], 3), [90, 87, 30.5, 0], 52],
  ["more years than asked", person(["A1"], [], 30), job(["A1"], [], 3), [90, 90, 31.5, 0], 53],
  ["one of three", person(["A1"], [], 0), job(["A1", "B1", "C1"]), [33.3, 90, 31.5, 0], 39],
  [
    "core just under 20: the role part is held at 10",
    person(["A1"]),
    job(letters(5).concat("A1")),
    [16.7, 90, 10, 0],
    29,
  ],
  ["core of 20: it is not", person(["A1"]), job(letters(4).concat("A1")), [20, 90, 31.5, 0], 35],
  ["a role part below 10 stays as it is", person([], [], 0.5), job(["A1"], [], 3), [0, 15, 5.3, 0], 5],
  ["nineteen of twenty is capped at 90", person(letters(19)), job(letters(20)), [90, 90, 31.5, 0], 53],
  ["no skills in the job", person(["A1"], ["B1"], 3), job([], [], 2), [0, 90, 10, 0], 25],
  ["soft skills alone", person([], ["B1"], 0), job(["A1"], ["B1"]), [0, 90, 10, 90], 48],
  ["a core skill is no soft skill", person(["A1"], []), job([], ["A1"]), [0, 90, 10, 0], 25],
  [
    "names are folded",
    person(["node js", "C++", "rest APIs"]),
    job(["Node.js", "C++", "REST API"]),
    [90, 90, 31.5, 0],
    53,
  ],
  ["C is not C++, nor Java JavaScript", person(["C", "Java"]), job(["C++", "JavaScript"]), [0, 90, 10, 0], 25],
  ["a skill named twice counts once", person(["A1"]), job(["A1", "a1", "B1", "A-1"]), [50, 90, 31.5, 0], 43],
  ["blank names count for nothing", person(["", "A1"]), job(["A1", " ", ""]), [90, 90, 31.5, 0], 53],
  ["names of signs are compared as they stand", person(["★"]), job(["★", "☆"]), [50, 90, 31.5, 0], 43],
  ["numbers that are none count as none", person(["A1"], [], Number.NaN), job(["A1"], [], 2), [90, 0, 0, 0], 23],
  ["years below zero count as none", person(["A1"], [], -3), job(["A1"], [], -2), [90, 90, 31.5, 0], 53],
];

describe("the formula", () => {
  for (const [what, profile, asked, [coreSkills, experience, roleAndResponsibilities, softSkills], total] of TABLE)
    test(what, () => {
      assert.deepEqual(scoreMatch(profile, asked), {
        total,
        parts: { coreSkills, experience, roleAndResponsibilities, softSkills },
      });
    });
});

describe("the explanation", () => {
  const profile = person(["Go", "SQL"], ["Teamwork"], 2);
  const asked = job(["Go", "Kubernetes", "Terraform", "SQL"], ["Teamwork", "Mentoring"], 4);
  const told = explainMatch(profile, asked);

  test("tells matched and missing skills in the job's order", () => {
    assert.deepEqual(told.matched, { coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"] });
    assert.deepEqual(told.missing, { coreSkills: ["Kubernetes", "Terraform"], softSkills: ["Mentoring"] });
  });

  test("every step that it names makes the score that it says, best first", () => {
    assert.deepEqual(
      told.wouldRaise.map(({ kind, name }) => `${kind} ${name}`),
      ["experience 4 years of experience", "softSkill Mentoring", "coreSkill Kubernetes", "coreSkill Terraform"],
    );
    for (const { kind, name, score } of told.wouldRaise) {
      const after = {
        coreSkills: kind === "coreSkill" ? [...profile.coreSkills, name] : profile.coreSkills,
        softSkills: kind === "softSkill" ? [...profile.softSkills, name] : profile.softSkills,
        YOE: kind === "experience" ? asked.minYears : profile.YOE,
      };
      assert.equal(scoreMatch(after, asked).total, score, name);
    }
  });

  test("what would change nothing is not named", () => {
    assert.deepEqual(explainMatch(person(letters(9), [], 1), job(letters(10), [], 1)).wouldRaise, []);
    assert.deepEqual(explainMatch(person([], [], 1), job([], [], 1)).wouldRaise, []);
  });

  test("one year is a year", () => {
    assert.equal(explainMatch(person([]), job(["A1"], [], 1)).wouldRaise[0]?.name, "1 year of experience");
  });
});

test("a job without skills says too little", () => {
  assert.equal(saysTooLittle(job([])), true);
  assert.equal(saysTooLittle(job([], ["Teamwork"])), false);
});

/** The same numbers for the same seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const CORE = [
  "Java",
  "C++",
  "C#",
  "C",
  ".NET",
  "Node.js",
  "REST APIs",
  "SQL",
  "Go",
  "Rust",
  "React",
  "K8s",
  "Excel",
  "SEO",
];
const SOFT = ["Teamwork", "Communication", "Leadership", "Mentoring", "Negotiation", "Empathy"];

type Pair = { profile: MatchProfile; asked: MatchJob };

function makePair(random: () => number): Pair {
  const some = (names: readonly string[]) => names.filter(() => random() < 0.45);
  const years = () => Math.round(random() * 250) / 10;
  return {
    profile: person(some(CORE), some(SOFT), random() < 0.1 ? null : years()),
    asked: job(some(CORE), some(SOFT), random() < 0.3 ? 0 : Math.floor(random() * 15)),
  };
}

const random = randomBy(20261121);
const PAIRS = Array.from({ length: 10_000 }, () => makePair(random));

/** Spec §9 word for word in floating point, without any rounding. */
function byTheBook({ profile, asked }: Pair): number {
  const percent = (own: readonly string[], wanted: readonly string[]) =>
    wanted.length === 0 ? 0 : Math.min(90, (wanted.filter((name) => own.includes(name)).length / wanted.length) * 100);
  const core = percent(profile.coreSkills, asked.coreSkills);
  const soft = percent(profile.softSkills, asked.softSkills);
  const years = profile.YOE ?? 0;
  const experience = years >= asked.minYears ? 90 : (years / asked.minYears) * 90;
  const role = Math.min((experience + soft) * 0.35, 90, core < 20 ? 10 : 90);
  return Math.min(90, Math.max(0, ((core + experience + role + soft) / 400) * 100));
}

describe("for ten thousand pairs", () => {
  test("the total is spec §9's to the nearest whole number", () => {
    for (const pair of PAIRS) {
      const { total } = scoreMatch(pair.profile, pair.asked);
      // Halves go up, also where floating point makes a little less of them.
      assert.equal(total, Math.round(byTheBook(pair) + 1e-6), `${byTheBook(pair)} ${JSON.stringify(pair)}`);
    }
  });

  test("the total is a whole number from 0 to 90, and the rounded parts explain it", () => {
    for (const { profile, asked } of PAIRS) {
      const { total, parts } = scoreMatch(profile, asked);
      const told = Object.values(parts);
      assert.ok(told.every((part) => part >= 0 && part <= MAX_SCORE && part === Math.round(part * 10) / 10));
      // Half a point of rounding, and a twentieth because the parts are rounded to tenths.
      assert.ok(Math.abs(total - told.reduce((sum, part) => sum + part, 0) / 4) <= 0.55 + 1e-9);
      assert.ok(Number.isInteger(total) && total >= 0 && total <= MAX_SCORE);
    }
  });

  test("one more matching skill, or one more year, never lowers it", () => {
    for (const { profile, asked } of PAIRS) {
      const before = scoreMatch(profile, asked).total;
      const { missing } = explainMatch(profile, asked);
      const { coreSkills, softSkills, YOE } = profile;
      const better: MatchProfile[] = [
        ...missing.coreSkills.map((name) => ({ coreSkills: [...coreSkills, name], softSkills, YOE })),
        ...missing.softSkills.map((name) => ({ coreSkills, softSkills: [...softSkills, name], YOE })),
        { coreSkills, softSkills, YOE: (YOE ?? 0) + 1 },
      ];
      for (const one of better) assert.ok(scoreMatch(one, asked).total >= before, JSON.stringify({ one, asked }));
    }
  });

  test("score, explanation, matcher and the look ahead agree, in any order of the skills", () => {
    for (const { profile, asked } of PAIRS) {
      const score = scoreMatch(profile, asked);
      const { total, parts, missing, wouldRaise } = explainMatch(profile, asked);
      assert.deepEqual({ total, parts }, score);
      const turned = {
        coreSkills: profile.coreSkills.toReversed(),
        softSkills: profile.softSkills.toReversed(),
        YOE: profile.YOE,
      };
      assert.deepEqual(matcherOf(turned)(asked), score);
      const { now, raised } = withOneMoreCoreSkill(profile)(asked);
      assert.equal(now, total);
      const raise = wouldRaise.find(({ kind }) => kind === "coreSkill");
      assert.equal(raised, raise?.score ?? total, JSON.stringify(missing));
    }
  });
});
