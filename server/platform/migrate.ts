// Brings a database to the newest schema; concurrent starts wait for each other.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Reader, readerOf } from "./db.ts";
import { migrateQueue } from "./queue.ts";
import { KEEP_ALIVE_MS } from "./server-link.ts";

const folder = join(import.meta.dirname, "../../migrations");
const CONNECT_MS = 10_000;
/** Any fixed number: the advisory lock that one migrating process holds. */
const migrationLock = 7_461_002;

type JournalEntry = { tag: string; when: number };

/** Applies what is missing and returns the names of what was applied. */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  return withConnection(url, async (lock) => {
    // A transaction's lock: a session's would outlive us on the server's side of a pooler.
    await lock.query("begin");
    await lock.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    const before = await pendingMigrations(readerOf(lock));
    if (before.length > 0) await withConnection(url, applyAll);
    await migrateQueue(url);
    await lock.query("commit");
    return { applied: before };
  });
}

/** Drizzle takes half a second to load, which nearly every start can spare. */
async function applyAll(connection: pg.Client): Promise<void> {
  const [{ drizzle }, migrator] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  await migrator.migrate(drizzle(connection), { migrationsFolder: folder });
}

/** Names of the migrations that the database has not seen yet, oldest first. */
export async function pendingMigrations(reader: Reader): Promise<string[]> {
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: JournalEntry[] };
  const [known] = await reader.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (known?.name === null) return journal.entries.map((entry) => entry.tag);
  const [last] = await reader.query(
    "select coalesce(max(created_at), 0)::bigint as at from drizzle.__drizzle_migrations",
  );
  return journal.entries.filter((entry) => entry.when > Number(last?.at)).map((entry) => entry.tag);
}

async function withConnection<Result>(url: string, work: (connection: pg.Client) => Promise<Result>): Promise<Result> {
  const connection = new pg.Client({
    connectionString: url,
    application_name: "vouchboard-migrate",
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The statement that fails tells of it; without a listener, losing the server would end the process.
  connection.on("error", () => {});
  await connection.connect();
  try {
    return await work(connection);
  } finally {
    // Ending the session also gives the advisory lock back.
    await connection.end();
  }
}
