// Takes jobs off the lists: closed, expired or frozen; rows and links stay.
import type { Writer } from "../platform/db.ts";
import { recountOpenJobs } from "./save-jobs.ts";

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

/** Marks published jobs whose time is over as EXPIRED, at most `limit` at once; safe to run on every replica. */
export async function expireJobs(tx: Writer, at: Date, limit = 1_000): Promise<number> {
  const due = await tx.query<{ id: string }>(
    "select id from job where status = 'PUBLISHED' and expires_at <= $1 order by expires_at limit $2 for update skip locked",
    [at, limit],
  );
  return due.length === 0
    ? 0
    : closeJobs(
        tx,
        due.map((job) => job.id),
        at,
        "EXPIRED",
      );
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
