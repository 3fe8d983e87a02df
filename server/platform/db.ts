// The database port for capabilities: readers anywhere, writers only inside a transaction.

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type Outage, outageOf } from "./outage.ts";
import { type ReplicaState, watchReplicas, worstOf } from "./replica.ts";
import { type LinkedConnection, openLink, type ServerLink, SILENCE_MS } from "./server-link.ts";
import { inSpan, type SpanFacts } from "./tracing.ts";

/** Plain text, or named so that each connection prepares it once. */
type Statement = string | { name: string; text: string };

/** The values of a statement's `$1`, `$2`, … */
export type Values = readonly unknown[];

/** `query` resolves to the rows. A text may have its name last; a statement that is a constant brings its own. */
export type Reader = {
  query<Row = Record<string, unknown>>(statement: Statement, values?: Values, name?: string): Promise<Row[]>;
};

declare const inTransaction: unique symbol;

/** Having a Writer proves that a transaction is open. `connection` is only for COPY. */
export type Writer = Reader & { readonly connection: pg.PoolClient; readonly [inTransaction]: true };

export type Database = Reader & {
  /** For lists, search and detail: the nearest replica that is well, if any is configured. */
  readonly replica: Reader;
  /** Runs `work` in one transaction. `longestMs` limits each statement (default: the database's usual limit). */
  transaction<Result>(work: (tx: Writer) => Promise<Result>, options?: { longestMs?: number }): Promise<Result>;
  /** The last known states of the replicas, without a query, in the order of their addresses. */
  replicaStates(): readonly ReplicaState[];
  /** The worst of them; null without a replica. */
  replicaState(): ReplicaState | null;
  /** Whether the database accepts writes; tested only after one failed on a full disk or a read-only server. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** For lists, search and detail; the primary if there are none. */
  readUrls?: readonly string[];
  /** Connections per process and server. */
  poolSize?: number;
  /** Statement timeout in ms; 0 for none (loading and maintenance). */
  statementTimeout?: number;
  /** How long a statement waits for a connection, in ms. */
  connectTimeout?: number;
  onError?: (error: Error) => void;
};

/** Opens a database for `work`, and closes it when that has ended. */
export function usingDatabase<T>(options: DatabaseOptions, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(options);
  return work(db).finally(() => db.close());
}

/** Connects on the first statement, which fails if no connection is free in time or the server does not answer. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, readUrls = [], poolSize = 6, statementTimeout = 3_000, connectTimeout = 2_000 } = options;
  const wishes = { poolSize, statementTimeout, connectTimeout, onError: options.onError ?? (() => {}) };
  const primary = openLink(url, wishes);
  const links = readUrls.map((one) => openLink(one, wishes));
  const reader = readerOf(primary);
  const watched = links.length > 0 ? watchReplicas(links, readerOf, reader) : null;
  const states = () => watched?.states() ?? [];
  let refusesWrites = false;
  return {
    ...reader,
    replica: watched ?? reader,
    async transaction(work, { longestMs } = {}) {
      try {
        return await inSpan(
          () => TRANSACTION,
          () => transact(primary, work, longestMs),
        );
      } catch (error) {
        if (isRefusal(outageOf(error))) refusesWrites = true;
        throw error;
      }
    },
    replicaStates: states,
    replicaState: () => worstOf(states()),
    async takesWrites() {
      if (!refusesWrites) return true;
      const failed = await transact(primary, tryToWrite, undefined).then(
        () => false,
        () => true,
      );
      refusesWrites &&= failed;
      return !failed;
    },
    async close() {
      watched?.close();
      await Promise.all([primary, ...links].map((link) => link.close()));
    },
  };
}

const TRANSACTION: SpanFacts = { name: "postgresql transaction", kind: "internal" };

const isRefusal = (outage: Outage | null) => outage === "full" || outage === "read-only";

/** Writes a megabyte, which the end of the transaction frees. */
async function tryToWrite(tx: Writer): Promise<void> {
  await tx.query(
    "create temp table room on commit drop as select repeat('x', 500) as words from generate_series(1, 2000)",
  );
}

async function transact<Result>(
  link: ServerLink,
  work: (tx: Writer) => Promise<Result>,
  longestMs: number | undefined,
): Promise<Result> {
  const connection = await link.connect();
  try {
    await connection.query({ text: "begin" });
    if (longestMs !== undefined) await connection.query({ text: `set local statement_timeout = ${longestMs}` });
    const result = await work(writerOf(connection, longestMs));
    await connection.query({ text: "commit" });
    connection.release();
    return result;
  } catch (error) {
    await rollBack(connection, error);
    throw error;
  }
}

async function rollBack(connection: LinkedConnection, reason: unknown) {
  // Skip the rollback on a lost connection, because it would only time out again.
  const isBroken =
    outageOf(reason) === "away" ||
    (await connection.query({ text: "rollback" }).then(
      () => false,
      () => true,
    ));
  connection.release(isBroken);
}

/** A reader on a given connection, or on anything else that runs statements. */
export function readerOf(target: Target): Reader {
  return { query: queryOn(target) };
}

function writerOf(connection: LinkedConnection, longestMs?: number): Writer {
  const patience = longestMs === undefined ? {} : { query_timeout: longestMs + SILENCE_MS };
  return { query: queryOn(connection, patience), connection: connection.client } as unknown as Writer;
}

/**
 * One row by `read` from the replica, or from the primary if the replica has none or one that does not suffice. Recent
 * writes may not have reached the replica, so do not refuse anything by its answer alone.
 */
export async function readLatest<Row>(
  db: Database,
  read: (reader: Reader) => Promise<readonly Row[]>,
  suffices: (row: Row) => boolean = () => true,
): Promise<Row | undefined> {
  const [row] = await read(db.replica);
  if ((row !== undefined && suffices(row)) || db.replicaState() === null) return row;
  return (await read(db))[0];
}

type Target = { query(statement: pg.QueryConfig): Promise<pg.QueryResult> };

function queryOn(target: Target, patience: { query_timeout?: number } = {}): Reader["query"] {
  return async <Row>(statement: Statement, values: Values = [], name?: string) => {
    const config = typeof statement === "string" ? { text: statement, ...(name !== undefined && { name }) } : statement;
    const ask = () => target.query({ ...config, ...patience, values: values as unknown[] });
    const result = await inSpan(() => spanOf(config), ask);
    return result.rows as Row[];
  };
}

/** Named by the statement's name or its first word: texts are long, and values are people's. */
function spanOf({ name, text }: { name?: string; text: string }): SpanFacts {
  const [verb = "statement"] = text.trimStart().toLowerCase().split(/\W/, 1);
  return {
    name: `postgresql ${name ?? verb}`,
    kind: "client",
    attributes: { "db.system.name": "postgresql", "db.operation.name": verb },
  };
}

/** A pattern for text that contains `part` literally; null if `part` is undefined. */
export const containing = (part: string | undefined): string | null =>
  part === undefined ? null : `%${part.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * By the database's clock, in whole milliseconds: no row with an earlier `clock_timestamp()` will appear any more. It
 * is the start of the oldest open write transaction, or now. Ask outside of a transaction, on the primary.
 */
export async function readSettledTime(reader: Reader): Promise<Date> {
  const [row] = await reader.query<{ at: Date }>(
    // One that has written has an xid and invisible rows until it ends. Others can only write later than now.
    `select date_trunc('milliseconds', least(statement_timestamp(), min(coalesce(xact_start, statement_timestamp() - interval '1 hour')))) as at from pg_stat_activity
     where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
  );
  return row!.at;
}

export type CopyValue = string | number | boolean | Date | readonly string[] | null;

/** Copies `rows` and resolves to their number. `table` and `columns` are not escaped: never pass input. */
export async function copyRows(
  tx: Writer,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  let count = 0;
  function* lines() {
    let text = "";
    for (const row of rows) {
      count += 1;
      text += `${row.map(copyText).join("\t")}\n`;
      // Send chunks of about 64 KB, because a chunk per row is slow.
      if (text.length > 65_536) {
        yield text;
        text = "";
      }
    }
    if (text !== "") yield text;
  }
  await pipeline(
    Readable.from(lines()),
    tx.connection.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`)),
  );
  return count;
}

/** One value in COPY's text format. NUL, which PostgreSQL cannot store, is dropped. */
export function copyText(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return escapeText(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return escapeText(arrayLiteral(value));
  return String(value);
}

const arrayLiteral = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\u0000": "" };

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r\u0000]/g, (character) => escapes[character] ?? "");
}
