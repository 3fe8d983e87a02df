// The landing page's live figures, from counts that triggers maintain in the database.
import type { SiteFigures } from "../../contract/content/wire.ts";
import { collectionSlug } from "../../contract/jobs/collection-rules.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import { lowestId } from "../platform/ids.ts";
import { cityKey } from "../taxonomy/places/index.ts";

const secondsKept = 120;
const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;

/** The figures of contract/content/wire.ts. The cost does not depend on the number of jobs. */
export function countSite(deps: Deps): Promise<SiteFigures> {
  return deps.cache.through("site-figures", secondsKept, () => count(deps));
}

type Totals = Omit<SiteFigures, "cities" | "departments">;

async function count({ db, clock }: Deps): Promise<SiteFigures> {
  const weekAgo = clock().getTime() - WEEK_MS;
  const firstWholeHour = Math.ceil(weekAgo / HOUR_MS);
  const [totals, cities, departments] = await Promise.all([
    // Counts are per hour. The week begins inside an hour, whose jobs are counted by id, because ids contain the
    // posting time.
    db.replica.query<Totals>(
      `select (select coalesce(sum(jobs), 0)::int from job_count where kind = 'all') as "openJobs",
         (select count(*)::int from company where open_jobs > 0) as "hiringCompanies",
         (select coalesce(sum(jobs), 0)::int from job_count where kind = 'hour' and key::bigint >= $1)
           + (select count(*)::int from job where is_listed and canonical_id is null and id >= $2 and id < $3) as "postedThisWeek"`,
      [firstWholeHour, lowestId(weekAgo), lowestId(firstWholeHour * HOUR_MS)],
    ),
    db.replica.query<City>(largest("city"), [12]),
    db.replica.query<SiteFigures["departments"][number]>(largest("department"), [14]),
  ]);
  return { ...totals[0]!, cities: await withPages(db.replica, cities), departments };
}

type City = Pick<SiteFigures["cities"][number], "city" | "openJobs">;

/** Names the pages of those cities that have one. */
async function withPages(db: Reader, cities: readonly City[]): Promise<SiteFigures["cities"]> {
  const found = await db.query<{ city: string; jobs: number }>(
    "select city, jobs from job_collection where city = any ($1) and field = '' and work_mode = ''",
    [cities.map(({ city }) => cityKey(city))],
  );
  const pages = new Map(
    found.map(({ city, jobs }) => [city, { slug: collectionSlug({ field: null, city, workMode: null }), jobs }]),
  );
  return cities.map((row) => ({ ...row, page: pages.get(cityKey(row.city)) ?? null }));
}

const largest = (kind: "city" | "department") =>
  `select key as ${kind}, sum(jobs)::int as "openJobs" from job_count where kind = '${kind}'
   group by key having sum(jobs) > 0 order by 2 desc, 1 limit $1`;
