// Loads the tables of a backup into a database with their schema, in one transaction: all of it, or nothing.
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { escapeIdentifier, escapeLiteral } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type Reader, readerOf } from "../platform/db.ts";
import { withConnection } from "../platform/server-link.ts";
import { quoted, quotedList, readTables, setTerms } from "./copy-tables.ts";
import type { Manifest, TableRecord } from "./manifest.ts";

type Content = (part: string, sink: (rows: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<void>;

/**
 * Replaces what the migrations put into the tables. Triggers are off meanwhile, as every row is what they made of it;
 * foreign keys are checked and indexes built once at the end. Throws, and changes nothing, if anything is wrong.
 */
export async function loadTables(url: string, manifest: Manifest, content: Content): Promise<void> {
  await withConnection(url, "backup", async (connection) => {
    const run = runOn(connection);
    const reader = readerOf(connection);
    await run(["begin", "set local maintenance_work_mem = '256MB'"]);
    await setTerms(connection);
    // Settings of pg_trgm, which functions behind indexes may have, are unknown before the first use of it on a connection.
    await run(["select show_limit()"]);
    const names = (await readTables(reader)).map(({ name }) => name);
    const locked = await readUntruncatable(reader, names);
    const keys = await readForeignKeys(reader);
    const indexes = await readIndexes(reader);
    await run([
      ...locked.map((name) => `grant truncate on ${quoted(name)} to current_user`),
      ...names.map((name) => `alter table ${quoted(name)} disable trigger user`),
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${escapeIdentifier(name)}`),
      ...indexes.map(({ name }) => `drop index ${escapeIdentifier(name)}`),
      `truncate ${names.map(quoted).join(", ")}`,
    ]);
    for (const table of manifest.tables) if (table.part !== null) await loadTable(connection, table, content);
    await run([
      ...manifest.sequences.map(
        ({ name, last }) => `select setval(${escapeLiteral(escapeIdentifier(name))}, ${BigInt(last)})`,
      ),
      ...indexes.map(({ definition }) => definition),
      ...keys.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
      ),
      ...names.map((name) => `alter table ${quoted(name)} enable trigger user`),
      ...locked.map((name) => `revoke truncate on ${quoted(name)} from current_user`),
      // Functions are not in a backup: the migration that follows loads its own.
      "delete from installation where name = 'functions'",
      "analyze",
      "commit",
    ]);
  });
}

/** Runs statements in turn. */
const runOn = (connection: pg.Client) => async (statements: readonly string[]) => {
  for (const text of statements) await connection.query(text);
};

async function loadTable(connection: pg.Client, { name, columns, part, rows }: TableRecord, content: Content) {
  const target = connection.query(copyFrom(`copy ${quoted(name)} (${quotedList(columns)}) from stdin`));
  await content(part!, (source) => pipeline(source, target));
  if (target.rowCount !== rows) throw new Error(`${name}: ${target.rowCount} rows for the ${rows} of the manifest`);
}

/** The ledger's tables, which not even their owner may empty. */
async function readUntruncatable(reader: Reader, names: readonly string[]): Promise<string[]> {
  const rows = await reader.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_table_privilege(name, 'TRUNCATE')
     /* name as typed: of an array without nulls */`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** `table` is quoted. */
type Part = { table: string; name: string; definition: string };

const readForeignKeys = (reader: Reader): Promise<Part[]> =>
  reader.query<Part>(
    `select k.conrelid::regclass::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k where k.contype = 'f' and k.conparentid = 0
       and k.connamespace in (select oid from pg_namespace where nspname in (current_schema(), 'pgboss'))
     order by 1, 2 /* table, definition as typed: every constraint has them */`,
  );

/** Those of our tables that no constraint needs. */
const readIndexes = (reader: Reader): Promise<Omit<Part, "table">[]> =>
  reader.query<Omit<Part, "table">>(
    `select c.relname::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by 1 /* definition as typed: every index has one */`,
  );
