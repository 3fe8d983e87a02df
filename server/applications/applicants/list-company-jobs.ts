// Lists the company's jobs with their number of applicants by stage; jobs posted here come first.
import type { listCompanyJobs as endpoint } from "../../../contract/applications/applicants-wire.ts";
import type { Deps } from "../../deps.ts";
import { containing } from "../../platform/like-pattern.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { type CompanyJobRow, companyJobColumns, companyOf, presentCompanyJob } from "./store.ts";

const isExternal = "(external_job_id is not null)";

/** Where a page ended. */
type Position = { isExternal: boolean; id: string };

/** The position before the first row: no id sorts above it. */
const TOP: Position = { isExternal: false, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/**
 * Jobs posted here, which can have applicants, come before imported ones; each group newest first, by the id, which
 * encodes the time of posting. 400 for another query's cursor.
 */
export async function listCompanyJobs(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors }: Deps,
) {
  const company = await companyOf(db, caller);
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "company-jobs", companyId: company.id, ...asked };
  const after = lastKey === undefined ? TOP : cursors.open<Position>(lastKey, bound);
  const rows = await db.query<CompanyJobRow>(
    {
      name: "jobs of a company",
      text: `with page as (
          select * from job where company_id = $1 and ($3::text[] is null or status = any ($3))
            and ($4::text is null or job_title ilike $4)
            and (${isExternal} > $6::boolean or (${isExternal} = $6 and id < $2))
          order by ${isExternal}, id desc limit $5)
        select ${companyJobColumns} from page j order by ${isExternal}, j.id desc`,
    },
    [company.id, after.id, query.status ?? null, containing(query.searchText), pageSize + 1, after.isExternal],
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    companyName: company.name,
    data: shown.map(presentCompanyJob),
    pagination: { lastKey: last ? cursors.seal({ isExternal: last.isExternal, id: last.id }, bound) : null },
  };
}
