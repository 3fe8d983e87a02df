// Counts the jobs of a list and of each option of its filters: exactly where that is quick enough, else approximately.
import type { countJobs as endpoint, JobCounts, JobListQuery } from "../../../contract/jobs/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { lowestId } from "../../platform/ids.ts";
import { type Input, ReadyJson } from "../../platform/mount.ts";
import { postedAt } from "../job-features.ts";
import { planSearch } from "../search-plan.ts";
import { type Spelling, spellingFor } from "../search-spelling.ts";
import { type Asked, boundsOf } from "../search-store.ts";
import { keysIn, keysOf } from "../search-tokens.ts";
import { askedBy, companiesLike, withCompanies } from "../word-search.ts";
import {
  COUNTED_OPTIONS,
  type CountedOption,
  countFacets,
  countFirstDays,
  type Group,
  wholeDays,
} from "./facet-counts.ts";

const DAY_MS = 86_400_000;
/** How long a count is served from the cache, in seconds; ten times as long while it is counted again. */
const SECONDS_KEPT = 5;
/** How many of the newest matches are sampled. */
const SAMPLE = 1_000;
/** Totals are exact up to here. */
const MOST_EXACT = 10_000;

type Count = JobCounts["total"];
type Counts = { total: Count; of: (option: CountedOption) => Count };

/** See contract/jobs/wire.ts; cached for a few seconds, the same for everybody. */
export async function countJobs({ query }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const { lastKey, pageSize, sortOrder, status, coreSkills, jobTitle, YOE, ...narrowing } = query;
  return deps.cache.through(
    `job-counts ${JSON.stringify(narrowing)}`,
    SECONDS_KEPT,
    async () => new ReadyJson(JSON.stringify(present(await count(query, deps)))),
    { bytes: ({ text }) => text.length, isWorth: () => true },
  );
}

async function count(query: JobListQuery, deps: Deps): Promise<Counts> {
  const now = deps.clock();
  const byFacets = await countByFacets(query, now, deps.db.replica);
  if (byFacets !== null) return byFacets;
  const spelling = await spellingFor(query, deps);
  return countBySamples(query, { now, spelling }, deps.db.replica);
}

function present({ total, of }: Counts): JobCounts {
  const options: JobCounts["options"] = {};
  for (const option of COUNTED_OPTIONS) {
    options[option.param] ??= [];
    options[option.param]!.push({ value: option.value, ...of(option) });
  }
  return { total, options };
}

/** Null when the list is narrowed by anything but facets. */
async function countByFacets(query: JobListQuery, now: Date, db: Reader): Promise<Counts | null> {
  const plan = planSearch(query, now);
  if (plan.words || plan.pay || plan.years || plan.since || plan.exceptCompanyIds.length > 0) return null;
  if (plan.companyId !== null || plan.companyName !== null || query.field !== undefined) return null;
  const groups = chosenParams(query).map((param): Group => ({ param, facets: facetsOf(query, param, now) }));
  const spans = COUNTED_OPTIONS.flatMap(({ facet, value }) => (facet === null ? [value] : []));
  const begins = spans.map((days) => now.getTime() - Number(days) * DAY_MS);
  const days = [...new Set(begins.flatMap((begin) => wholeDays(begin, now.getTime())))];
  const options = COUNTED_OPTIONS.flatMap(({ param, facet }) => (facet === null ? [] : [{ param, facet }]));
  const counts = await countFacets(db, groups, [
    ...options,
    ...days.map((facet) => ({ param: "postedWithin", facet })),
  ]);
  if (counts === null) return null;
  const firstDays = await countFirstDays(db, groups, begins);
  const posted = (at: number) =>
    wholeDays(begins[at]!, now.getTime()).reduce((sum, day) => sum + (counts.get(day) ?? 0), firstDays[at] ?? 0);
  const exactly = (jobs: number): Count => ({ count: Math.max(0, jobs), isExact: true });
  return {
    total: exactly(counts.get("~all") ?? 0),
    of: ({ facet, value }) => exactly(facet === null ? posted(spans.indexOf(value)) : (counts.get(facet) ?? 0)),
  };
}

type Asking = { now: Date; spelling: Spelling | null };

/** Samples the newest matches, and for each chosen filter the matches without it, to which its other options would add. */
async function countBySamples(query: JobListQuery, asking: Asking, db: Reader): Promise<Counts> {
  const { now } = asking;
  const spans = COUNTED_OPTIONS.flatMap(({ facet, value }) => (facet === null ? [sinceOf(value, now)] : []));
  const params = chosenParams(query);
  const whole = await narrowingOf(query, asking, db);
  if (whole === null) return { total: { count: 0, isExact: true }, of: () => ({ count: 0, isExact: true }) };
  const [all, ...others] = await Promise.all([
    sample(db, whole, { size: SAMPLE, most: MOST_EXACT, spans }),
    ...params.map(async (param) => {
      const without = await narrowingOf({ ...query, [param]: undefined }, asking, db);
      return without && sample(db, without, { size: SAMPLE, most: 0, spans });
    }),
  ]);
  return {
    total: await totalOf(db, whole, all!),
    of: ({ param, value, facet }) => {
      const seen = others[params.indexOf(param)] ?? all!;
      return about(facet === null ? seen.since(sinceOf(value, now)) : seen.having(facet), seen.isExact);
    },
  };
}

/** The planner may overestimate: below that, the matches are counted again. */
async function totalOf(db: Reader, asked: Asked, { total }: Sample): Promise<Count> {
  if (total.isExact || total.jobs > 1.5 * MOST_EXACT) return about(total.jobs, total.isExact);
  const jobs = await countUpTo(db, asked, MOST_EXACT);
  return jobs <= MOST_EXACT ? { count: jobs, isExact: true } : about(Math.max(total.jobs, MOST_EXACT), false);
}

/** An estimate is rounded to two digits. */
function about(jobs: number, isExact: boolean): Count {
  return { count: isExact ? jobs : Number(jobs.toPrecision(2)), isExact };
}

/** The chosen parameters whose options are counted. */
const chosenParams = (query: JobListQuery): string[] => [
  ...new Set(
    COUNTED_OPTIONS.map(({ param }) => param).filter(
      (param) => param in query && query[param as keyof JobListQuery] !== undefined,
    ),
  ),
];

const facetsOf = (query: JobListQuery, param: string, now: Date): string[] =>
  planSearch({ pageSize: query.pageSize, [param]: query[param as keyof JobListQuery] }, now).facets.flat();

const sinceOf = (days: string, now: Date) => lowestId(now.getTime() - Number(days) * DAY_MS);

/** What the list asks of the index for this query; null when it finds nothing. */
async function narrowingOf(query: JobListQuery, { now, spelling }: Asking, db: Reader): Promise<Asked | null> {
  const { plan, companies } = await withCompanies(db, planSearch(query, now, spelling));
  if (companies?.length === 0) return null;
  const narrowing = await askedBy(db, plan, companies);
  if (plan.words === null || companies !== null || (narrowing && (await countUpTo(db, narrowing, 0)) > 0))
    return narrowing;
  const like = await companiesLike(db, plan.words);
  return like === null ? narrowing : askedBy(db, { ...plan, words: null }, like);
}

type Sample = {
  /** The number of matches, perhaps an estimate. */
  total: { jobs: number; isExact: boolean };
  /** Whether all matches were sampled. */
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
const hourOf = (id: string) => String(Math.floor(postedAt(id) / 3_600_000));

/** With more estimated matches than this, matches are not counted beyond the sample. */
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

const valuesOf = (asked: Asked) => [keysOf(asked.wanted), ...boundsOf(asked), asked.since];

/** Samples the newest `size` matches and counts up to `most` unless they are common; `spans`: ids since which matches are counted. */
async function sample(
  db: Reader,
  asked: Asked,
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

/** How many times more jobs there are in all (since an id) than since the oldest one sampled. */
async function shareOf(db: Reader, since: string | null, floor: string): Promise<number> {
  const [listed] = await db.query<{ all: number; seen: number }>(
    `select (${LISTED_SINCE} $1) as "all", (${LISTED_SINCE} $2) as seen`,
    [since === null ? "" : hourOf(since), hourOf(floor)],
    "jobs-count-share",
  );
  return Math.max(1, listed!.all / Math.max(1, listed!.seen));
}

/** Spans that reach beyond the sample are taken to be as dense as it. */
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

/** The number of matches, at most `most` + 1. */
async function countUpTo(db: Reader, asked: Asked, most: number): Promise<number> {
  const [row] = await db.query<{ jobs: number }>(
    `select count(*)::int as jobs from search_job_ids(${keysIn("$1")}, $2, $3, $4, $5, null, $7, false, $6) found (id)`,
    [...valuesOf(asked), most + 1],
    "jobs-count-up-to",
  );
  return row!.jobs;
}
