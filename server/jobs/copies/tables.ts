// Which listings are one job: their prints, clusters, and the rulings of admins.
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { account } from "../../identity/tables.ts";
import { belongsTo, moment } from "../../platform/tables.ts";
import { job } from "../tables.ts";

/** What tells whether another listing is the same job (`Print` in copies/print.ts), and which earlier posting it repeats. */
export const jobPrint = pgTable("job_print", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
  version: smallint().notNull(),
  /** Its rows in `job_print_key`. */
  keys: bigint({ mode: "bigint" }).array().notNull(),
  /** A `Print` as JSON; text, because the database never looks into it. */
  print: text().notNull(),
  /** The newest earlier listing of its source that it repeats: a repost, if that one had ended by then. It may be gone. */
  follows: uuid(),
});

/** Listings that may be one job share a key. A trigger removes the keys of a print that goes: a reference would need a second index. */
export const jobPrintKey = pgTable(
  "job_print_key",
  { key: bigint({ mode: "bigint" }).notNull(), jobId: uuid("job_id").notNull() },
  (table) => [primaryKey({ columns: [table.key, table.jobId] })],
);

/** Which jobs have a print; one row. Later jobs are printed as they are imported, or wait in `job_to_print`. */
export const jobPrinting = pgTable(
  "job_printing",
  {
    only: boolean().primaryKey().default(true),
    /** PRINT_VERSION of the release that prints. */
    version: integer().notNull(),
    /** The last job printed, its company, and whether it came from elsewhere: jobs are walked in the order of `job_of_company`. Null at the start. */
    upTo: uuid("up_to"),
    upToCompany: uuid("up_to_company"),
    upToExternal: boolean("up_to_external"),
    isDone: boolean("is_done").notNull().default(false),
  },
  (table) => [check("job_printing_only", sql`${table.only}`)],
);

/** Jobs that were saved other than by an import, until a round prints them. */
export const jobToPrint = pgTable("job_to_print", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
});

/** The listings of one job: two rows at least for each cluster. */
export const jobCopy = pgTable(
  "job_copy",
  {
    jobId: belongsTo("job_id", () => job.id).primaryKey(),
    clusterId: uuid("cluster_id").notNull(),
    /** The open listing with the least one stands for the job (`standingOf` in copies/copy-rules.ts). */
    standing: smallint().notNull(),
  },
  (table) => [index("job_copy_cluster").on(table.clusterId)],
);

/** Clusters, or jobs that left theirs, that could not be settled or counted at once, because others were writing their jobs or companies. */
export const jobCopyDue = pgTable("job_copy_due", { clusterId: uuid("cluster_id").notNull() });

/** An admin's word on two listings, the smaller id first: later imports keep to it. */
export const jobCopyRuling = pgTable(
  "job_copy_ruling",
  {
    oneId: belongsTo("one_id", () => job.id),
    otherId: belongsTo("other_id", () => job.id),
    isSame: boolean("is_same").notNull(),
    ruledBy: uuid("ruled_by").references(() => account.id, { onDelete: "set null" }),
    ruledAt: moment("ruled_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index("job_copy_ruling_other").on(table.otherId),
    check("job_copy_ruling_ordered", sql`one_id < other_id`),
  ],
);
