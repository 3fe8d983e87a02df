// What jobs are compared with: a person, or a job that others should be like. Pure.
import type { readTitle } from "../../taxonomy/index.ts";

export type TitleReading = ReturnType<typeof readTitle>;

/** A title with its weight: 1 if wanted or current, less if earlier. */
export type SubjectTitle = {
  reading: TitleReading;
  weight: number;
  /** Derived from their studies. */
  isStudied?: true;
};

export type Subject = {
  /** Wanted titles first, then the current one, then earlier ones. */
  titles: readonly SubjectTitle[];
  /** Keys as in `JobFeatures`, without their letter. */
  skills: readonly string[];
  years: number | null;
  /** 0 intern to 7 top management; null when unknown. */
  level: number | null;
  manager: boolean;
  /** Keys of wanted cities, else of the home. */
  cities: readonly string[];
  /** Whether the cities are wishes: other cities of the country then count less. */
  wantsCities: boolean;
  /** Country codes in lower case. */
  countries: readonly string[];
  /** Wanted work modes; none means any. */
  modes: readonly string[];
  /** Rupees a year. */
  wantedRupees: number | null;
  /** Keys of liked jobs: jobs like them come a little earlier. */
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

export const saysAnything = ({ titles, skills }: Subject): boolean => titles.length > 0 || skills.length > 0;

/** From this weight a title says what they are or want, not what they were. */
export const NOW_WEIGHT = 0.8;

/** Weights of earlier titles, the newest first. */
const EARLIER_WEIGHTS = [0.7, 0.55, 0.45];

/** Each title is compared with every job. */
export const MOST_TITLES = 6;

type Titles = {
  wanted: readonly string[];
  now: string | null;
  /** Newest first. */
  earlier: readonly string[];
};

/** The family of people who head a business, which titles of rank alone name ("President", "Vice President of Services"). */
const RANK = "business-head";

/** The families that name the work: a rank names none beside another family. */
export const worksOf = (families: readonly string[]): readonly string[] =>
  families.length > 1 ? families.filter((family) => family !== RANK) : families;

const isRankAlone = ({ families }: TitleReading) => worksOf(families)[0] === RANK;
/** The family of trainees of any trade, and of volunteers. */
const ANY_TRADE = "management-trainee";

/** Whether a title names a kind of work, not only a rank or a beginning. */
export const tellsWork = ({ families }: TitleReading) =>
  families.some((family) => family !== RANK && family !== ANY_TRADE);

/**
 * Readings of a person's titles with their weights, without repeats. If the current title is a rank alone, the newest
 * title that names the work counts as current.
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
