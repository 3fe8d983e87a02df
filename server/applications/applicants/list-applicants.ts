// Lists the applicants of one of the company's jobs, best score first, by the score on the day they applied.
import type { listApplicants as endpoint } from "../../../contract/applications/applicants-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { containing } from "../../platform/like-pattern.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type ApplicantRow,
  applicantColumns,
  type CompanyJobRow,
  companyJobColumns,
  companyOf,
  presentApplicant,
  presentCompanyJob,
} from "./store.ts";

/** Where a page ended. */
type Position = { score: number; id: string };

/** The position before the first row: no score or id sorts above it. */
const TOP: Position = { score: 100, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/** Equal scores are sorted newest first. 404 for a job of another company, 400 for another query's cursor. */
export async function listApplicants(
  { params, query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors, clock }: Deps,
) {
  const company = await companyOf(db, caller);
  const job = await readCompanyJob(db, params.jobid, company.id);
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "applicants", jobId: job.id, ...asked };
  const after = lastKey === undefined ? TOP : cursors.open<Position>(lastKey, bound);
  const rows = await readPage(db, { ...asked, jobId: job.id, after, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const next = last && { score: last.score, id: last.applicationId };
  const now = clock();
  return {
    job: presentCompanyJob(job),
    data: shown.map((row) => presentApplicant(row, now)),
    pagination: { lastKey: next ? cursors.seal(next, bound) : null },
  };
}

async function readCompanyJob(reader: Reader, jobId: string, companyId: string): Promise<CompanyJobRow> {
  const [job] = isUuid(jobId)
    ? await reader.query<CompanyJobRow>(
        {
          name: "job of a company",
          text: `select ${companyJobColumns} from job j where j.id = $1 and j.company_id = $2`,
        },
        [jobId, companyId],
      )
    : [];
  if (!job) throw refuse(404, "NOT_FOUND", "Your company has no such job.");
  return job;
}

type Wanted = Pick<Input<typeof endpoint>["query"], "status" | "searchText" | "sortOrder"> & {
  jobId: string;
  after: Position;
  limit: number;
};

/** Reads each stage in list order by its index and merges the few rows of each, so the cost follows the page size. */
async function readPage(reader: Reader, wanted: Wanted): Promise<ApplicantRow[]> {
  const { status, searchText, sortOrder = "score", jobId, after, limit } = wanted;
  const byScore = sortOrder === "score";
  const order = byScore ? "a.score desc, a.id desc" : "a.id desc";
  const page = `select a.id, a.score from application a ${searchText ? "join account p on p.id = a.account_id and p.name ilike $6" : ""}
    where a.job_id = $1 and a.kind = 'INTERNAL' and ${byScore ? "(a.score, a.id) < ($2::smallint, $3::uuid)" : "$2::smallint is not null and a.id < $3::uuid"}
      and ${status ? "a.status = stage.status" : "$5::text[] is null"}
    order by ${order} limit $4`;
  const pages = status
    ? `select a.* from unnest($5::text[]) stage (status) cross join lateral (${page}) a order by ${order} limit $4`
    : page;
  return reader.query<ApplicantRow>(
    {
      name: `applicants by ${sortOrder}${status ? " of stages" : ""}${searchText ? " by name" : ""}`,
      text: `with page as materialized (${pages})
        select ${applicantColumns} from page join application a on a.id = page.id join account p on p.id = a.account_id
        order by ${order}`,
    },
    [jobId, after.score, after.id, limit, status ?? null, ...(searchText ? [containing(searchText)] : [])],
  );
}
