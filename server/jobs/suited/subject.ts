// Whom jobs are compared with: a person, or a job that others are like. Pure.
import type { readTitle } from "../../taxonomy/index.ts";

export type TitleReading = ReturnType<typeof readTitle>;

/** A title that counts: 1 for what is wanted or done now, less for what was done before. */
export type SubjectTitle = {
  reading: TitleReading;
  weight: number;
  /** What their studies lead to, and not what they wrote. */
  isStudied?: true;
};

export type Subject = {
  /** What is wanted first, then what is done now, then what was done before. */
  titles: readonly SubjectTitle[];
  /** Keys as in `JobFeatures`, without their letter. */
  skills: readonly string[];
  years: number | null;
  /** 0 intern to 7 top management; null when nothing says. */
  level: number | null;
  manager: boolean;
  /** Keys of cities; those that are wanted, else those of the home. */
  cities: readonly string[];
  /** Whether the cities are wishes: another city of the country is then less welcome. */
  wantsCities: boolean;
  /** Country codes in lower case. */
  countries: readonly string[];
  /** Work modes that are wanted; none means any. */
  modes: readonly string[];
  /** Rupees a year. */
  wantedRupees: number | null;
  /** Keys of jobs that were liked: what is like them comes a little earlier. */
  liked: readonly (readonly string[])[];
};

export const NOTHING_KNOWN: Subject = {
  titles: [],
  skills: [],
  years: null,
  level: null,
  manager: false,
  cities: [],
  wantsCities: false,
  countries: [],
  modes: [],
  wantedRupees: null,
  liked: [],
};

/** Whether there is anything to compare by. */
export const saysAnything = ({ titles, skills }: Subject): boolean => titles.length > 0 || skills.length > 0;

/** From here on a title tells what they are or want, and not what they were. */
export const NOW_WEIGHT = 0.8;

/** What counts of an earlier title, the newest first. */
const EARLIER_WEIGHTS = [0.7, 0.55, 0.45];

/** Titles of a subject at most: each is compared with every job. */
export const MOST_TITLES = 6;

type Titles = {
  wanted: readonly string[];
  now: string | null;
  /** Newest first. */
  earlier: readonly string[];
};

/** The family of people who head a business: what a title of rank alone names ("President", "Vice President of Services"). */
const RANK = "business-head";

/** The families that tell the work: a rank tells none beside another family. */
export const worksOf = (families: readonly string[]): readonly string[] =>
  families.length > 1 ? families.filter((family) => family !== RANK) : families;

const isRankAlone = ({ families }: TitleReading) => worksOf(families)[0] === RANK;
/** What trainees of any trade and volunteers are read as. */
const ANY_TRADE = "management-trainee";

/** Whether a title names a kind of work, and no rank or beginning alone. */
export const tellsWork = ({ families }: TitleReading) =>
  families.some((family) => family !== RANK && family !== ANY_TRADE);

/**
 * Readings of a person's titles with their weights; a title that says the same as one before is left out. Behind a rank
 * alone the newest title that tells the work counts as what is done now.
 */
export function titlesOf({ wanted, now, earlier }: Titles, read: (title: string) => TitleReading): SubjectTitle[] {
  const found = new Map<string, SubjectTitle>();
  const add = (title: string, weight: number) => {
    const reading = read(title);
    const key = [...reading.words, ...reading.families].sort().join(" ");
    if (key !== "" && !found.has(key)) found.set(key, { reading, weight });
  };
  for (const title of wanted) add(title, 1);
  const present = wanted.length > 0 ? NOW_WEIGHT : 1;
  const hasRankAlone = now !== null && isRankAlone(read(now));
  const work = hasRankAlone ? earlier.findIndex((title) => tellsWork(read(title))) : -1;
  if (now !== null) add(now, hasRankAlone ? NOW_WEIGHT : present);
  if (work >= 0) add(earlier[work]!, present);
  for (const [index, title] of earlier.slice(0, EARLIER_WEIGHTS.length + 1).entries())
    add(title, EARLIER_WEIGHTS[Math.min(index, EARLIER_WEIGHTS.length - 1)]!);
  return [...found.values()].slice(0, MOST_TITLES);
}
