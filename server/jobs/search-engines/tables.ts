// The search engines that hear of changed pages, and the pages that they are to hear of.
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/tables.ts";

/** Search engines that hear of changed pages (search-engines/), and how it went. A row says `is_on` while it is configured. */
export const searchEngine = pgTable(
  "search_engine",
  {
    name: text().primaryKey(),
    isOn: boolean("is_on").notNull(),
    toldAt: moment("told_at"),
    /** Why the last try failed; null after a success. */
    problem: text(),
    /** Not asked before then. */
    restUntil: moment("rest_until"),
    /** In a row. */
    failures: integer().notNull().default(0),
    /** The day of the quota, such as 2026-11-28, and how many pages were told on it. */
    day: text(),
    toldOfDay: integer("told_of_day").notNull().default(0),
  },
  (table) => [check("search_engine_name", sql`${table.name} in ('INDEXNOW', 'GOOGLE')`)],
);

/** Changed pages that wait to be sent to an engine. No reference: a job that goes takes its search entry with it, which writes here. */
export const jobPageChange = pgTable(
  "job_page_change",
  {
    engine: text().notNull(),
    jobId: uuid("job_id").notNull(),
    /** Posted here: sent first, as other sites tell of theirs. */
    isOwn: boolean("is_own").notNull().default(false),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.engine, table.jobId] }),
    index("job_page_change_next").on(
      table.engine,
      table.isOwn.desc().nullsFirst(),
      table.changedAt.desc().nullsFirst(),
    ),
    index("job_page_change_old").on(table.changedAt),
  ],
);
