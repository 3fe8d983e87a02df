// What a search in words asks of the index, with its filters and companies: the typed words as the database knows them.

import { LRUCache } from "lru-cache";
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import { findCompaniesByName, findCompaniesLike } from "../companies/index.ts";
import type { Reader } from "../platform/db.ts";
import { relatedFamilies, type SearchGroup } from "../taxonomy/index.ts";
import { type JobFeatures, postedAt } from "./job-features.ts";
import type { RankedGroup, RankedWay, Ranking } from "./rank-search.ts";
import type { SearchPlan } from "./search-plan.ts";
import { type Reach, wordsQuery } from "./search-reach.ts";
import { type Asked, readFewIds } from "./search-store.ts";
import { type Range, tsqueryOf } from "./search-tokens.ts";
import { isFilter, type Lexemes, type Part, type Words } from "./search-words.ts";

type Named = Awaited<ReturnType<typeof findCompaniesByName>>;
type Naming = Pick<SearchPlan, "companyName" | "companyId">;

/** The companies with the asked name, of which an asked id leaves one; null when no name is asked for, empty when none has it. */
export async function namedCompanies(db: Reader, plan: Naming): Promise<Named | null> {
  const like = plan.companyName === null ? null : await findCompaniesByName(db, plan.companyName);
  return plan.companyId === null ? like : (like?.filter((company) => company.id === plan.companyId) ?? null);
}

/** Their search tokens; null when jobs of any company will do. */
export async function companyTokens(db: Reader, plan: Naming, named: Named | null): Promise<number[] | null> {
  if (named !== null) return named.map((company) => company.token);
  if (plan.companyId === null) return null;
  const rows = await db.query<{ token: number }>("select token from company where id = $1", [plan.companyId]);
  return rows.length === 0 ? [0] : rows.map((row) => row.token);
}

/** The plan with the excluded companies as tokens. An id of a company that was merged stands for the one that has its jobs. */
export async function settleCompanies(db: Reader, plan: SearchPlan): Promise<SearchPlan> {
  const { companyId, exceptCompanyIds } = plan;
  if (companyId === null && exceptCompanyIds.length === 0) return plan;
  const rows = await db.query<{ id: string; token: number; isAsked: boolean | null; isExcluded: boolean }>(
    `select c.id, c.token, m.id = $1::uuid as "isAsked", m.id = any ($2::uuid[]) as "isExcluded"
     from company m join company c on c.id = coalesce(m.merged_into, m.id)
     where m.id = $1::uuid or m.id = any ($2::uuid[]) order by c.token`,
    [companyId, exceptCompanyIds],
  );
  return {
    ...plan,
    companyId: rows.find(({ isAsked }) => isAsked)?.id ?? companyId,
    without: rows.filter(({ isExcluded }) => isExcluded).map(({ token }) => `~m:${token}`),
  };
}

/** The plan with its companies settled, and the search tokens of those it names: null for any company, empty when none has the name. */
export async function withCompanies(
  db: Reader,
  given: SearchPlan,
): Promise<{ plan: SearchPlan; companies: number[] | null }> {
  const plan = await settleCompanies(db, given);
  return { plan, companies: await companyTokens(db, plan, await namedCompanies(db, plan)) };
}

/** Search tokens of up to three companies whose names are like words that no job has; null when there are none. */
export async function companiesLike(db: Reader, { text }: Words): Promise<number[] | null> {
  const like = await findCompaniesLike(db, text, 3);
  return like.length === 0 ? null : like.map(({ token }) => token);
}

/** For words that were not counted. */
const USUAL_IDF = 4;

/** A search ready to be asked: its words, what the database knows of them, and the filters. */
export type WordSearch = {
  words: Words;
  known: KnownWords;
  /** tsquery text; "" for none. */
  filters: string;
  pay: Range | null;
  years: Range | null;
  since: string | null;
  /** Ids of all jobs that the filters leave, if these are known to be few. */
  only?: readonly string[] | null;
};

/** Up to this many jobs left by filters are checked one by one, instead of asking the index for each reach. */
const FEW_LEFT = 500;

/** The search limited to the jobs that its filters leave, if these are few. */
export async function amongFew(db: Reader, search: WordSearch): Promise<WordSearch> {
  const { filters, pay, years, since } = search;
  if (filters === "") return search;
  return { ...search, only: await readFewIds(db, { wanted: filters, pay, years, since }, FEW_LEFT) };
}

/** The words of a plan with its filters; null without words. `companies`: search tokens, any of which will do. */
export async function wordSearch(
  db: Reader,
  plan: SearchPlan,
  companies: readonly number[] | null,
): Promise<WordSearch | null> {
  if (plan.words === null) return null;
  const known = await readKnownWords(db, plan.words);
  // Words without meaning ("the") are in no text and no title: they are not asked for.
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

/** What a plan asks of the index when all its words are wanted, anywhere; null when nothing can match. */
export async function askedBy(
  db: Reader,
  plan: SearchPlan,
  companies: readonly number[] | null,
): Promise<Asked | null> {
  const search = await wordSearch(db, plan, companies);
  if (search) return askedIn(search, { tier: "text", gone: new Set(), isEased: false });
  return { wanted: filtersOf(plan, companies), pay: plan.pay, years: plan.years, since: plan.since };
}

/** What a reach asks, with the filters; null when nothing can match. Bounds of filters win over bounds in the words. */
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

/** Whether a job's pay and years overlap the bounds; unstated ones overlap none. */
export const isWithin = (job: JobFeatures, { pay, years }: Pick<Asked, "pay" | "years">): boolean =>
  overlaps(pay, job.payMin, job.payMax) &&
  overlaps(years, job.yearsMin, job.yearsMax === OPEN_ENDED_YEARS ? job.yearsMin : job.yearsMax);

const overlaps = (range: Range | null, low: number | null, high: number | null) =>
  range === null || (low !== null && high !== null && low <= range.high && high >= range.low);

/**
 * What `scoreJob` compares jobs with: a group for each part that ranks, in order. `otherwise`: where a job has a part
 * that its title and skills lack; `newest`: the id from which age counts.
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
    newest: postedAt(newest),
  };
}

/** What was typed beside the work: it orders where it does not narrow. */
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

/** Graduates want no internship; freshers in India want either. */
const firstLevels = (typed: string): number[] => (/grad|entry|career/i.test(typed) ? [1] : [0, 1]);

const wayOf = ({ kind, words, families, skills, homes }: SearchGroup): RankedWay => ({
  words: kind === "company" ? [] : words,
  families,
  related: new Map(families.flatMap((family) => relatedFamilies(family).map((one) => [one.family, one.closeness]))),
  skills,
  homes,
  isTitle: kind === "title",
});

/** How telling a part is: ln(jobs / jobs that have it). */
export function idfOf({ known }: WordSearch, part: Part): number {
  const idfs = isFilter(part) ? [] : part.lexemes.flatMap((lexemes) => known(lexemes).idf ?? []);
  return idfs.length === 0 ? USUAL_IDF : Math.min(...idfs);
}

type Known = { query: string; idf: number | null };

/** tsquery text ("" for words without meaning), and ln(jobs / jobs that have it); null if not counted. */
type KnownWords = (lexemes: Lexemes) => Known;

const wordsKnown = {
  name: "jobs-words-known",
  text: `with asked as (select n, text, (case how when 'phrase' then phraseto_tsquery('english', search_fold(text)) when 'prefix' then text_query('', text) else plainto_tsquery('english', search_fold(text)) end) as query
      from unnest($1::text[], $2::text[]) with ordinality given(how, text, n)),
    counted as (select max(jobs)::float as most from job_word)
  select coalesce(query::text, '') as query, ln(counted.most / (select min(coalesce(w.jobs, 1))
      from unnest(tsvector_to_array(to_tsvector('english', search_fold(text)))) word left join job_word w using (word))) as idf
  from asked, counted order by n`,
};

/** The same few thousand words recur, and their counts change slowly. */
const kept = new LRUCache<string, Known>({ max: 20_000, ttl: 10 * 60_000 });

const keyOf = ({ how, text }: Lexemes) => `${how} ${text}`;

/** Looks up all that `words` need by one statement. */
async function readKnownWords(db: Reader, words: Words): Promise<KnownWords> {
  const wanted = [...words.parts, ...words.excluded].flatMap(({ lexemes }) => lexemes);
  const asked = words.prefix ? [...wanted, words.prefix] : wanted;
  const known = new Map(asked.map((one) => [keyOf(one), kept.get(keyOf(one))]));
  const missing = asked.filter((one) => known.get(keyOf(one)) === undefined);
  if (missing.length > 0) {
    const rows = await db.query<Known>(wordsKnown, [missing.map(({ how }) => how), missing.map(({ text }) => text)]);
    for (const [index, one] of missing.entries()) {
      known.set(keyOf(one), rows[index]!);
      kept.set(keyOf(one), rows[index]!);
    }
  }
  return (lexemes) => known.get(keyOf(lexemes)) ?? { query: "", idf: null };
}
