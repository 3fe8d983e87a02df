// What is kept of what a person was told, and of how they want to be told.
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
  async erase(tx, { accountId }) {
    for (const table of ["notification", "notification_preference", "notification_digest"])
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  },
};
