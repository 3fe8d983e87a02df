// Table: reports of jobs and their outcome.
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

export const jobReport = pgTable(
  "job_report",
  {
    id: uuid().primaryKey(),
    jobId: belongsTo("job_id", () => job.id),
    reporterId: uuid("reporter_id").references(() => account.id, { onDelete: "set null" }),
    reason: text().notNull(),
    details: text(),
    state: text().notNull().default("OPEN"),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
    settledBy: uuid("settled_by").references(() => account.id, { onDelete: "set null" }),
    note: text(),
  },
  (table) => [
    // At most one open report per person and job.
    uniqueIndex("job_report_open_once").on(table.jobId, table.reporterId).where(sql`state = 'OPEN'`),
    index("job_report_queue").on(table.state, table.id),
    index("job_report_reporter").on(table.reporterId),
    check("job_report_state", sql`${table.state} in ('OPEN', 'DISMISSED', 'UPHELD')`),
    check(
      "job_report_reason",
      sql`${table.reason} in ('SCAM', 'ASKS_FOR_MONEY', 'NOT_REAL', 'DISCRIMINATION', 'WRONG_DETAILS', 'OTHER')`,
    ),
    check("job_report_settled", sql`(${table.state} = 'OPEN') = (${table.settledAt} is null)`),
  ],
);
