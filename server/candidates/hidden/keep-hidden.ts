// Exports and erases the jobs and companies a person has hidden and the jobs they have opened.
import type { DataKeeper } from "../../data-keeper.ts";

export const hiddenKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const jobs = (table: string, at: string) =>
      reader.query(
        `select j.job_title as "jobTitle", c.name as "companyName", m.${at} as at
         from ${table} m join job j on j.id = m.job_id join company c on c.id = j.company_id
         where m.account_id = $1 order by m.${at}, m.job_id`,
        [accountId],
      );
    const hiddenCompanies = await reader.query(
      `select c.name as "companyName", h.hidden_at as at from hidden_company h join company c on c.id = h.company_id
       where h.account_id = $1 order by h.hidden_at, c.id`,
      [accountId],
    );
    return {
      hiddenJobs: await jobs("hidden_job", "hidden_at"),
      hiddenCompanies,
      openedJobs: await jobs("seen_job", "seen_at"),
    };
  },
  async erase(tx, { accountId }) {
    for (const table of ["hidden_job", "hidden_company", "seen_job"])
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  },
};
