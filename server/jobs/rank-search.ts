// Scores a job against what a person searched for, from the keys that it was read as. Pure: the page's order and "why is this here" come from here.
import type { JobFeatures } from "./job-features.ts";

/** Where a job has what was asked for. "related" is a family of work close to the asked one, "part" some of its words. */
export type Field = "title" | "family" | "related" | "part" | "skill" | "company" | "place" | "text";

/** One thing that was asked for, in one of the ways in which it can be met: words, and what they were understood as. */
export type RankedWay = {
  words: readonly string[];
  families: readonly string[];
  /** Families close to those, with their closeness from 0 to 1. */
  related: ReadonlyMap<string, number>;
  skills: readonly string[];
  /** A title that is met by its family needs all of the skills; else any skill meets it. */
  isTitle: boolean;
};

export type RankedGroup = {
  typed: string;
  ways: readonly RankedWay[];
  /** ln(jobs / jobs that have it): how telling it is. */
  idf: number;
  /** Where a job has it that was found without title, family or skill; null when the job may lack it. Pages take a place for "company". */
  otherwise: "company" | "place" | "text" | null;
};

export type Ranking = {
  groups: readonly RankedGroup[];
  /** The asked words in the order they were typed, as titles keep them. */
  phrase: readonly string[];
  /** Levels that are preferred, 0 to 7; empty for any. */
  levels: readonly number[];
  /** Time (ms) from which on age counts: the newest job that may be shown. */
  newest: number;
};

/** `way`: which of the group's ways is met, null for what was found otherwise. `by`: the job's words, families or skills that meet it. */
type Found = { field: Field | null; points: number; way: number | null; by: readonly string[] };
export type GroupScore = Found & { typed: string };
/** `total` in whole thousandths, so that a cursor can carry it. */
export type Score = {
  total: number;
  groups: GroupScore[];
  hasPhrase: boolean;
  /** The title has no words that were not asked for. */
  isWholeTitle: boolean;
  /** Whether the level fits the asked one; null when none was asked for or the job says nothing. */
  fitsLevel: boolean | null;
  /** What tells the job's level. */
  levelBy: "title" | "years" | null;
};

const POINTS: Record<Exclude<Field, "related" | "part">, number> = {
  title: 6,
  family: 5,
  skill: 4,
  company: 3,
  place: 3,
  text: 1,
};
const RELATED_POINTS = 3.5;
const PART_POINTS = 2.5;
const PHRASE_POINTS = 3;
const SHARE_POINTS = 3;
const MOST_FRESHNESS = 0.6;
const HALF_LIFE_MS = 21 * 86_400_000;
const FACT_POINTS = 0.08;

type ReadKeys = { words: string[]; families: string[]; skills: Set<string>; level: number | null };

/** See the file's head. `job` matches the search already: this says how well. */
export function scoreJob(job: JobFeatures, ranking: Ranking): Score {
  const keys = readKeys(job.keys);
  const groups = ranking.groups.map((group) => scoreGroup(group, keys));
  const hasPhrase = ranking.phrase.length > 0 && hasRun(keys.words, ranking.phrase);
  const asked = new Set(ranking.groups.flatMap(({ ways }) => ways.flatMap(({ words }) => words)));
  const share = keys.words.length === 0 ? 0 : keys.words.filter((word) => asked.has(word)).length / keys.words.length;
  const level = scoreLevel(ranking.levels, keys.level, job.yearsMin);
  const total =
    groups.reduce((sum, { points }) => sum + points, 0) +
    (hasPhrase ? PHRASE_POINTS : 0) +
    SHARE_POINTS * share +
    (level?.points ?? 0) +
    freshness(job.id, ranking.newest) +
    FACT_POINTS * statedFacts(job);
  return {
    total: Math.round(total * 1000),
    groups,
    hasPhrase,
    isWholeTitle: share === 1,
    fitsLevel: level === null ? null : level.points > 0,
    levelBy: level?.by ?? null,
  };
}

function scoreGroup(group: RankedGroup, keys: ReadKeys): GroupScore {
  const telling = 0.5 + group.idf / 4;
  let found = group.otherwise === null ? NOWHERE : foundIn(group.otherwise, null, []);
  for (let at = 0; at < group.ways.length; at += 1) found = better(found, findWay(group.ways[at]!, at, keys));
  const { field, points, way, by } = found;
  return { typed: group.typed, field, points: points * telling, way, by };
}

const NOWHERE: Found = { field: null, points: 0, way: null, by: [] };
const foundIn = (field: keyof typeof POINTS, way: Found["way"], by: Found["by"]): Found => ({
  field,
  points: POINTS[field],
  way,
  by,
});
const better = (one: Found, other: Found): Found => (other.points > one.points ? other : one);

/** The best field that meets the group in this way. */
function findWay(way: RankedWay, at: number, keys: ReadKeys): Found {
  const shared = way.words.filter((word) => keys.words.includes(word));
  if (shared.length > 0 && shared.length === way.words.length) return foundIn("title", at, shared);
  const families = way.families.filter((family) => keys.families.includes(family));
  const skills = way.skills.filter((skill) => keys.skills.has(skill) || keys.words.includes(skill));
  if (families.length > 0 && (!way.isTitle || skills.length === way.skills.length))
    return foundIn("family", at, families);
  if (!way.isTitle && skills.length > 0) return foundIn("skill", at, skills);
  const near = families.length > 0 ? { families, closeness: 1 } : nearest(way, keys.families);
  const related: Found = { field: "related", points: RELATED_POINTS * near.closeness, way: at, by: near.families };
  const part = way.words.length === 0 ? 0 : shared.length / way.words.length;
  const some: Found = { field: "part", points: PART_POINTS * part, way: at, by: shared };
  return better(better(NOWHERE, related), some);
}

/** Of these families the one that is closest to what the way names. */
function nearest({ related }: RankedWay, families: readonly string[]): { families: string[]; closeness: number } {
  let found = "";
  let best = 0;
  for (const family of families) {
    const closeness = related.get(family) ?? 0;
    if (closeness > best) [found, best] = [family, closeness];
  }
  return { families: [found], closeness: best };
}

function readKeys(keys: readonly string[]): ReadKeys {
  const read: ReadKeys = { words: [], families: [], skills: new Set(), level: null };
  for (const key of keys) {
    const value = key.slice(2);
    if (key.startsWith("t:")) read.words.push(value);
    else if (key.startsWith("f:")) read.families.push(value);
    else if (key.startsWith("s:")) read.skills.add(value);
    else if (key.startsWith("l:")) read.level = Number(value);
  }
  return read;
}

/** True when the words stand side by side in the title, in that order. */
export function hasRun(title: readonly string[], words: readonly string[]): boolean {
  return title.some((_, at) => words.every((word, index) => title[at + index] === word));
}

type LevelScore = { points: number; by: "title" | "years" };

/** Points for the level that was asked for, from the title's, else from the years that the job asks for; null when nothing is known. */
function scoreLevel(wanted: readonly number[], level: number | null, yearsMin: number | null): LevelScore | null {
  if (wanted.length === 0) return null;
  const of = (known: number) => {
    const distance = Math.min(...wanted.map((one) => Math.abs(one - known)));
    return distance < 1 ? 2.5 : distance < 2 ? -0.5 : Math.max(-4, -1.5 * distance);
  };
  if (level !== null) return { points: of(level), by: "title" };
  if (yearsMin !== null) return { points: of(levelOfYears(yearsMin)) * 0.8, by: "years" };
  return null;
}

const levelOfYears = (years: number) => (years < 1 ? 0.5 : years < 2 ? 1 : years < 5 ? 2 : years < 8 ? 3 : 4);

function freshness(id: string, newest: number): number {
  const posted = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return MOST_FRESHNESS * 0.5 ** (Math.max(0, newest - posted) / HALF_LIFE_MS);
}

const statedFacts = (job: JobFeatures) =>
  [job.yearsMin, job.payMin, job.workMode, job.employmentType, job.cities[0]].filter((fact) => fact != null).length;
