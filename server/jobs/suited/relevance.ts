// How well jobs suit a person, and in what: the order of "For you", of lists for a profile and of similar jobs. Pure.
import { relatedFamilies } from "../../taxonomy/index.ts";
import { type JobFeatures, postedAt, skillKeys } from "../job-features.ts";
import { type Subject, type SubjectTitle, worksOf } from "./subject.ts";
import { DIMENSIONS, likeness, meaningOf, type Terms } from "./terms.ts";

/** The keys of a job by kind. */
export type ReadJob = {
  words: string[];
  families: string[];
  skills: string[];
  countries: string[];
  level: number | null;
  manager: boolean;
};

export type Relevance = {
  /** 0 and up; 0 has nothing to do with the subject. */
  score: number;
  /** 0 to 1: how much of the work is the same. */
  title: number;
  /** 0 to 1: how well years and level fit. */
  fit: number;
  /** 0 to 1: how well the place fits; 0.5 when a place is unknown. */
  place: number;
};

/** Weights of the parts, and the factors of parts that do not fit. */
const WEIGHTS = {
  title: 0.8,
  skills: 1,
  meaning: 0.8,
  /** Factors for years and level, or a place, that do not fit at all, and for the other side of management. */
  leastFit: 0.15,
  leastPlace: 0.35,
  otherSide: 0.6,
  /** The most that likeness to saved jobs and applications adds. */
  liked: 0.15,
};
/** Two skills of usual rarity: a job that names one skill is no perfect match. */
const USUAL_SKILLS = 9;

/** Programs and skills of every office: rare on boards that name few, but they say little about the work. */
const EVERYDAY_TELLS = 0.3;
const EVERYDAY_SKILLS = `Microsoft Word|Microsoft PowerPoint|Microsoft Excel|Microsoft Outlook|Microsoft Office|Microsoft 365|Microsoft Teams|Microsoft Windows|macOS|
  Spreadsheets|Google Workspace|Google Docs|Google Sheets|Zoom|Slack|Computer Literacy|Internet Research|Email Management|Typing|IT Skills|English|
  Facebook|Twitter|Instagram`;
let everydayKeys: ReadonlySet<string> | undefined;
/** Made when first needed: it reads the whole taxonomy, which most processes do without. */
const everyday = (): ReadonlySet<string> => {
  everydayKeys ??= new Set(skillKeys(EVERYDAY_SKILLS.split("|").map((name) => name.trim())).map((key) => `s:${key}`));
  return everydayKeys;
};

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

/** A function that scores jobs for `subject` at `now`; what depends on the subject alone is computed once. */
export function relevanceFor(subject: Subject, learnt: Terms, now: Date): (job: JobFeatures) => Relevance {
  const commonplace = everyday();
  const terms: Terms = {
    ...learnt,
    rarity: (term) => learnt.rarity(term) * (commonplace.has(term) ? EVERYDAY_TELLS : 1),
  };
  const titleOf = titleLikeness(subject.titles, terms);
  const skillsOf = skillLikeness(subject.skills, terms);
  const own = meaningOfSubject(subject, terms);
  const liked = meaningOfKeys(subject.liked.flat(), terms);
  const sum = new Float32Array(DIMENSIONS);
  return (job) => {
    const read = readKeys(job.keys);
    const title = titleOf(job.keys, worksOf(read.families));
    const length = addTerms(job.keys, terms, sum);
    const said =
      WEIGHTS.title * title + WEIGHTS.skills * skillsOf(job.keys) + WEIGHTS.meaning * nearness(own, sum, length);
    const fit = fitOf(subject, job, job.employmentType === "INTERNSHIP" ? 0 : read.level);
    const place = placeOf(subject, job, read.countries);
    const score =
      said *
      (WEIGHTS.leastFit + (1 - WEIGHTS.leastFit) * fit) *
      (WEIGHTS.leastPlace + (1 - WEIGHTS.leastPlace) * place) *
      (read.manager === subject.manager ? 1 : WEIGHTS.otherSide) *
      (1 + WEIGHTS.liked * nearness(liked, sum, length)) *
      payFactor(subject, job) *
      freshness(job.id, now);
    return { score, title, fit, place };
  };
}

/** The best of the titles, by the cosine of words weighted by rarity and by the families of work. */
function titleLikeness(
  titles: readonly SubjectTitle[],
  terms: Terms,
): (keys: readonly string[], families: readonly string[]) => number {
  const wanted = titles.map(({ reading, weight }) => {
    const words = new Set(reading.words.map((word) => `t:${word}`));
    const families = new Map<string, number>();
    for (const family of worksOf(reading.families))
      for (const { family: other, closeness } of relatedFamilies(family))
        families.set(other, Math.max(closeness, families.get(other) ?? 0));
    for (const family of worksOf(reading.families)) families.set(family, 1);
    return { words, families, weight, length: lengthOf([...words].map((word) => terms.rarity(word) ** 2)) };
  });
  return (keys, named) => {
    const words = keys.filter((key) => key.startsWith("t:"));
    const squares = words.map((word) => terms.rarity(word) ** 2);
    const length = lengthOf(squares);
    let best = 0;
    for (const title of wanted) {
      let shared = 0;
      for (let at = 0; at < words.length; at += 1) if (title.words.has(words[at]!)) shared += squares[at]!;
      const cosine = shared / (title.length * length);
      let family = 0;
      for (const name of named) family = Math.max(family, title.families.get(name) ?? 0);
      const isFamilyKnown = title.families.size > 0 && named.length > 0;
      best = Math.max(best, title.weight * (isFamilyKnown ? 0.5 * cosine + 0.5 * family : 0.8 * cosine));
    }
    return best;
  };
}

function lengthOf(squares: Iterable<number>): number {
  let sum = 0;
  for (const square of squares) sum += square;
  return Math.sqrt(sum) || 1;
}

/** Rarity of the shared skills, of all that the job asks for plus two usual skills. */
function skillLikeness(skills: readonly string[], terms: Terms): (keys: readonly string[]) => number {
  const own = new Set(skills.map((skill) => `s:${skill}`));
  return (keys) => {
    let shared = 0;
    let all = USUAL_SKILLS;
    for (const key of keys) {
      if (!key.startsWith("s:")) continue;
      const rarity = terms.rarity(key);
      all += rarity;
      if (own.has(key)) shared += rarity;
    }
    return shared / all;
  };
}

/** The meaning of the subject's work; null before anything was learnt. */
function meaningOfSubject({ titles, skills }: Subject, terms: Terms): Float32Array | null {
  const weighed = [
    ...titles.flatMap(({ reading, weight }) => [
      ...reading.words.map((word) => [`t:${word}`, weight] as const),
      ...reading.families.map((family) => [`f:${family}`, weight] as const),
    ]),
    ...skills.map((skill) => [`s:${skill}`, 1] as const),
  ];
  return meaningOf(
    weighed.map(([term, weight]) => [term, weight * terms.rarity(term)]),
    terms,
  );
}

function meaningOfKeys(keys: readonly string[], terms: Terms): Float32Array | null {
  return meaningOf(
    keys.map((key) => [key, terms.rarity(key)]),
    terms,
  );
}

/** Makes `sum` the sum of the keys' vectors weighted by rarity, and returns its length; 0 when none was learnt. */
function addTerms(keys: readonly string[], terms: Terms, sum: Float32Array): number {
  sum.fill(0);
  for (const key of keys) {
    const vector = terms.vector(key);
    if (vector === null) continue;
    const weight = terms.rarity(key);
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += weight * vector[at]!;
  }
  let square = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) square += sum[at]! * sum[at]!;
  return Math.sqrt(square);
}

/** How near a sum of this length is to a meaning, 0 to 1; 0 if either is unknown. */
const nearness = (own: Float32Array | null, sum: Float32Array, length: number) =>
  own === null || length === 0 ? 0 : Math.max(0, likeness(own, sum) / length);

/** Usual years of each level: intern, junior, middle, senior, lead, manager, head, top. */
const YEARS_OF_LEVEL = [0.3, 1, 3, 6, 9, 12, 14, 16];

/** The lowest level that manages; factor lost for each step below the next lower level. */
const MANAGERS = 5;
const STEP = 0.35;
/** Up to this many years a job that states neither level nor years is slightly less likely than one for beginners. */
const BEGINNERS = 1.5;
const UNTOLD = 0.9;

/** 0 to 1: how the job's years and level fit the subject's. */
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
  fit *= stepsDown(level, jobLevel ?? levelOfYears(yearsMin));
  if (jobLevel === null) return yearsMin === null && own < BEGINNERS ? fit * UNTOLD : fit;
  const above = YEARS_OF_LEVEL[jobLevel]! - own;
  // Beginners' jobs are for people without years, and jobs of their own level for those who rose early.
  if (above > 0) return jobLevel <= Math.max(1, level ?? 0) ? fit : fit * Math.max(0.15, 1 - above / 6);
  // A person with work does not become an intern, and many years are too much for a first job.
  const hasWork = titles.length > 0 && level !== 0 && own >= 0.5;
  if (jobLevel === 0) return fit * Math.min(hasWork ? 0.35 : 1, Math.max(0.05, 1 + (above + 1) / 2));
  if (jobLevel <= 2) return fit * Math.min(1, Math.max(0.15, 1 + (above + 2) / 4));
  return fit;
}

/** The level of people with this many years; a listing without years may want up to seniors. */
function levelOfYears(years: number | null): number {
  if (years === null) return 3;
  return Math.max(
    1,
    YEARS_OF_LEVEL.findLastIndex((usual) => usual <= years),
  );
}

/** A manager takes a job one level below; each further step down makes it less likely. */
const stepsDown = (own: number | null, job: number) =>
  own === null || own < MANAGERS ? 1 : Math.max(0.15, 1 - STEP * Math.max(0, own - 1 - job));

/** 0 to 1: how the place and the mode of work fit. */
function placeOf(
  subject: Subject,
  job: Pick<JobFeatures, "cities" | "workMode">,
  countries: readonly string[],
): number {
  const isRemote = job.workMode === "WFH";
  const mode = subject.modes.length === 0 || job.workMode === null || subject.modes.includes(job.workMode) ? 1 : 0.6;
  return mode * proximity(subject, job.cities, countries, isRemote);
}

function proximity(
  subject: Subject,
  cities: readonly string[],
  countries: readonly string[],
  isRemote: boolean,
): number {
  if (subject.countries.length === 0 && subject.cities.length === 0) return 0.5;
  if (cities.some((city) => subject.cities.includes(city))) return 1;
  const sameCountry = countries.some((country) => subject.countries.includes(country));
  if (sameCountry) return isRemote ? 0.9 : subject.wantsCities ? 0.5 : 0.7;
  if (countries.length === 0) return isRemote ? 0.6 : 0.4;
  return isRemote ? 0.3 : 0;
}

/** A job that states less pay than wanted loses a little. */
function payFactor({ wantedRupees }: Subject, { payMax }: JobFeatures): number {
  if (!wantedRupees || payMax === null || payMax >= wantedRupees) return 1;
  return Math.max(0.7, payMax / wantedRupees);
}

const DAY_MS = 86_400_000;

/** 1 for a job of today, up to a twentieth less for an old one. */
function freshness(id: string, now: Date): number {
  const days = Math.max(0, (now.getTime() - postedAt(id)) / DAY_MS);
  return 0.95 + 0.05 / (1 + days / 30);
}
