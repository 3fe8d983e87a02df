// What scoring a page of 100 jobs costs the browser in all, and what a person's skill market costs the server.

import { type MatchJob, type MatchProfile, matcherOf } from "../contract/matching/match-score.ts";
import { generateCompanies } from "../demo/companies.ts";
import { type DemoJob, generateJobs } from "../demo/jobs.ts";
import { Random } from "../demo/random.ts";
import { weighMarket } from "../server/matching/rules.ts";
import { inMs, percentiles, table } from "./figures.ts";

const PAGE = 100;
const MARKET = 1_000;
const ROUNDS = 300;

const jobs = [
  ...generateJobs({ count: PAGE * 30, companies: generateCompanies(200, 1), seed: 1, now: new Date() }),
].map(matchJob);
const random = new Random("people");
const people = Array.from({ length: ROUNDS }, aPerson);

function matchJob({ coreSkills, softSkills, experience }: DemoJob): MatchJob {
  return { coreSkills, softSkills, minYears: experience?.min ?? 0 };
}

/** A person with the skills of a few jobs. */
function aPerson(): MatchProfile {
  const some = Array.from({ length: 4 }, () => jobs[Math.floor(random.next() * jobs.length)]!);
  return {
    coreSkills: [...new Set(some.flatMap((job) => job.coreSkills))],
    softSkills: [...new Set(some.flatMap((job) => job.softSkills))],
    YOE: Math.floor(random.next() * 15),
  };
}

function timed(work: (round: number) => unknown): number[] {
  return people.map((_, round) => {
    const begun = performance.now();
    work(round);
    return performance.now() - begun;
  });
}

const pageOf = (round: number) => jobs.slice((round % 30) * PAGE, (round % 30) * PAGE + PAGE);
const scorePage = (round: number) => pageOf(round).map(matcherOf(people[round]!));
const begun = performance.now();
scorePage(0);
const first = performance.now() - begun;
const pages = timed(scorePage);
const markets = timed((round) => weighMarket(people[round]!, jobs.slice(0, MARKET)));

console.log(
  table(
    ["work", "ms: p50 / p95 / p99"],
    [
      [`${PAGE} jobs, the first time in this process`, first.toFixed(2)],
      [`${PAGE} jobs`, inMs(percentiles(pages))],
      [`the market of ${MARKET} jobs`, inMs(percentiles(markets))],
    ],
  ),
);
