// Tables for the skill market: what is wanted, and what one more skill opens.
import assert from "node:assert/strict";
import test from "node:test";
import { FITTING_SCORE, type MatchJob, scoreMatch } from "../../contract/matching/match-score.ts";
import { weighMarket } from "./rules.ts";

const job = (coreSkills: string[], minYears = 0): MatchJob => ({ coreSkills, softSkills: [], minYears });
const person = (...coreSkills: string[]) => ({ coreSkills, softSkills: [], YOE: 5 });

test("no jobs: an empty market", () => {
  assert.deepEqual(weighMarket(person("Go"), []), { jobsRead: 0, jobsThatFit: 0, wanted: [], oneMore: [] });
});

test("what the jobs that fit want, commonest first, and whether the person has it", () => {
  const market = weighMarket(person("Go"), [
    job(["Go"]),
    job(["Go", "go", "Rust", "SQL"]),
    job(["GO"]),
    job(["COBOL", "SQL"]),
  ]);
  assert.equal(market.jobsRead, 4);
  assert.equal(market.jobsThatFit, 2);
  assert.deepEqual(market.wanted, [{ skill: "Go", jobs: 2, has: true }]);
});

test("while nothing fits, what all of them want", () => {
  const market = weighMarket(person("Go"), [job(["SQL", "Go", "Rust"]), job(["SQL", "Perl", "Go"])]);
  assert.equal(market.jobsThatFit, 0);
  assert.deepEqual(
    market.wanted.map(({ skill, jobs, has }) => `${skill} ${jobs} ${has}`),
    ["Go 2 true", "SQL 2 false", "Perl 1 false", "Rust 1 false"],
  );
});

test("one more skill opens the jobs that it alone lifts to 50, most first", () => {
  // With half the skills a job scores 43, with two of three 48, with three of four 53.
  const jobs = [
    job(["Go", "SQL"]),
    job(["Go", "SQL"]),
    job(["Go", "Rust"]),
    job(["Go", "Perl", "Lisp"]),
    job(["Zig", "Ada", "Lisp", "Perl"]),
  ];
  const market = weighMarket(person("Go"), jobs);
  assert.deepEqual(
    market.oneMore.map(({ skill, opens, raises }) => `${skill} ${opens} ${raises}`),
    ["SQL 2 2", "Rust 1 1", "Lisp 0 2", "Perl 0 2", "Ada 0 1", "Zig 0 1"],
  );
  for (const one of jobs) {
    const before = scoreMatch(person("Go"), one).total;
    const after = scoreMatch(person("Go", "SQL"), one).total;
    assert.equal(before < FITTING_SCORE && after >= FITTING_SCORE, one.coreSkills.includes("SQL"));
  }
});

test("a long list is cut to what can be read", () => {
  const names = Array.from({ length: 40 }, (_, index) => `Skill ${String.fromCharCode(65 + index)}${index}`);
  const market = weighMarket(
    person("Go"),
    names.map((name) => job(["Go", name])),
  );
  assert.equal(market.oneMore.length, 8);
  assert.equal(market.wanted.length, 8);
});
