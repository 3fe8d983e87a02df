// What companies note about their jobs, and their drafts.
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { company } from "../../companies/tables.ts";
import { account } from "../../identity/tables.ts";
import { belongsTo, moment } from "../../platform/tables.ts";
import { job } from "../tables.ts";

/** What companies note about their jobs and only they see. */
export const jobPosting = pgTable(
  "job_posting",
  {
    jobId: belongsTo("job_id", () => job.id).primaryKey(),
    postedBy: uuid("posted_by").references(() => account.id, { onDelete: "set null" }),
    /** As typed (`postingDraft` of the contract), to be edited again; null for a job that was not typed here. */
    fields: jsonb(),
    /** Counts changes of the fields, so that a change based on an older version is refused. */
    version: integer().notNull().default(0),
    /** The draft it was published from, and that draft's company: no draft is published twice. */
    draftId: uuid("draft_id"),
    draftCompanyId: uuid("draft_company_id").references(() => company.id),
    /** When its company was warned that it expires soon; null before, and again after renewal. */
    warnedAt: moment("warned_at"),
    closeReason: text("close_reason"),
    repostedFrom: uuid("reposted_from").references(() => job.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("job_posting_draft").on(table.draftCompanyId, table.draftId),
    check("job_posting_questions", sql`jsonb_array_length(fields -> 'questions') <= 10`),
    check("job_posting_draft_whole", sql`num_nulls(draft_id, draft_company_id) in (0, 2)`),
  ],
);

/** Drafts of new jobs, and of changes to listed ones. */
export const jobDraft = pgTable(
  "job_draft",
  {
    id: uuid().primaryKey(),
    companyId: belongsTo("company_id", () => company.id),
    jobId: uuid("job_id").references(() => job.id, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    fields: jsonb().notNull(),
    updatedBy: uuid("updated_by").references(() => account.id, { onDelete: "set null" }),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("job_draft_company").on(table.companyId, table.updatedAt),
    uniqueIndex("job_draft_of_job").on(table.jobId),
  ],
);
