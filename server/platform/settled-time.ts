// Up to when everything that was written can be seen, for whoever reads on from where they were: rows appear when their transaction ends, with times from before it.
import type { Reader } from "./db.ts";

/**
 * By the database's clock, to the millisecond: every row with an earlier `clock_timestamp()` is there, or never will be. It is
 * now unless somebody is still writing; then it is when they began. Ask outside a transaction, of the primary.
 */
export async function readSettledTime(reader: Reader): Promise<Date> {
  const [row] = await reader.query<{ at: Date }>(
    // Whoever has written has an id, and until it ends nobody sees what it wrote. Who has not yet will do so later than now.
    `select date_trunc('milliseconds', least(statement_timestamp(), min(coalesce(xact_start, statement_timestamp() - interval '1 hour')))) as at from pg_stat_activity
     where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
  );
  return row!.at;
}
