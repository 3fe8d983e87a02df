// Which jobs were mailed to each person, the week of their last mail, and how well they matched day by day.
import { sql } from "drizzle-orm";
import { check, date, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

/** At most one mail a week, even if a round runs twice. */
export const weeklyJobs = pgTable("weekly_jobs", {
  accountId: belongsTo("account_id", () => account.id).primaryKey(),
  /** The Monday of the last week that was done. */
  week: date().notNull(),
});

/** Jobs named in a weekly mail: none is named twice. */
export const mailedJob = pgTable(
  "mailed_job",
  {
    accountId: belongsTo("account_id", () => account.id),
    jobId: belongsTo("job_id", () => job.id),
    mailedAt: moment("mailed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);

/** How well the jobs that suited a person best matched them, as reckoned last on that day. */
export const matchDay = pgTable(
  "match_day",
  {
    accountId: belongsTo("account_id", () => account.id),
    /** India's. */
    day: date().notNull(),
    /** The mean score of these jobs. */
    score: smallint().notNull(),
    jobs: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    check("match_day_score", sql`${table.score} between 0 and 90`),
    check("match_day_jobs", sql`${table.jobs} > 0`),
  ],
);
