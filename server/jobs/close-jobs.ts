// Takes jobs off the lists (closed, expired or frozen; rows and links stay), and puts withheld ones back.
import type { Writer } from "../platform/db.ts";
import { recountOpenJobs, saveJobsUncounted } from "./save-jobs.ts";

/** Closes published jobs and returns how many there were. */
export async function closeJobs(
  tx: Writer,
  ids: readonly string[],
  at: Date,
  status: "CLOSED" | "EXPIRED" = "CLOSED",
): Promise<number> {
  const closed = await tx.query<{ companyId: string }>(
    `with closing as (
       update job j set status = $2, updated_at = $3, card = job_card(row_with_status(j, $2), c)
       from company c where c.id = j.company_id and j.id = any ($1::uuid[]) and j.status = 'PUBLISHED' returning j.id, j.company_id),
     unlisted as (delete from job_search s using closing where s.id = closing.id)
     select company_id as "companyId" from closing`,
    [ids, status, at],
  );
  if (closed.length > 0) await recountOpenJobs(tx, [...new Set(closed.map((job) => job.companyId))]);
  return closed.length;
}

/** Opens closed jobs again, as expired if their time is over by now; the others stay as they are. */
export async function reopenJobs(tx: Writer, ids: readonly string[], at: Date): Promise<void> {
  const status = "case when j.expires_at <= $2 then 'EXPIRED' else 'PUBLISHED' end";
  const back = await tx.query<{ companyId: string }>(
    `update job j set status = ${status}, updated_at = $2, card = job_card(row_with_status(j, ${status}), c)
     from company c where c.id = j.company_id and j.id = any ($1::uuid[]) and j.status = 'CLOSED' returning j.company_id as "companyId"`,
    [ids, at],
  );
  await tx.query("select enter_search($1::uuid[])", [ids]);
  if (back.length > 0) await recountOpenJobs(tx, [...new Set(back.map(({ companyId }) => companyId))]);
}

/**
 * Marks published jobs whose time is over as EXPIRED, at most `limit` at once; safe to run on every replica. Resolves to their
 * ids.
 */
export async function expireJobs(tx: Writer, at: Date, limit = 1_000): Promise<string[]> {
  const due = await tx.query<{ id: string }>(
    "select id from job where status = 'PUBLISHED' and expires_at <= $1 order by expires_at limit $2 for update skip locked",
    [at, limit],
  );
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await closeJobs(tx, ids, at, "EXPIRED");
  return ids;
}

/** Takes a job off the site (`badJob`), whatever its status; imports and companies cannot undo it. False if it was frozen already. */
export async function freezeJob(tx: Writer, jobId: string, at: Date): Promise<boolean> {
  const [job] = await tx.query<{ companyId: string; badJob: boolean }>(
    `select company_id as "companyId", bad_job as "badJob" from job where id = $1 for no key update`,
    [jobId],
  );
  if (!job || job.badJob) return false;
  await tx.query("update job set bad_job = true, updated_at = $2 where id = $1", [jobId, at]);
  // The card is made from the row as it is by now.
  await tx.query("update job j set card = job_card(j, c) from company c where c.id = j.company_id and j.id = $1", [
    jobId,
  ]);
  await tx.query("delete from job_search where id = $1", [jobId]);
  await recountOpenJobs(tx, [job.companyId]);
  return true;
}

/** For the demo's many jobs: saved in sets without counting and counted at the end; and opened again. */
export const jobLoading = { saveUncounted: saveJobsUncounted, recount: recountOpenJobs, reopen: reopenJobs };
