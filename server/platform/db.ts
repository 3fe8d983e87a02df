// The database as capabilities see it: readers anywhere, writers only inside a transaction.
import pg from "pg";

/** A statement: plain text, or named so that each connection prepares it once. */
export type Statement = string | { name: string; text: string };

/** Reads. `query` resolves to the rows. */
export type Reader = {
  query<Row = Record<string, unknown>>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
};

declare const inTransaction: unique symbol;

/** Reads and writes; having one proves that a transaction is open. `connection` is for COPY only. */
export type Writer = Reader & { readonly connection: pg.PoolClient; readonly [inTransaction]: true };

export type Database = Reader & {
  /** Lists, search and detail: a replica when one is configured. */
  readonly replica: Reader;
  /** Runs `work` in one transaction; its error rolls everything back. */
  transaction<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Where lists, search and detail are read; the primary when absent. */
  readUrl?: string | undefined;
  /** Connections per process and server. */
  poolSize?: number;
  /** Longest a statement may take, in ms; 0 for none (loading and maintenance). */
  statementTimeout?: number;
  onError?: (error: Error) => void;
};

/** Opens the pools; the first query connects. Waiting longer than 2 s for a connection fails. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = makePool(options.url, options);
  const readPool = options.readUrl ? makePool(options.readUrl, options) : pool;
  const reader = readerOf(pool);
  return {
    ...reader,
    replica: readPool === pool ? reader : readerOf(readPool),
    async transaction(work) {
      const connection = await pool.connect();
      // Told by the statement that fails or the next one; without a listener, losing the server here would end the process.
      const hear = () => {};
      connection.on("error", hear);
      try {
        await connection.query("begin");
        const result = await work(writerOf(connection));
        await connection.query("commit");
        connection.release();
        return result;
      } catch (error) {
        await rollBack(connection);
        throw error;
      } finally {
        // The pool listens again to what it has back.
        connection.off("error", hear);
      }
    },
    async close() {
      await pool.end();
      if (readPool !== pool) await readPool.end();
    },
  };
}

function makePool(url: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 6,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 3_000,
    application_name: "vouchboard",
  });
  // Without a listener, a connection that the server closes while idle would end the process.
  pool.on("error", options.onError ?? (() => {}));
  return pool;
}

async function rollBack(connection: pg.PoolClient) {
  try {
    await connection.query("rollback");
    connection.release();
  } catch (error) {
    connection.release(error as Error);
  }
}

function readerOf(target: pg.Pool): Reader {
  return { query: queryOn(target) };
}

function writerOf(connection: pg.PoolClient): Writer {
  return { query: queryOn(connection), connection } as unknown as Writer;
}

function queryOn(target: pg.Pool | pg.PoolClient): Reader["query"] {
  return async <Row>(statement: Statement, values: readonly unknown[] = []) => {
    const config = typeof statement === "string" ? { text: statement } : statement;
    const result = await target.query({ ...config, values: values as unknown[] });
    return result.rows as Row[];
  };
}
