// Exports and erases a person's notifications and preferences, and erases what companies were notified about them.
import { applicantsPath } from "../../contract/paths.ts";
import type { DataKeeper } from "../data-keeper.ts";

export const notificationKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const [notifications, preferences] = await Promise.all([
      reader.query(
        `select kind, title, text, href, created_at as "createdAt", read_at as "readAt" from notification
         where account_id = $1 order by id`,
        [accountId],
      ),
      reader.query(
        `select kind, in_app as "inApp", email, updated_at as "updatedAt" from notification_preference
         where account_id = $1 order by kind`,
        [accountId],
      ),
    ]);
    return { notifications, notificationPreferences: preferences };
  },
  /**
   * Notifications of companies name the applicant, so they are erased too. Needs the applications: runs before those
   * are erased.
   */
  async erase(tx, { accountId }) {
    const sent = await tx.query<{ id: string; jobId: string }>(
      `select id, job_id as "jobId" from application where account_id = $1 and kind = 'INTERNAL'`,
      [accountId],
    );
    await tx.query(
      "delete from notification where kind in ('new-applicant', 'applicant-withdrew') and href = any ($1)",
      [sent.map(({ id, jobId }) => applicantsPath(jobId, id))],
    );
    for (const table of ["notification", "notification_preference", "notification_digest"])
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  },
};
