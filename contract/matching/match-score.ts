// The match score, computed by browser and server alike: how well a person's skills and years meet a job, and why.
import { skillKey } from "./skill-key.ts";

/** Change it when the same person and job would score differently; stored with every score. */
export const SCORE_VERSION = "1";

/** What is compared of a person. Skills by their canonical names; `YOE` null counts as none. */
export type MatchProfile = { coreSkills: readonly string[]; softSkills: readonly string[]; YOE: number | null };

/** What is compared of a job. `minYears`: 0 when it asks for none or does not say. */
export type MatchJob = { coreSkills: readonly string[]; softSkills: readonly string[]; minYears: number };

/** The four parts, 0 to 90 each, rounded to tenths. */
type ScoreParts = {
  coreSkills: number;
  experience: number;
  roleAndResponsibilities: number;
  softSkills: number;
};

/**
 * `total`: whole number from 0 to 90, a quarter of the sum of the unrounded parts. (The third part cannot exceed 63, so
 * the best total is 83.)
 */
export type MatchScore = { total: number; parts: ScoreParts };

type SkillLists = { coreSkills: string[]; softSkills: string[] };
export type Raise = { kind: "coreSkill" | "softSkill" | "experience"; name: string; score: number };

export type MatchExplanation = MatchScore & {
  /** The job's skills that the person has and lacks, in the job's order and spelling. */
  matched: SkillLists;
  missing: SkillLists;
  /** Single steps that would raise the score, with the score each would make; best first. */
  wouldRaise: Raise[];
};

/** No part and no total exceeds this. */
export const MAX_SCORE = 90;
/** Jobs with this score or more fit; of these, jobs posted here come first. */
export const FITTING_SCORE = 50;

/** Below this percentage of core skills the third part is capped. */
const LEAST_CORE_FOR_ROLE = 20;
const ROLE_CAP_WITHOUT_CORE = 10;

/** Numbers of the job's skills that the person has, and years had and asked for. */
type Counts = { core: number; coreOf: number; soft: number; softOf: number; years: number; minYears: number };

/** The score of one person for one job; see `matcherOf` for many jobs. */
export function scoreMatch(profile: MatchProfile, job: MatchJob): MatchScore {
  return matcherOf(profile)(job);
}

/** Scores jobs for one person, whose skills are folded once. */
export function matcherOf(profile: MatchProfile): (job: MatchJob) => MatchScore {
  const person = readPerson(profile);
  return (job) => scoreOf(countsOf(person, job));
}

/** The score with its reasons. */
export function explainMatch(profile: MatchProfile, job: MatchJob): MatchExplanation {
  const person = readPerson(profile);
  const core = split(job.coreSkills, person.core);
  const soft = split(job.softSkills, person.soft);
  const counts = countsOf(person, job);
  return {
    ...scoreOf(counts),
    matched: { coreSkills: core.matched, softSkills: soft.matched },
    missing: { coreSkills: core.missing, softSkills: soft.missing },
    wouldRaise: raisesOf(counts, core.missing, soft.missing),
  };
}

/** The score, and the score with one more of the job's core skills. */
export function withOneMoreCoreSkill(profile: MatchProfile): (job: MatchJob) => { now: number; raised: number } {
  const person = readPerson(profile);
  return (job) => {
    const counts = countsOf(person, job);
    const more = { ...counts, core: Math.min(counts.core + 1, counts.coreOf) };
    return { now: scoreOf(counts).total, raised: scoreOf(more).total };
  };
}

/** The score of a job without skills compares only the years (error 251). */
export function saysTooLittle(job: MatchJob): boolean {
  return job.coreSkills.length === 0 && job.softSkills.length === 0;
}

/** A skill's key for comparing; names without letters and digits are compared as typed. */
export function matchKey(name: string): string {
  const kept = keys.get(name);
  if (kept !== undefined) return kept;
  const key = skillKey(name) || name.trim().toLowerCase();
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

/** Jobs repeat the same few thousand names, and folding is slow. */
const keys = new Map<string, string>();
const MAX_KEYS = 10_000;

type Person = { core: ReadonlySet<string>; soft: ReadonlySet<string>; years: number };

function readPerson({ coreSkills, softSkills, YOE }: MatchProfile): Person {
  return { core: new Set(coreSkills.map(matchKey)), soft: new Set(softSkills.map(matchKey)), years: yearsOf(YOE) };
}

const yearsOf = (years: number | null) => (years !== null && Number.isFinite(years) ? Math.max(0, years) : 0);

function countsOf(person: Person, job: MatchJob): Counts {
  const core = count(job.coreSkills, person.core);
  const soft = count(job.softSkills, person.soft);
  const minYears = yearsOf(job.minYears);
  return { core: core.has, coreOf: core.of, soft: soft.has, softOf: soft.of, years: person.years, minYears };
}

/** Repeated skills count once, blank ones not at all. */
function count(names: readonly string[], own: ReadonlySet<string>): { has: number; of: number } {
  const seen = new Set<string>();
  let has = 0;
  for (const name of names) {
    const key = matchKey(name);
    if (key === "" || seen.has(key)) continue;
    seen.add(key);
    if (own.has(key)) has += 1;
  }
  return { has, of: seen.size };
}

function split(names: readonly string[], own: ReadonlySet<string>): { matched: string[]; missing: string[] } {
  const byKey = new Map<string, string>();
  for (const name of names) if (matchKey(name) !== "" && !byKey.has(matchKey(name))) byKey.set(matchKey(name), name);
  const all = [...byKey];
  return {
    matched: all.filter(([key]) => own.has(key)).map(([, name]) => name),
    missing: all.filter(([key]) => !own.has(key)).map(([, name]) => name),
  };
}

/** Percent, capped; 0 if nothing is asked for. */
const share = (has: number, of: number) => (of === 0 ? 0 : Math.min(MAX_SCORE, (has * 100) / of));

/** Smaller than any difference of two scores, larger than errors of floating point: halves are rounded up. */
const HAIR = 1e-9;
const tenths = (value: number) => Math.round(value * 10 + HAIR) / 10;

function scoreOf({ core, coreOf, soft, softOf, years, minYears }: Counts): MatchScore {
  const coreSkills = share(core, coreOf);
  const softSkills = share(soft, softOf);
  const experience = years >= minYears ? MAX_SCORE : (MAX_SCORE * years) / minYears;
  const roleCap = coreSkills < LEAST_CORE_FOR_ROLE ? ROLE_CAP_WITHOUT_CORE : MAX_SCORE;
  // 0.35 is not exact in binary.
  const role = Math.min(((experience + softSkills) * 35) / 100, roleCap);
  const sum = coreSkills + experience + role + softSkills;
  return {
    total: Math.min(MAX_SCORE, Math.max(0, Math.round((sum / 400) * 100 + HAIR))),
    parts: {
      coreSkills: tenths(coreSkills),
      experience: tenths(experience),
      roleAndResponsibilities: tenths(role),
      softSkills: tenths(softSkills),
    },
  };
}

function raisesOf(counts: Counts, missingCore: readonly string[], missingSoft: readonly string[]): Raise[] {
  const now = scoreOf(counts).total;
  const withCore = scoreOf({ ...counts, core: counts.core + 1 }).total;
  const withSoft = scoreOf({ ...counts, soft: counts.soft + 1 }).total;
  const withYears = scoreOf({ ...counts, years: Math.max(counts.years, counts.minYears) }).total;
  const raises: Raise[] = [
    ...missingCore.map((name) => ({ kind: "coreSkill" as const, name, score: withCore })),
    ...missingSoft.map((name) => ({ kind: "softSkill" as const, name, score: withSoft })),
    { kind: "experience", name: yearsText(counts.minYears), score: withYears },
  ];
  // Stable, so that equals keep the order above.
  return raises.filter(({ score }) => score > now).sort((one, other) => other.score - one.score);
}

const yearsText = (years: number) => `${years} ${years === 1 ? "year" : "years"} of experience`;
