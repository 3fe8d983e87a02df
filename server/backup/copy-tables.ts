// Copies every table out of a database that goes on being used, as of one moment.
import type pg from "pg";
import { escapeIdentifier } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Reader, readerOf } from "../platform/db.ts";
import { withConnection } from "../platform/server-link.ts";
import { type SequenceRecord, type TableRecord, tablePart } from "./manifest.ts";

/**
 * Frees a transaction of the limits and formats that a role or a server may have. Only of this transaction: behind a
 * pooler, the connection is another client's next.
 */
export async function setTerms(connection: pg.Client): Promise<void> {
  await connection.query("set local statement_timeout = 0");
  await connection.query("set local datestyle = 'ISO, MDY'");
  await connection.query("set local intervalstyle = 'postgres'");
}

/** `name` as in a manifest; `isParted` where the rows are in partitions. */
type Table = { name: string; columns: string[]; isParted: boolean };

/**
 * Every table of the product and those of the queue that hold its work. Left out are unlogged tables, which a crash
 * empties too, the queue's notes on itself, and columns that the database computes.
 */
export async function readTables(reader: Reader): Promise<Table[]> {
  return reader.query<Table>(
    `select case n.nspname when 'pgboss' then 'pgboss.' else '' end || c.relname as name, c.relkind = 'p' as "isParted",
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (n.nspname = current_schema() or n.nspname = 'pgboss' and c.relname in ('queue', 'schedule', 'job'))
     order by 1
     /* name, isParted, columns as typed: of columns that are never null */`,
  );
}

/** A name of a manifest as SQL. */
export const quoted = (name: string): string => name.split(".").map(escapeIdentifier).join(".");
export const quotedList = (names: readonly string[]): string => names.map(escapeIdentifier).join(", ");

type Copied = { tables: TableRecord[]; sequences: SequenceRecord[]; at: Date };

/**
 * Hands the rows of each table that has any to `write`, in PostgreSQL's text format, all as of one moment. Writers are
 * not held up.
 */
export async function copyTables(
  url: string,
  write: (part: string, rows: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Copied> {
  return withConnection(url, "backup", async (connection) => {
    const reader = readerOf(connection);
    await connection.query("begin isolation level repeatable read, read only");
    await setTerms(connection);
    const [moment] = await reader.query<{ at: Date }>("select clock_timestamp() as at");
    const tables: TableRecord[] = [];
    for (const { name, columns, isParted } of await readTables(reader)) {
      const from = isParted
        ? `(select ${quotedList(columns)} from ${quoted(name)})`
        : `${quoted(name)} (${quotedList(columns)})`;
      const { rows: found } = await connection.query(`select exists (select from ${quoted(name)}) as any`);
      if (!found[0]?.any) {
        tables.push({ name, columns, rows: 0, part: null });
        continue;
      }
      const rows = connection.query(copyTo(`copy ${from} to stdout`));
      await write(tablePart(name), rows);
      tables.push({ name, columns, rows: rows.rowCount, part: tablePart(name) });
    }
    const sequences = await readSequences(reader);
    await connection.query("commit");
    return { tables, sequences, at: moment!.at };
  });
}

/** Those that have given out a number. They are of this moment, so at or after every number in the tables. */
const readSequences = (reader: Reader): Promise<SequenceRecord[]> =>
  reader.query<SequenceRecord>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1
     /* name, last as typed: asked for */`,
  );
