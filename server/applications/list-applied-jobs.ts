// Lists the jobs the caller has applied to, for the marks on job cards.
import type { Deps } from "../deps.ts";
import type { Call, Caller } from "../platform/mount.ts";

/** Enough for the marks: cards of older jobs are rarely seen. */
const MOST = 2_000;

export async function listAppliedJobs(
  { caller: { accountId } }: Call<Caller>,
  { db }: Deps,
): Promise<{ data: string[] }> {
  const rows = await db.query<{ jobId: string }>(
    {
      name: "jobs applied to",
      text: `select job_id as "jobId" from application where account_id = $1 order by id desc limit ${MOST}`,
    },
    [accountId],
  );
  return { data: rows.map(({ jobId }) => jobId) };
}
