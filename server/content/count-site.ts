// The live figures of the landing page, counted from what is listed and kept for a few minutes.
import type { SiteFigures } from "../../contract/content.ts";
import type { Deps } from "../deps.ts";

const secondsKept = 120;

/** Resolves to the figures of contract/content.ts; counting a million jobs takes a second, so requests share one count. */
export function countSite(deps: Deps): Promise<SiteFigures> {
  return deps.cache.through("site-figures", secondsKept, () => count(deps));
}

async function count({ db, clock }: Deps): Promise<SiteFigures> {
  const weekAgo = new Date(clock().getTime() - 7 * 86_400_000);
  const [totals, cities, departments] = await Promise.all([
    db.replica.query<Omit<SiteFigures, "cities" | "departments">>(
      `select count(*)::int as "openJobs", count(distinct company_id)::int as "hiringCompanies",
         (count(*) filter (where created_at >= $1))::int as "postedThisWeek" from job where is_listed`,
      [weekAgo],
    ),
    db.replica.query<SiteFigures["cities"][number]>(
      `select city, count(*)::int as "openJobs" from job where is_listed and city is not null group by city order by 2 desc, city limit 12`,
    ),
    db.replica.query<SiteFigures["departments"][number]>(
      `select department, count(*)::int as "openJobs" from job where is_listed and department is not null group by department order by 2 desc, department limit 14`,
    ),
  ]);
  return { ...totals[0]!, cities, departments };
}
