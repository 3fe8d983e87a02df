// How far the round has come that looks for jobs that may no longer be open.
import { sql } from "drizzle-orm";
import { boolean, check, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/tables.ts";

/** How far the round that looks for jobs that may no longer be open has come; one row. */
export const jobDoubting = pgTable(
  "job_doubting",
  {
    only: boolean().primaryKey().default(true),
    /** The last job it looked at; null at the start of a walk over the board. */
    upTo: uuid("up_to"),
    /** When this walk began. */
    startedAt: moment("started_at").notNull(),
  },
  (table) => [check("job_doubting_only", sql`${table.only}`)],
);
