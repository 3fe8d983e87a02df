// Takes a job off the site at once because something is wrong with it; nothing but a decision of ours brings it back.
import type { Writer } from "../platform/db.ts";
import { recountOpenJobs } from "./save-jobs.ts";

/** Sets `badJob`, whatever the job's status. Whether that is new: freezing it again changes nothing. */
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
