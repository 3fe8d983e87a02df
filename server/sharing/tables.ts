// Tables: shares of jobs, their visits, and the resulting applications.
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

export const share = pgTable(
  "share",
  {
    id: uuid().primaryKey(),
    /** The sharer. */
    accountId: belongsTo("account_id", () => account.id),
    jobId: belongsTo("job_id", () => job.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("share_once").on(table.accountId, table.jobId),
    // For foreign keys that must agree with the share's sharer and job.
    unique("share_whole").on(table.id, table.accountId, table.jobId),
    index("share_of_account").on(table.accountId, table.id),
  ],
);

/** The first share that each person followed for a job, which is the one that counts. */
export const shareVisit = pgTable(
  "share_visit",
  {
    accountId: belongsTo("account_id", () => account.id),
    jobId: belongsTo("job_id", () => job.id),
    shareId: uuid("share_id").notNull(),
    sharerId: uuid("sharer_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    // The share must be of this job and sharer.
    foreignKey({
      name: "share_visit_of_share",
      columns: [table.shareId, table.sharerId, table.jobId],
      foreignColumns: [share.id, share.accountId, share.jobId],
    }).onDelete("cascade"),
    index("share_visit_of").on(table.shareId),
    // People cannot earn by their own visits.
    check("share_visit_of_another", sql`${table.accountId} <> ${table.sharerId}`),
  ],
);

/** Results of shares. `applicationId` is no foreign key: the application may be erased while the reward remains. */
export const shareResult = pgTable(
  "share_result",
  {
    applicationId: uuid("application_id").primaryKey(),
    shareId: belongsTo("share_id", () => share.id),
    state: text().notNull().default("APPLIED"),
    at: moment("at").notNull(),
    /** When it reached the stage that earns a reward; never reset. */
    earnedAt: moment("earned_at"),
  },
  (table) => [
    index("share_result_of").on(table.shareId, table.at),
    check("share_result_state", sql`${table.state} in ('APPLIED', 'EARNED', 'ENDED')`),
    check("share_result_earned", sql`(${table.state} = 'EARNED') = (${table.earnedAt} is not null)`),
  ],
);
