// Counts the collections in the background, so that their pages count nothing; their numbers are those that the list would find.
import { COLLECTION_MODES, COLLECTION_NEEDS } from "../../../contract/jobs/collection-rules.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { lowestId } from "../../platform/ids.ts";
import { isRested, type LastRun } from "../../platform/rests.ts";
import { cityNames } from "../../taxonomy/places/index.ts";

const WEEK_MS = 7 * 86_400_000;
/** Between two counts at least. */
const REST_MS = 10 * 60_000;
/** Counted again at once when this share of the jobs came or went. */
const CHANGED_SHARE = 0.1;
const LONGEST_MS = 300_000;
/** With PostgreSQL's usual 4 MB, a large board's groups go to the disk and back many times: twice the time at a million jobs. */
const WORK_MEMORY = "64MB";
/** As many as a sitemap may name. */
const MOST_KEPT = 50_000;
const MOST_COMPANIES = 8;
/** Skills are read off the newest jobs alone: what that costs does not grow with the board. */
const SKILLS = { jobs: 20_000, shown: 10, fewest: 3 };

type Counted = LastRun & { listed: number };

/** Counts when that is due; resolves to whether it did. Safe on every replica. */
export function keepCollections({ db, clock }: Pick<Deps, "db" | "clock">): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const before = await lockCounted(tx);
      if (before === null) return false;
      const [row] = await tx.query<{ listed: number }>(
        "select coalesce(sum(jobs), 0)::int as listed from job_count where kind = 'all'",
      );
      const listed = row?.listed ?? 0;
      if (!isDue(before, listed, clock())) return false;
      const from = performance.now();
      await countCollections(tx, clock());
      const tookMs = Math.ceil(performance.now() - from);
      await tx.query("update job_collecting set counted_at = $1, took_ms = $2, listed = $3", [clock(), tookMs, listed]);
      return true;
    },
    { longestMs: LONGEST_MS },
  );
}

function isDue(before: Counted, listed: number, now: Date): boolean {
  return (
    isRested(before, now, REST_MS) || Math.abs(listed - before.listed) > Math.max(before.listed, 1) * CHANGED_SHARE
  );
}

/** The row of the last count, locked; null while another process counts. */
async function lockCounted(tx: Writer): Promise<Counted | null> {
  await tx.query(
    "insert into job_collecting (counted_at, took_ms, listed) values ('epoch', 0, 0) on conflict do nothing",
  );
  const [row] = await tx.query<Counted>(
    `select counted_at as at, took_ms as "tookMs", listed from job_collecting for update skip locked`,
  );
  return row ?? null;
}

/** Counts all anew in one statement, and writes what differs. */
export async function countCollections(tx: Writer, now: Date): Promise<void> {
  await tx.query(`set local work_mem = '${WORK_MEMORY}'`);
  await tx.query(STATEMENT, [
    [...cityNames().keys()],
    [...COLLECTION_MODES],
    lowestId(now.getTime() - WEEK_MS),
    COLLECTION_NEEDS.opens,
    COLLECTION_NEEDS.stays,
    now,
  ]);
}

/** A listed job is in the collections of each of its fields or any, each of its known cities or any, and its mode or any. */
const STATEMENT = `
  with listed as materialized (
    select id, company_id, work_mode, id >= $3 as is_fresh,
      array(select '' union all select substr(key, 3) from unnest(rank_keys) key where left(key, 2) = 'f:') as fields,
      array(select '' union select key from unnest(city_keys) key where key = any ($1::text[])) as cities,
      case when work_mode = any ($2::text[]) then array['', work_mode] else array[''] end as modes
    from job where is_listed and canonical_id is null),
  of_company as (
    select field, city, mode, company_id, count(*)::int as jobs, (count(*) filter (where is_fresh))::int as fresh,
      (count(*) filter (where work_mode = 'WFH'))::int as remote, (count(*) filter (where work_mode = 'HYBRID'))::int as hybrid,
      (count(*) filter (where work_mode = 'WFO'))::int as on_site, bit_xor(uuid_hash_extended(id, 0)) as print
    from listed, unnest(fields) field, unnest(cities) city, unnest(modes) mode where field <> '' or city <> '' or mode <> '' group by 1, 2, 3, 4),
  counted as (
    select field, city, mode, sum(jobs)::int as jobs, sum(fresh)::int as fresh, sum(remote)::int as remote, sum(hybrid)::int as hybrid,
      sum(on_site)::int as on_site, count(*)::int as companies, bit_xor(print) as print,
      (array_agg(company_id order by jobs desc, company_id))[1:${MOST_COMPANIES}] as top_companies,
      (array_agg(jobs order by jobs desc, company_id))[1:${MOST_COMPANIES}] as top_jobs
    from of_company group by 1, 2, 3 having sum(jobs) >= $5),
  wanted as materialized (
    select * from counted where jobs >= $4
      or exists (select from job_collection c where c.field = counted.field and c.city = counted.city and c.work_mode = counted.mode)
    order by jobs desc limit ${MOST_KEPT}),
  skill as (
    select field, city, mode, name, count(*) as jobs
    from (
      select fields, cities, modes, array(select distinct unnest(core_skills)) as names
      from (select id, fields, cities, modes from listed order by id desc limit ${SKILLS.jobs}) latest join job using (id)) newest,
      unnest(fields) field, unnest(cities) city, unnest(modes) mode, unnest(names) name group by 1, 2, 3, 4 having count(*) >= ${SKILLS.fewest}),
  skilled as (
    select field, city, mode, (array_agg(name order by jobs desc, name))[1:${SKILLS.shown}] as names from skill group by 1, 2, 3),
  gone as (
    delete from job_collection c where not exists (
      select from wanted w where w.field = c.field and w.city = c.city and w.mode = c.work_mode))
  insert into job_collection as c (field, city, work_mode, jobs, fresh, remote, hybrid, on_site, companies, top_companies, top_jobs, skills, print, changed_at)
  select field, city, mode, jobs, fresh, remote, hybrid, on_site, companies, top_companies, top_jobs, coalesce(names, '{}'), print, $6
  from wanted left join skilled using (field, city, mode)
  on conflict (field, city, work_mode) do update set (jobs, fresh, remote, hybrid, on_site, companies, top_companies, top_jobs, skills, print, changed_at)
    = (excluded.jobs, excluded.fresh, excluded.remote, excluded.hybrid, excluded.on_site, excluded.companies, excluded.top_companies,
       excluded.top_jobs, excluded.skills, excluded.print, excluded.changed_at)
  where (c.jobs, c.fresh, c.remote, c.hybrid, c.on_site, c.top_companies, c.top_jobs, c.skills, c.print)
    is distinct from (excluded.jobs, excluded.fresh, excluded.remote, excluded.hybrid, excluded.on_site, excluded.top_companies,
       excluded.top_jobs, excluded.skills, excluded.print)`;
