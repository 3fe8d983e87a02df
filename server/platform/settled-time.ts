// The time up to which all written rows are visible, for incremental readers: rows become visible at commit, with
// earlier timestamps.
import type { Reader } from "./db.ts";

/**
 * By the database's clock, in whole milliseconds: no row with an earlier `clock_timestamp()` will appear any more. It
 * is the start of the oldest open write transaction, or now. Ask outside of a transaction, on the primary.
 */
export async function readSettledTime(reader: Reader): Promise<Date> {
  const [row] = await reader.query<{ at: Date }>(
    // A transaction that has written has an xid, and its rows are invisible until it ends. Others can only write later
    // than now.
    `select date_trunc('milliseconds', least(statement_timestamp(), min(coalesce(xact_start, statement_timestamp() - interval '1 hour')))) as at from pg_stat_activity
     where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
  );
  return row!.at;
}
