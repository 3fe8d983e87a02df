// How well jobs suit a person, and what speaks for each: the order of "For you", of lists for a profile and of similar jobs. Pure.
import { relatedFamilies } from "../../taxonomy/index.ts";
import type { JobFeatures } from "../job-features.ts";
import type { Subject, SubjectTitle } from "./subject.ts";
import { likeness, meaningOf, type Terms } from "./terms.ts";

/** A job read into what is compared. */
export type ReadJob = {
  words: string[];
  families: string[];
  skills: string[];
  countries: string[];
  level: number | null;
  manager: boolean;
};

export type Relevance = {
  /** 0 and up; jobs of 0 have nothing to do with the subject. */
  score: number;
  /** 0 to 1: how much of the work is the same. */
  title: number;
  /** 0 to 1: how well years and level fit. */
  fit: number;
  /** 0 to 1: how well the place fits; 0.5 when a place is not known. */
  place: number;
};

/** What the parts count for, and how far a part that fails takes a job down. */
export const WEIGHTS = {
  title: 0.8,
  skills: 1,
  meaning: 0.8,
  /** What is left of a job whose years and level, or whose place, do not fit at all; and of one on the other side of management. */
  leastFit: 0.15,
  leastPlace: 0.45,
  otherSide: 0.6,
  /** How far work like that of jobs they saved or applied to goes up. */
  liked: 0.15,
};
/** Two skills of the usual rarity: a job that names one skill is no perfect match. */
const USUAL_SKILLS = 9;

/** The keys of a job by their kinds. */
export function readKeys(keys: readonly string[]): ReadJob {
  const read: ReadJob = { words: [], families: [], skills: [], countries: [], level: null, manager: false };
  for (const key of keys) {
    const value = key.slice(2);
    if (key[0] === "s") read.skills.push(value);
    else if (key[0] === "t") read.words.push(value);
    else if (key[0] === "f") read.families.push(value);
    else if (key[0] === "n") read.countries.push(value);
    else if (key[0] === "l") read.level = Number(value);
    else if (key[0] === "k") read.manager ||= value === "manager";
  }
  return read;
}

/** A function that tells how well jobs suit `subject` at `now`: what is asked of the subject is reckoned once. */
export function relevanceFor(subject: Subject, terms: Terms, now: Date): (job: JobFeatures) => Relevance {
  const titleOf = titleLikeness(subject.titles, terms);
  const skillsOf = skillLikeness(subject.skills, terms);
  const meaningLikeTo = likenessTo(meaningOfSubject(subject, terms));
  const likeLiked = likenessTo(meaningOfJobs(subject.liked, terms));
  return (job) => {
    const read = readKeys(job.keys);
    const title = titleOf(read);
    const meaning = meaningOf(weighedTerms(read.words, read.families, read.skills, terms), terms);
    const said = WEIGHTS.title * title + WEIGHTS.skills * skillsOf(read) + WEIGHTS.meaning * meaningLikeTo(meaning);
    const fit = fitOf(subject, job, read.level);
    const place = placeOf(subject, job, read.countries);
    const score =
      said *
      (WEIGHTS.leastFit + (1 - WEIGHTS.leastFit) * fit) *
      (WEIGHTS.leastPlace + (1 - WEIGHTS.leastPlace) * place) *
      (read.manager === subject.manager ? 1 : WEIGHTS.otherSide) *
      (1 + WEIGHTS.liked * likeLiked(meaning)) *
      payFactor(subject, job) *
      freshness(job.id, now);
    return { score, title, fit, place };
  };
}

/** The best of the titles: the cosine of the words by their rarity, and the families of work. */
function titleLikeness(titles: readonly SubjectTitle[], terms: Terms): (job: ReadJob) => number {
  const square = (word: string) => terms.rarity(`t:${word}`) ** 2;
  const wanted = titles.map(({ reading, weight }) => {
    const words = new Map(reading.words.map((word) => [word, square(word)]));
    const families = new Map<string, number>();
    for (const family of reading.families)
      for (const { family: other, closeness } of relatedFamilies(family))
        families.set(other, Math.max(closeness, families.get(other) ?? 0));
    for (const family of reading.families) families.set(family, 1);
    return { words, families, weight, length: lengthOf(words.values()) };
  });
  return (job) => {
    const squares = job.words.map(square);
    const length = lengthOf(squares);
    let best = 0;
    for (const { words, families, weight, length: own } of wanted) {
      let shared = 0;
      for (const [at, word] of job.words.entries()) if (words.has(word)) shared += squares[at]!;
      const cosine = shared === 0 ? 0 : shared / (own * length);
      let family = 0;
      for (const name of job.families) family = Math.max(family, families.get(name) ?? 0);
      const isFamilyKnown = families.size > 0 && job.families.length > 0;
      best = Math.max(best, weight * (isFamilyKnown ? 0.5 * cosine + 0.5 * family : 0.8 * cosine));
    }
    return best;
  };
}

function lengthOf(squares: Iterable<number>): number {
  let sum = 0;
  for (const square of squares) sum += square;
  return Math.sqrt(sum) || 1;
}

/** How telling the shared skills are, of what the job asks for and two usual skills more. */
function skillLikeness(skills: readonly string[], terms: Terms): (job: ReadJob) => number {
  const own = new Set(skills);
  return (job) => {
    let shared = 0;
    let all = USUAL_SKILLS;
    for (const skill of job.skills) {
      const rarity = terms.rarity(`s:${skill}`);
      all += rarity;
      if (own.has(skill)) shared += rarity;
    }
    return shared / all;
  };
}

/** The terms that say what the work is, each by its rarity. */
export function* weighedTerms(
  words: readonly string[],
  families: readonly string[],
  skills: readonly string[],
  terms: Terms,
  weight = 1,
): Generator<[string, number]> {
  for (const [letter, values] of [
    ["t", words],
    ["f", families],
    ["s", skills],
  ] as const)
    for (const value of values) yield [`${letter}:${value}`, weight * terms.rarity(`${letter}:${value}`)];
}

/** Where the work of the subject lies by what goes together on the board; null while nothing was learnt. */
function meaningOfSubject({ titles, skills }: Subject, terms: Terms): Float32Array | null {
  const ofTitles = titles.flatMap(({ reading, weight }) => [
    ...weighedTerms(reading.words, reading.families, [], terms, weight),
  ]);
  return meaningOf([...ofTitles, ...weighedTerms([], [], skills, terms)], terms);
}

function meaningOfJobs(jobs: readonly (readonly string[])[], terms: Terms): Float32Array | null {
  const weighed = jobs.flatMap((keys) => {
    const { words, families, skills } = readKeys(keys);
    return [...weighedTerms(words, families, skills, terms)];
  });
  return meaningOf(weighed, terms);
}

/** A function that tells how near others lie, 0 to 1; 0 where one of them is not known. */
const likenessTo = (own: Float32Array | null) => (other: Float32Array | null) =>
  own === null || other === null ? 0 : Math.max(0, likeness(own, other));

/** Years that people of a level have, as a rule: intern, junior, middle, senior, lead, manager, head, top. */
const YEARS_OF_LEVEL = [0.3, 1, 3, 6, 9, 12, 14, 16];

/** 0 to 1: what the job asks for in years, and the level of its title, beside the subject's. */
export function fitOf(
  { years, level, titles }: Pick<Subject, "years" | "level" | "titles">,
  { yearsMin, yearsMax }: Pick<JobFeatures, "yearsMin" | "yearsMax">,
  jobLevel: number | null,
): number {
  const own = years ?? (level === null ? null : YEARS_OF_LEVEL[level]!);
  if (own === null) return 0.6;
  let fit = 1;
  if (yearsMin !== null && yearsMin > own) fit *= Math.max(0, 1 - (yearsMin - own) / Math.max(2, yearsMin));
  if (yearsMax !== null && yearsMax < 50 && own > yearsMax + 2) fit *= Math.max(0.3, 1 - (own - yearsMax - 2) / 8);
  if (jobLevel === null) return fit;
  const above = YEARS_OF_LEVEL[jobLevel]! - own;
  if (above > 0) return fit * Math.max(0.15, 1 - above / 6);
  // Who has work is no intern again; and too many years are too much for a first job.
  const hasWork = titles.length > 0 && level !== 0 && own >= 0.5;
  if (jobLevel === 0) return fit * Math.min(hasWork ? 0.35 : 1, Math.max(0.05, 1 + (above + 1) / 2));
  if (jobLevel <= 2) return fit * Math.min(1, Math.max(0.15, 1 + (above + 2) / 4));
  return fit;
}

/** 0 to 1: the place and the mode of work beside those of the subject. */
export function placeOf(
  subject: Subject,
  job: Pick<JobFeatures, "cities" | "workMode">,
  countries: readonly string[],
): number {
  const isRemote = job.workMode === "WFH";
  const mode = subject.modes.length === 0 || job.workMode === null || subject.modes.includes(job.workMode) ? 1 : 0.6;
  return mode * nearness(subject, job.cities, countries, isRemote);
}

function nearness(
  subject: Subject,
  cities: readonly string[],
  countries: readonly string[],
  isRemote: boolean,
): number {
  if (subject.countries.length === 0 && subject.cities.length === 0) return 0.5;
  if (cities.some((city) => subject.cities.includes(city))) return 1;
  const sameCountry = countries.some((country) => subject.countries.includes(country));
  if (sameCountry) return isRemote ? 0.9 : subject.wantsCities ? 0.5 : 0.7;
  if (countries.length === 0) return 0.4;
  return isRemote ? 0.3 : 0;
}

/** A job that tells its pay, and pays less than is wanted, goes down a little. */
function payFactor({ pay }: Subject, { payMax }: JobFeatures): number {
  if (pay === null || pay <= 0 || payMax === null || payMax >= pay) return 1;
  return Math.max(0.7, payMax / pay);
}

const DAY_MS = 86_400_000;

/** 1 for a job of today, less by a twentieth for one of long ago. */
function freshness(id: string, now: Date): number {
  const days = Math.max(0, (now.getTime() - postedAt(id)) / DAY_MS);
  return 0.95 + 0.05 / (1 + days / 30);
}

/** When a job was posted, by its id, in ms since 1970. */
export const postedAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
