// Exports and erases a person's reports of jobs.
import type { DataKeeper } from "../data-keeper.ts";

export const reportKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const jobReports = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", r.reason, r.details, r.state, r.created_at as "createdAt",
         r.settled_at as "settledAt"
       from job_report r join job j on j.id = r.job_id join company c on c.id = j.company_id
       where r.reporter_id = $1 order by r.id`,
      [accountId],
    );
    return { jobReports };
  },
  /** The report stays in the queue, because the job still needs review; the reporter and their words are erased. */
  async erase(tx, { accountId }) {
    await tx.query("update job_report set reporter_id = null, details = null where reporter_id = $1", [accountId]);
  },
};
