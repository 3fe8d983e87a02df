// What is kept of the jobs and searches that a person saved.
import type { DataKeeper } from "../../data-keeper.ts";

export const savedKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const savedJobs = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", s.saved_at as "savedAt"
       from saved_job s join job j on j.id = s.job_id join company c on c.id = j.company_id
       where s.account_id = $1 order by s.saved_at, s.job_id`,
      [accountId],
    );
    const savedSearches = await reader.query(
      `select name, query, frequency, created_at as "createdAt", last_sent_at as "lastSentAt" from saved_search
       where account_id = $1 order by id`,
      [accountId],
    );
    return { savedJobs, savedSearches };
  },
  async erase(tx, { accountId }) {
    await tx.query("delete from saved_job where account_id = $1", [accountId]);
    await tx.query("delete from saved_search where account_id = $1", [accountId]);
  },
};
