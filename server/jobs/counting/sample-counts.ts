// Counts jobs that words or anything else than facets narrow: the newest matches are looked at, and say what there is of the others.
import type { Reader } from "../../platform/db.ts";

import { keysIn, keysOf } from "../search-tokens.ts";

/** What is asked of the index: tsquery text ("" for everything), bounds as in SearchPlan, the smallest id. */
export type Narrowing = { wanted: string; pay: Bounds; years: Bounds; since: string | null };
type Bounds = { low: number; high: number } | null;

export type Sample = {
  /** How many matches there are, or about how many. */
  total: { jobs: number; isExact: boolean };
  /** Whether all matches were looked at. */
  isExact: boolean;
  /** How many of the matches have a facet. */
  having: (facet: string) => number;
  /** How many have at least this id. */
  since: (id: string) => number;
};

type Row = {
  matches: number;
  size: number;
  floor: string | null;
  facets: Record<string, number> | null;
  since: number[];
};

const LISTED_SINCE = "select coalesce(sum(jobs), 0)::int from job_count where kind = 'hour' and key >= ";
/** The hour of an id, as `job_count` names it. */
const hourOf = (id: string) => String(Math.floor(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) / 3_600_000));

/** Of words that the planner takes for common so few are looked at; counting all would find no end. */
const COMMON = 20_000;

const sampled = {
  name: "jobs-count-sample",
  text: `with found as materialized (
        select id from search_job_ids(${keysIn("$1")}, $2, $3, $4, $5, null, case when $8::int > $7::int and expected_matches(key_estimates(${keysIn("$1")})) <= ${COMMON} then $8 else $7 end, false, $6) found (id)),
      newest as materialized (select id from found order by id desc limit $7),
      counted as (
        select facet, count(*)::int as jobs from newest join job_facet using (id) cross join lateral unnest(facets) facet group by 1)
    select (select count(*)::int from found) as matches, (select count(*)::int from newest) as size, (select id from newest order by id limit 1) as floor,
      (select json_object_agg(facet, jobs) from counted) as facets,
      coalesce((select json_agg((select count(*)::int from newest where id >= low) order by at) from unnest($9::uuid[]) with ordinality span (low, at)), '[]') as since`,
};

const valuesOf = ({ wanted, pay, years, since }: Narrowing) => [
  keysOf(wanted),
  pay?.low ?? null,
  pay?.high ?? null,
  years?.low ?? null,
  years?.high ?? null,
  since,
];

/**
 * Looks at the newest `size` matches and counts up to `most` where they are not common; `spans` are ids from which on matches are
 * to be counted.
 */
export async function sample(
  db: Reader,
  asked: Narrowing,
  { size, most, spans }: { size: number; most: number; spans: readonly string[] },
): Promise<Sample> {
  const [row] = await db.query<Row>(sampled, [...valuesOf(asked), size, Math.max(size, most + 1), spans]);
  const { floor, facets, since, matches } = row!;
  const isWhole = row!.size < size;
  const isCounted = isWhole || (matches > size && matches <= most);
  const scale = isWhole || floor === null ? 1 : isCounted ? matches / size : await shareOf(db, asked.since, floor);
  const aged = isWhole || floor === null ? since : await agedCounts(db, row!, spans, floor);
  return {
    total: { jobs: isCounted ? matches : Math.max(matches, row!.size * scale), isExact: isCounted },
    isExact: isWhole,
    having: (facet) => (facets?.[facet] ?? 0) * scale,
    since: (id) => aged[spans.indexOf(id)] ?? 0,
  };
}

/** How many times as many jobs there are in all (since an id) as since the oldest one that was looked at. */
async function shareOf(db: Reader, since: string | null, floor: string): Promise<number> {
  const [listed] = await db.query<{ all: number; seen: number }>(
    { name: "jobs-count-share", text: `select (${LISTED_SINCE} $1) as "all", (${LISTED_SINCE} $2) as seen` },
    [since === null ? "" : hourOf(since), hourOf(floor)],
  );
  return Math.max(1, listed!.all / Math.max(1, listed!.seen));
}

/** Spans that reach below what was looked at are taken to be as dense as it. */
async function agedCounts(
  db: Reader,
  { size, since }: Row,
  spans: readonly string[],
  floor: string,
): Promise<number[]> {
  return Promise.all(
    spans.map(async (span, at) => (span >= floor ? since[at]! : size * (await shareOf(db, span, floor)))),
  );
}

/** How many match, at most `most` + 1. */
export async function countUpTo(db: Reader, asked: Narrowing, most: number): Promise<number> {
  const [row] = await db.query<{ jobs: number }>(
    {
      name: "jobs-count-up-to",
      text: `select count(*)::int as jobs from search_job_ids(${keysIn("$1")}, $2, $3, $4, $5, null, $7, false, $6) found (id)`,
    },
    [...valuesOf(asked), most + 1],
  );
  return row!.jobs;
}
