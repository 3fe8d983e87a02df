// Which jobs were mailed to each person, and the week of their last mail.
import { date, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";

const ofAccount = () =>
  uuid("account_id")
    .notNull()
    .references(() => account.id, { onDelete: "cascade" });

/** At most one mail a week, even if a round runs twice. */
export const weeklyJobs = pgTable("weekly_jobs", {
  accountId: ofAccount().primaryKey(),
  /** The Monday of the last week that was done. */
  week: date().notNull(),
});

/** Jobs named in a weekly mail: none is named twice. */
export const mailedJob = pgTable(
  "mailed_job",
  {
    accountId: ofAccount(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    mailedAt: timestamp("mailed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);
