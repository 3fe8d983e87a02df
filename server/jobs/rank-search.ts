// Scores a job against a search, by the keys it was read as. Orders the list and explains a job's place in it. Pure.
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import { type JobFeatures, postedAt } from "./job-features.ts";

/** Where a job has what was asked for. "related": a family of work close to the asked one; "part": some of its words. */
type Field = "title" | "family" | "related" | "part" | "skill" | "company" | "place" | "text";

/** One way to meet a part of the search: its words, and what they were read as. */
export type RankedWay = {
  words: readonly string[];
  families: readonly string[];
  /** Close families with their closeness, 0 to 1. */
  related: ReadonlyMap<string, number>;
  skills: readonly string[];
  /** Families that are named by the skill; may be empty. */
  homes: readonly string[];
  /** A title met by its family needs all of the skills; else any skill is enough. */
  isTitle: boolean;
};

export type RankedGroup = {
  typed: string;
  ways: readonly RankedWay[];
  /** ln(jobs / jobs that have it): how telling it is. */
  idf: number;
  /** Where a job has it if not in title, family or skills; null when the job may lack it. Lists say "company" for places too. */
  otherwise: "company" | "place" | "text" | null;
};

export type Ranking = {
  groups: readonly RankedGroup[];
  /** The asked words in the order they were typed, as titles have them. */
  phrase: readonly string[];
  /** Preferred levels, 0 to 7; empty for any. */
  levels: readonly number[];
  /** Years that the person has; null when none were typed. */
  years: { min: number; max: number } | null;
  /** Keys of the asked cities, of cities near them, and of their countries; all empty without a city. */
  cities: { own: ReadonlySet<string>; near: ReadonlySet<string>; countries: ReadonlySet<string> };
  workModes: readonly string[];
  /** Lakhs of rupees a year; null when none were typed. */
  minLakhs: number | null;
  /** Time (ms) of the newest job that may be shown: age counts from it. */
  newest: number;
};

/** `way`: index of the way that is met, null when found otherwise. `by`: the job's words, families or skills that meet it. */
type Found = { field: Field | null; points: number; way: number | null; by: readonly string[] };
export type GroupScore = Found & { typed: string };
/** `total` in whole thousandths, so that a cursor can carry it. */
export type Score = {
  total: number;
  groups: GroupScore[];
  hasPhrase: boolean;
  /** Every word of the title was asked for. */
  isWholeTitle: boolean;
  /** Whether the level fits the asked one; null when none was asked for or the job states none. */
  fitsLevel: boolean | null;
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

const CITY_POINTS = 3;
const NEAR_POINTS = 1.5;
const FROM_HOME_POINTS = 1;
const ABROAD_POINTS = -2;
const MODE_POINTS = 1.5;
/** Points for the words of a title that names another job ("site engineer" in "Site Reliability Engineer"): less than for a family. */
const COINCIDENCE_POINTS = { oneWord: 4.5, twoLetters: 2.5, apart: 3.5 };
/** A job's first skills, and a skill that names its family, say what it is about. */
const MAIN_SKILLS = 5;
const MAIN_SKILL_POINTS = 0.4;
const HOME_POINTS = 0.5;
/** For internships and heads' jobs when no level was asked for. */
const UNASKED_LEVEL_POINTS = -0.8;
/** In lakhs a year: jobs for beginners seldom pay more, and most jobs do not state their pay. */
const PAY_ABOVE_BEGINNERS = 6;

/** `skills`: each with its place in the job's list. */
type ReadKeys = { words: string[]; families: string[]; skills: Map<string, number>; level: number | null };

/** `job` matches the search already: this says how well. */
export function scoreJob(job: JobFeatures, ranking: Ranking): Score {
  const keys = readKeys(job);
  const groups = ranking.groups.map((group) => scoreGroup(group, keys));
  const hasPhrase = ranking.phrase.length > 0 && hasRun(keys.words, ranking.phrase);
  const asked = new Set(ranking.groups.flatMap(({ ways }) => ways.flatMap(({ words }) => words)));
  const share = keys.words.length === 0 ? 0 : keys.words.filter((word) => asked.has(word)).length / keys.words.length;
  // Typed years are scored by `scoreYears`, not against the title's level.
  const isOfYears = ranking.years === null || keys.level === null;
  const level = scoreLevel(ranking.levels, keys.level, isOfYears ? job.yearsMin : null);
  const total =
    groups.reduce((sum, { points }) => sum + points, 0) +
    (hasPhrase ? PHRASE_POINTS : 0) +
    SHARE_POINTS * share +
    (level?.points ?? unaskedLevel(ranking, keys.level)) +
    scoreYears(ranking.years, job, keys.level) +
    scorePlace(ranking, job) +
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
  const families = way.families.filter((family) => keys.families.includes(family));
  if (shared.length > 0 && shared.length === way.words.length)
    return { ...foundIn("title", at, shared), points: titlePoints(way, keys) };
  const skills = way.skills.filter((skill) => keys.skills.has(skill) || keys.words.includes(skill));
  if (families.length > 0 && (!way.isTitle || skills.length === way.skills.length))
    return foundIn("family", at, families);
  if (!way.isTitle && skills.length > 0)
    return { ...foundIn("skill", at, skills), points: POINTS.skill + skillWeight(way, keys) };
  const near = families.length > 0 ? { families, closeness: 1 } : nearest(way, keys.families);
  const related: Found = { field: "related", points: RELATED_POINTS * near.closeness, way: at, by: near.families };
  const part = way.words.length === 0 ? 0 : shared.length / way.words.length;
  const some: Found = { field: "part", points: PART_POINTS * part, way: at, by: shared };
  return better(better(NOWHERE, related), some);
}

/** Of these families the one closest to those of the way. */
function nearest({ related }: RankedWay, families: readonly string[]): { families: string[]; closeness: number } {
  let found = "";
  let best = 0;
  for (const family of families) {
    const closeness = related.get(family) ?? 0;
    if (closeness > best) [found, best] = [family, closeness];
  }
  return { families: [found], closeness: best };
}

/** Points for a title with all words, which may name another job. */
function titlePoints(way: RankedWay, keys: ReadKeys): number {
  const isRelated = [...way.families, ...way.related.keys()].some((family) => keys.families.includes(family));
  if (!way.isTitle || way.families.length === 0 || keys.families.length === 0 || isRelated) return POINTS.title;
  if (way.words.length === 1)
    return way.words[0]!.length < 3 ? COINCIDENCE_POINTS.twoLetters : COINCIDENCE_POINTS.oneWord;
  return hasRun(keys.words, way.words) ? POINTS.title : COINCIDENCE_POINTS.apart;
}

/** How central a listed skill is to the job. */
function skillWeight({ skills, homes }: RankedWay, keys: ReadKeys): number {
  const isMain = skills.some((skill) => (keys.skills.get(skill) ?? MAIN_SKILLS) < MAIN_SKILLS);
  const isHome = homes.some((home) => keys.families.includes(home));
  const isElsewhere = homes.length > 0 && keys.families.length > 0 && !isHome;
  return (isMain ? MAIN_SKILL_POINTS : 0) + (isHome ? HOME_POINTS : isElsewhere ? -HOME_POINTS : 0);
}

function readKeys(job: JobFeatures): ReadKeys {
  const read: ReadKeys = { words: [], families: [], skills: new Map(), level: null };
  for (const key of job.keys) {
    const value = key.slice(2);
    if (key.startsWith("t:")) read.words.push(value);
    else if (key.startsWith("f:")) read.families.push(value);
    else if (key.startsWith("s:")) read.skills.set(value, read.skills.size);
    else if (key.startsWith("l:")) read.level = Number(value);
  }
  if (job.employmentType === "INTERNSHIP") read.level ??= 0;
  return read;
}

/** True when the words occur side by side in the title, in that order. */
export function hasRun(title: readonly string[], words: readonly string[]): boolean {
  return title.some((_, at) => words.every((word, index) => title[at + index] === word));
}

type LevelScore = { points: number; by: "title" | "years" };

/** Points for the asked level, by the title's level and the years the job asks for; null when neither is known. */
function scoreLevel(wanted: readonly number[], level: number | null, yearsMin: number | null): LevelScore | null {
  if (wanted.length === 0) return null;
  const of = (known: number) => pointsApart(Math.min(...wanted.map((one) => Math.abs(one - known))));
  if (level !== null && yearsMin !== null)
    return { points: 0.6 * of(level) + 0.4 * of(levelOfYears(yearsMin)), by: "title" };
  if (level !== null) return { points: of(level), by: "title" };
  return yearsMin === null ? null : { points: of(levelOfYears(yearsMin)) * 0.8, by: "years" };
}

const pointsApart = (levels: number) => (levels < 1 ? 2.5 : levels < 2 ? -0.5 : Math.max(-4, -1.5 * levels));

const LEVELS_OF_YEARS = [0.5, 1, 1.5, 2, 2.3, 3, 3, 3];
/** May lie between two levels. */
const levelOfYears = (years: number): number => LEVELS_OF_YEARS[Math.floor(years)] ?? 4;

function unaskedLevel({ levels, years, groups, minLakhs }: Ranking, level: number | null): number {
  if (minLakhs !== null && minLakhs >= PAY_ABOVE_BEGINNERS && level !== null && level < 2)
    return 2 * UNASKED_LEVEL_POINTS;
  const isAsked = levels.length > 0 || years !== null || groups.length === 0 || level === null;
  return !isAsked && (level === 0 || level > 5) ? UNASKED_LEVEL_POINTS : 0;
}

/** Points for typed years, by the job's range, else by its level; 0 when it states neither. */
function scoreYears(years: Ranking["years"], job: JobFeatures, level: number | null): number {
  if (years === null) return 0;
  const { yearsMin, yearsMax } = job;
  if (yearsMin === null) return level === null ? 0 : 0.5 * pointsApart(Math.abs(level - levelOfYears(years.min)));
  const top = yearsMax === null || yearsMax === OPEN_ENDED_YEARS ? yearsMin + OPEN_RANGE : yearsMax;
  const apart = Math.max(0, yearsMin - years.max, years.min - top);
  return Math.max(-3, 2 - 0.8 * apart);
}

/** "3 or more years" is read as up to this many more. */
const OPEN_RANGE = 5;

function scorePlace({ cities, workModes }: Ranking, job: JobFeatures): number {
  const mode = workModes.some((one) => one === job.workMode) ? MODE_POINTS : 0;
  if (cities.own.size === 0) return mode;
  if (job.cities.some((city) => cities.own.has(city))) return mode + CITY_POINTS;
  if (job.cities.some((city) => cities.near.has(city))) return mode + NEAR_POINTS;
  const countries = job.keys.filter((key) => key.startsWith("n:")).map((key) => key.slice(2));
  const isAbroad = countries.length > 0 && !countries.some((country) => cities.countries.has(country));
  const isFromHome = job.workMode === "WFH";
  return mode + (isAbroad ? ABROAD_POINTS : isFromHome ? FROM_HOME_POINTS : 0);
}

function freshness(id: string, newest: number): number {
  return MOST_FRESHNESS * 0.5 ** (Math.max(0, newest - postedAt(id)) / HALF_LIFE_MS);
}

const statedFacts = (job: JobFeatures) =>
  [job.yearsMin, job.payMin, job.workMode, job.employmentType, job.cities[0]].filter((fact) => fact != null).length;
