// Counts the jobs of a list, and those that each option of its filters would give: exactly where it can be had in time, else about.
import type { countJobs as endpoint, JobCounts, JobListQuery } from "../../../contract/jobs/wire.ts";
import { findCompaniesLike } from "../../companies/index.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { lowestId } from "../../platform/ids.ts";
import { type Input, ReadyJson } from "../../platform/mount.ts";
import { companyTokens, exceptCompanies, namedCompanies } from "../named-companies.ts";
import { planSearch } from "../search-plan.ts";
import { type Spelling, spellingFor } from "../search-spelling.ts";
import { askedBy } from "../word-search.ts";
import { COUNTED_OPTIONS, type CountedOption } from "./counted-facets.ts";
import { countFacets, countFirstDays, type Group, wholeDays } from "./facet-counts.ts";
import { countUpTo, type Narrowing, type Sample, sample } from "./sample-counts.ts";

const DAY_MS = 86_400_000;
/** What was counted serves as it is for so long, and ten times as long while it is counted anew. */
const SECONDS_KEPT = 5;
/** So many of the newest matches are looked at. */
const SAMPLE = 1_000;
/** Totals are exact up to here. */
const MOST_EXACT = 10_000;

type Count = JobCounts["total"];
type Counts = { total: Count; of: (option: CountedOption) => Count };

/** See contract/jobs/wire.ts; the same for everybody, and kept for a few seconds. */
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

/** Null when anything but facets narrows the list. */
async function countByFacets(query: JobListQuery, now: Date, db: Reader): Promise<Counts | null> {
  const plan = planSearch(query, now);
  if (plan.words || plan.pay || plan.years || plan.since || plan.exceptCompanyIds.length > 0) return null;
  if (plan.companyId !== null || plan.companyName !== null) return null;
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

/** When a query is asked, and what corrects its words. */
type Asking = { now: Date; spelling: Spelling | null };

/** The newest matches, and for each filter that is chosen the newest matches without it, since its other options would add to them. */
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

/** The planner may have taken for common what is not. */
async function totalOf(db: Reader, asked: Narrowing, { total }: Sample): Promise<Count> {
  if (total.isExact || total.jobs > 1.5 * MOST_EXACT) return about(total.jobs, total.isExact);
  const jobs = await countUpTo(db, asked, MOST_EXACT);
  return jobs <= MOST_EXACT ? { count: jobs, isExact: true } : about(Math.max(total.jobs, MOST_EXACT), false);
}

/** What is not exact has two digits that mean something. */
function about(jobs: number, isExact: boolean): Count {
  return { count: isExact ? jobs : Number(jobs.toPrecision(2)), isExact };
}

/** Parameters with options that are counted and that are given here. */
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
async function narrowingOf(query: JobListQuery, { now, spelling }: Asking, db: Reader): Promise<Narrowing | null> {
  const plan = await exceptCompanies(db, planSearch(query, now, spelling));
  const named = await namedCompanies(db, plan);
  if (named?.length === 0) return null;
  const companies = await companyTokens(db, plan, named);
  const narrowing = await askedBy(db, plan, companies);
  if (plan.words === null || companies !== null || (narrowing && (await countUpTo(db, narrowing, 0)) > 0))
    return narrowing;
  const like = await findCompaniesLike(db, plan.words.text, 3);
  return like.length === 0
    ? narrowing
    : askedBy(
        db,
        { ...plan, words: null },
        like.map(({ token }) => token),
      );
}
