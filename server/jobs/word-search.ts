// What a search in words asks of the index, with the filters beside it: what was typed, as the database knows it.
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import type { Reader } from "../platform/db.ts";
import { relatedFamilies, type SearchGroup } from "../taxonomy/index.ts";
import type { JobFeatures } from "./job-features.ts";
import { type KnownWords, readKnownWords } from "./known-words.ts";
import type { RankedGroup, RankedWay, Ranking } from "./rank-search.ts";
import type { SearchPlan } from "./search-plan.ts";
import { type Reach, wordsQuery } from "./search-reach.ts";
import { type Asked, readFewIds } from "./search-store.ts";
import { type Range, tsqueryOf } from "./search-tokens.ts";
import { isFilter, type Part, type Words } from "./search-words.ts";

/** Of words that were not counted. */
const USUAL_IDF = 4;

/** A search that can be asked: its words and what the database knows of them, and the filters that hold beside them. */
export type WordSearch = {
  words: Words;
  known: KnownWords;
  /** tsquery text; "" for none. */
  filters: string;
  pay: Range | null;
  years: Range | null;
  since: string | null;
  /** Ids of all jobs that the filters leave, once they are known to be few. */
  only?: readonly string[] | null;
};

/** Jobs that filters leave are few up to here: each of them is looked at, instead of asking the index again for each reach. */
const FEW_LEFT = 500;

/** The search among the jobs that its filters leave, where these are few; else as it is. */
export async function amongFew(db: Reader, search: WordSearch): Promise<WordSearch> {
  const { filters, pay, years, since } = search;
  if (filters === "") return search;
  return { ...search, only: await readFewIds(db, { wanted: filters, pay, years, since }, FEW_LEFT) };
}

/** The words of a plan with its filters, ready to be asked; null without words. `companies` are search tokens, any of which will do. */
export async function wordSearch(
  db: Reader,
  plan: SearchPlan,
  companies: readonly number[] | null,
): Promise<WordSearch | null> {
  if (plan.words === null) return null;
  const known = await readKnownWords(db, plan.words);
  // A word that means nothing ("the") is in no text and no title: it is not asked for.
  const parts = plan.words.parts.filter(
    ({ kind, lexemes }) => kind !== "word" || lexemes.some((one) => known(one).query !== ""),
  );
  return {
    words: { ...plan.words, parts },
    known,
    filters: filtersOf(plan, companies),
    pay: plan.pay,
    years: plan.years,
    since: plan.since,
  };
}

const filtersOf = ({ facets, without }: SearchPlan, companies: readonly number[] | null): string =>
  tsqueryOf(companies === null ? facets : [...facets, companies.map((token) => `~m:${token}`)], without);

/** What a plan asks of the index when all its words are wanted, wherever they stand; null when nothing can match. */
export async function askedBy(
  db: Reader,
  plan: SearchPlan,
  companies: readonly number[] | null,
): Promise<Asked | null> {
  const search = await wordSearch(db, plan, companies);
  if (search) return askedIn(search, { tier: "text", gone: new Set(), isEased: false });
  return { wanted: filtersOf(plan, companies), pay: plan.pay, years: plan.years, since: plan.since };
}

/** What a reach asks with the filters; null when nothing can match. The filters' bounds come before those in the words. */
export function askedIn(search: WordSearch, reach: Reach): Asked | null {
  const words = wordsQuery(search.words, reach, (lexemes) => search.known(lexemes).query);
  if (words === null) return null;
  const parts = search.words.parts.filter((part) => !reach.gone.has(part));
  return {
    wanted: [search.filters, words].filter((query) => query !== "").join(" & "),
    pay: search.pay ?? parts.find(({ pay }) => pay !== null)?.pay ?? null,
    years: search.years ?? parts.find(({ years }) => years !== null)?.years ?? null,
    since: search.since,
    only: search.only ?? null,
  };
}

export const isSameRange = (one: Asked, other: Asked) => one.pay === other.pay && one.years === other.years;

/** Whether a job's pay and years overlap the bounds; what it does not state overlaps none. */
export const isWithin = (job: JobFeatures, { pay, years }: Pick<Asked, "pay" | "years">): boolean =>
  overlaps(pay, job.payMin, job.payMax) &&
  overlaps(years, job.yearsMin, job.yearsMax === OPEN_ENDED_YEARS ? job.yearsMin : job.yearsMax);

const overlaps = (range: Range | null, low: number | null, high: number | null) =>
  range === null || (low !== null && high !== null && low <= range.high && high >= range.low);

/**
 * What jobs are scored against, for `scoreJob`: a group for each part that ranks, in their order. `otherwise` says where a job has a part
 * that neither its title nor its skills have; `newest` is the id from which on age counts.
 */
export function rankingOf(
  search: WordSearch,
  otherwise: (part: Part) => RankedGroup["otherwise"],
  newest: string,
): Ranking {
  const asked = search.words.parts.filter((part) => !isFilter(part));
  return {
    groups: asked.map((part) => ({
      typed: part.typed,
      ways: part.groups.map(wayOf),
      idf: idfOf(search, part),
      otherwise: otherwise(part),
    })),
    phrase: asked.flatMap(({ groups }) => groups[0]?.words ?? []),
    ...preferencesOf(search.words),
    newest: timeOf(newest),
  };
}

/** What was typed beside the work: it orders wherever it no longer narrows. */
function preferencesOf({
  parts,
  levels,
}: Words): Pick<Ranking, "levels" | "years" | "cities" | "workModes" | "minLakhs"> {
  const facets = parts.flatMap((part) => part.facets);
  const years = facets.find((facet) => facet.kind === "years") ?? null;
  const isFirstJob = years !== null && years.max <= 1;
  const isInternship = facets.some((facet) => facet.kind === "employmentType" && facet.type === "INTERNSHIP");
  const asked = [...levels, ...parts.flatMap(({ groups }) => groups)].flatMap(({ level }) => level ?? []);
  const cities = facets.filter((facet) => facet.kind === "city");
  return {
    levels: [...asked, ...(isFirstJob ? firstLevels(years.typed) : []), ...(isInternship ? [0] : [])],
    years: isFirstJob ? { min: 0, max: 0 } : years,
    cities: {
      own: new Set(cities.flatMap(({ keys }) => keys)),
      near: new Set(cities.flatMap(({ near }) => near)),
      countries: new Set(cities.map(({ country }) => country.toLowerCase())),
    },
    minLakhs: facets.find((facet) => facet.kind === "pay")?.minLakhs ?? null,
    workModes: facets.flatMap((facet) => (facet.kind === "workMode" ? [facet.mode] : [])),
  };
}

/** Who has left university looks for no internship; freshers in India look for either. */
const firstLevels = (typed: string): number[] => (/grad|entry|career/i.test(typed) ? [1] : [0, 1]);

const wayOf = ({ kind, words, families, skills, homes }: SearchGroup): RankedWay => ({
  words: kind === "company" ? [] : words,
  families,
  related: new Map(families.flatMap((family) => relatedFamilies(family).map((one) => [one.family, one.closeness]))),
  skills,
  homes,
  isTitle: kind === "title",
});

const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** How telling a part is: ln(jobs / jobs that have it). */
export function idfOf({ known }: WordSearch, part: Part): number {
  const idfs = isFilter(part) ? [] : part.lexemes.flatMap((lexemes) => known(lexemes).idf ?? []);
  return idfs.length === 0 ? USUAL_IDF : Math.min(...idfs);
}
