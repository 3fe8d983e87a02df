// Which jobs were mailed to whom, and up to which week.
import { date, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";

const ofAccount = () =>
  uuid("account_id")
    .notNull()
    .references(() => account.id, { onDelete: "cascade" });

/** One mail a week at most, whatever runs twice. */
export const weeklyJobs = pgTable("weekly_jobs", {
  accountId: ofAccount().primaryKey(),
  /** The Monday of the last week that was looked at. */
  week: date().notNull(),
});

/** Jobs that a weekly mail has named: none comes twice. */
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
