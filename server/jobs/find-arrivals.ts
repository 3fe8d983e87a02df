// Finds the jobs that arrived on the board within a time and match given searches.
import type { JobCard, JobListQuery } from "../../contract/jobs/wire.ts";
import type { Database, Reader, Writer } from "../platform/db.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";
import { readSpelling, type Spelling, spellingOf } from "./search-spelling.ts";
import { type Asked, gatherArrivals, hasMatch, readArrivals, readMatching } from "./search-store.ts";
import { askedBy, companiesLike, withCompanies } from "./word-search.ts";

/** A search, and the time from which (inclusive, by the database's clock) arrivals are wanted. */
type AskedArrivals = { query: JobListQuery; from: Date };

/** `count` stops at MOST_COUNTED, which means that or more; `jobs` are the newest by posting. */
type Arrivals = { count: number; jobs: JobCard[] };

type Span = Parameters<typeof readArrivals>[2];

const NONE: Arrivals = { count: 0, jobs: [] };
/** From this many searches on, gathering the arrivals is cheaper than looking them up for each. */
const MANY = 20;

/**
 * Asks as the list does, so that alerts name what the board shows. Resolves to the arrivals before `until` for each
 * search; a job arrives once, when it is first listed, and only the newest `shown` are returned. `reader` must not be a
 * replica, which may lag; many searches at once need a writer.
 */
export type FindArrivals = (
  reader: Reader | Writer,
  asked: readonly AskedArrivals[],
  wish: { until: Date; shown: number },
) => Promise<Arrivals[]>;

/** Reads the board's vocabulary for spelling. Call it outside a transaction: it uses a connection of its own. */
export async function arrivalsFinder(deps: { db: Database }): Promise<FindArrivals> {
  const spelling = await readSpelling(deps);
  return (reader, asked, wish) => findArrivals(reader, asked, { ...wish, spelling });
}

async function findArrivals(
  reader: Reader | Writer,
  asked: readonly AskedArrivals[],
  { until, shown, spelling: learnt }: { until: Date; shown: number; spelling: Spelling },
): Promise<Arrivals[]> {
  const texts = asked.flatMap(({ query }) => query.searchText ?? []);
  const spelling = await spellingOf(reader, learnt, texts);
  const earliest = new Date(Math.min(...asked.map(({ from }) => from.getTime())));
  const gatheredFrom =
    asked.length >= MANY && "connection" in reader ? await gatherArrivals(reader, { from: earliest, until }) : until;
  const found: Arrivals[] = [];
  for (const { query, from } of asked)
    found.push(
      await findFor(reader, planSearch(query, until, spelling), {
        from,
        until,
        shown,
        source: from < gatheredFrom ? "board" : "gathered",
      }),
    );
  return found;
}

async function findFor(reader: Reader, given: SearchPlan, span: Span): Promise<Arrivals> {
  if (span.from >= span.until) return NONE;
  const { plan, companies } = await withCompanies(reader, given);
  if (companies?.length === 0) return NONE;
  const asked = await askedBy(reader, plan, companies);
  const found = asked === null ? NONE : await read(reader, asked, span);
  if (found.count > 0 || plan.words === null || companies !== null) return found;
  if (asked !== null && (await (span.source === "gathered" ? hasMatch(reader, asked) : isOnTheBoard(reader, asked))))
    return found;
  // As the list does, words that no job has are taken for a company's name.
  const like = await companiesLike(reader, plan.words);
  const ofCompanies = like && (await askedBy(reader, { ...plan, words: null }, like));
  return ofCompanies === null ? NONE : read(reader, ofCompanies, span);
}

async function read(reader: Reader, asked: Asked, span: Span): Promise<Arrivals> {
  const { count, rows } = await readArrivals(reader, asked, span);
  return { count, jobs: rows.map(({ card }) => JSON.parse(card) as JobCard) };
}

async function isOnTheBoard(reader: Reader, asked: Asked): Promise<boolean> {
  return (await readMatching(reader, asked, { after: null, limit: 1, oldestFirst: false })).length > 0;
}
