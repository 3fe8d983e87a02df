// Lists the jobs of the caller's company with how many applied to each and where they stand.
import type { listCompanyJobs as endpoint } from "../../../contract/applicants.ts";
import type { Deps } from "../../deps.ts";
import { containing } from "../../platform/like-pattern.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { type CompanyJobRow, companyJobColumns, companyOf, presentCompanyJob } from "./store.ts";

/** Sorts after every id. */
const BEYOND_IDS = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Newest first: an id's time is that of the posting. 400 for another query's cursor. */
export async function listCompanyJobs(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors }: Deps,
) {
  const company = await companyOf(db, caller);
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "company-jobs", companyId: company.id, ...asked };
  const after = lastKey === undefined ? BEYOND_IDS : cursors.open<string>(lastKey, bound);
  const rows = await db.query<CompanyJobRow>(
    {
      name: "jobs of a company",
      text: `with page as (
          select * from job where company_id = $1 and id < $2 and ($3::text[] is null or status = any ($3))
            and ($4::text is null or job_title ilike $4) order by id desc limit $5)
        select ${companyJobColumns} from page j order by j.id desc`,
    },
    [company.id, after, query.status ?? null, containing(query.searchText), pageSize + 1],
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    companyName: company.name,
    data: shown.map(presentCompanyJob),
    pagination: { lastKey: last ? cursors.seal(last.id, bound) : null },
  };
}
