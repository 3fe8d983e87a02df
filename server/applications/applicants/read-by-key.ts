// What a company's own programs read by a key of the API: its jobs, and the applications to one of them.
import type * as calls from "../../../contract/integrations/wire.ts";
import type { Deps } from "../../deps.ts";
import type { KeyCaller } from "../../integrations/index.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Answer, Call, Input } from "../../platform/mount.ts";
import { isReceived } from "../store.ts";
import { type ApplicationRow, applicationColumns, presentApplication } from "./export-applicants.ts";
import { readCompanyJob } from "./read-applicants.ts";
import { NEWEST, POSTED_HERE } from "./read-hiring.ts";
import { type CompanyJobRow, companyJobColumns, presentCompanyJob } from "./store.ts";

type Position = { id: string };

/** Only what was posted here: jobs from elsewhere are the source's. */
export async function listCompanyJobs(
  { query }: Input<typeof calls.listCompanyJobsByKey>,
  { caller: { companyId } }: Call<KeyCaller>,
  { db, cursors }: Deps,
): Promise<Answer<typeof calls.listCompanyJobsByKey>> {
  const page = openPage<Position>(cursors, query, { list: "company jobs by key", companyId });
  const found = await db.query<CompanyJobRow>(
    `with page as (select * from job where company_id = $1 and ${POSTED_HERE} and ($2::uuid is null or id < $2)
       order by ${NEWEST} limit $3)
     select ${companyJobColumns} from page j order by j.id desc`,
    [companyId, page.after?.id ?? null, page.limit],
    "jobs of a company by key",
  );
  const { rows, pagination } = page.cut(found, ({ id }) => ({ id }));
  return { data: rows.map(presentCompanyJob), pagination };
}

/** 404 for a job of another company. */
export async function listApplications(
  { params, query }: Input<typeof calls.listApplicationsByKey>,
  { caller: { companyId } }: Call<KeyCaller>,
  { db, cursors }: Deps,
): Promise<Answer<typeof calls.listApplicationsByKey>> {
  const job = await readCompanyJob(db, params.jobid, companyId);
  const page = openPage<Position>(cursors, query, { list: "applications by key", jobId: job.id });
  const found = await db.query<ApplicationRow>(
    `select ${applicationColumns} from application a join account p on p.id = a.account_id
     where a.job_id = $1 and ${isReceived} and ($2::uuid is null or a.id < $2) order by a.id desc limit $3`,
    [job.id, page.after?.id ?? null, page.limit],
    "applications by key",
  );
  const { rows, pagination } = page.cut(found, ({ applicationId }) => ({ id: applicationId }));
  return {
    data: rows.map((row) => ({ ...presentApplication(row), jobId: job.id, updatedAt: row.updatedAt.toISOString() })),
    pagination,
  };
}
