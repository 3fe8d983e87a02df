// The pages by field, city and work mode, and when they were counted.
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/tables.ts";

/**
 * The collections with a page: open jobs of a field (family of work), a city (key) and a work mode, "" for any. A round counts
 * them anew (collections/).
 */
export const jobCollection = pgTable(
  "job_collection",
  {
    field: text().notNull(),
    city: text().notNull(),
    workMode: text("work_mode").notNull(),
    jobs: integer().notNull(),
    /** Of these, how many were posted in the last seven days. */
    fresh: integer().notNull(),
    remote: integer().notNull(),
    hybrid: integer().notNull(),
    onSite: integer("on_site").notNull(),
    companies: integer().notNull(),
    /** Those with the most jobs, and how many each has. */
    topCompanies: uuid("top_companies").array().notNull(),
    topJobs: integer("top_jobs").array().notNull(),
    /** Skills that its newest jobs ask for, the commonest first. */
    skills: text().array().notNull(),
    /** Of the ids of its jobs: another one says that jobs came or went. */
    print: bigint({ mode: "bigint" }).notNull(),
    /** When anything of the above last changed. */
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.field, table.city, table.workMode] }),
    index("job_collection_of_field").on(table.field, table.workMode, table.jobs.desc().nullsFirst()),
    index("job_collection_of_city").on(table.city, table.workMode, table.jobs.desc().nullsFirst()),
    check("job_collection_narrow", sql`field <> '' or city <> '' or work_mode <> ''`),
    check("job_collection_mode", sql`work_mode in ('', 'WFH', 'HYBRID')`),
    check("job_collection_counted", sql`jobs > 0 and fresh between 0 and jobs`),
  ],
);

/** When collections were counted last; one row. */
export const jobCollecting = pgTable(
  "job_collecting",
  {
    only: boolean().primaryKey().default(true),
    countedAt: moment("counted_at").notNull(),
    /** How long that took: a large board is counted less often. */
    tookMs: integer("took_ms").notNull(),
    /** How many jobs were listed then. */
    listed: integer().notNull(),
  },
  (table) => [check("job_collecting_only", sql`${table.only}`)],
);
