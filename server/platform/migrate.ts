// Migrates a database to the newest schema and functions; parallel starts wait for each other.
import { readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { type Reader, readerOf } from "./db.ts";
import { loadFunctions, readTexts, type SqlTexts } from "./functions.ts";
import { OperatorError } from "./operator.ts";
import { migrateQueue } from "./queue.ts";
import { withConnection } from "./server-link.ts";

const folder = join(import.meta.dirname, "../../migrations");
/** The id of the advisory lock for migrating; any fixed number. */
const migrationLock = 7_461_002;

/** Applies pending migrations and changed functions; resolves to their names. OperatorError if too new. */
export async function migrate(
  url: string,
  release: Release = thisRelease(),
  functions: SqlTexts = readTexts(),
): Promise<{ applied: string[]; loaded: string[] }> {
  return withLock(url, async (lock) => {
    const { pending, refusal } = await readSchema(readerOf(lock), release);
    if (refusal !== null) throw new OperatorError(refusal);
    if (pending.length > 0) {
      await withConnection(url, "migrate", (connection) => applyAll(connection, folder));
      await lock.query(
        `insert into installation (name, value) values ($1, $2)
         on conflict (name) do update set value = excluded.value`,
        [OLDEST, oldestFor(release)],
      );
    }
    const loaded = await withConnection(url, "migrate", (connection) => loadFunctions(connection, functions));
    await migrateQueue(url);
    return { applied: pending, loaded };
  });
}

/**
 * Brings an empty database to the schema that `tag`, a migration of this release, left: a backup of that time is loaded
 * into it. Functions and views are not loaded; a later `migrate` does that.
 */
export async function migrateTo(url: string, tag: string): Promise<void> {
  await withLock(url, async () => {
    const former = await makeFolderUpTo(tag);
    await withConnection(url, "migrate", (connection) => applyAll(connection, former)).finally(() =>
      rm(former, { recursive: true, force: true }),
    );
    await migrateQueue(url);
  });
}

/** A copy of the migrations without those after `tag`. */
async function makeFolderUpTo(tag: string): Promise<string> {
  const release = thisRelease();
  const kept = release.slice(0, release.findIndex((one) => one.tag === tag) + 1);
  const copy = await mkdtemp(join(tmpdir(), "vouchboard-migrations-"));
  await mkdir(join(copy, "meta"));
  await writeFile(join(copy, "meta/_journal.json"), JSON.stringify({ entries: kept }));
  for (const one of kept) await copyFile(join(folder, `${one.tag}.sql`), join(copy, `${one.tag}.sql`));
  return copy;
}

/** One migrates at a time. */
async function withLock<Result>(url: string, work: (lock: pg.Client) => Promise<Result>): Promise<Result> {
  return withConnection(url, "migrate", async (lock) => {
    // Lock in a transaction: behind a pooler, a session's lock would outlive us.
    await lock.query("begin");
    await lock.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    const result = await work(lock);
    await lock.query("commit");
    return result;
  });
}

/** Loads Drizzle only here, because that takes half a second and most starts have nothing to migrate. */
async function applyAll(connection: pg.Client, migrationsFolder: string): Promise<void> {
  const [{ drizzle }, migrator] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  await migrator.migrate(drizzle(connection), { migrationsFolder });
}

/** The migrations of a release, oldest first. */
export type Release = readonly { tag: string; when: number }[];

const OLDEST = "oldest release";
/** The first line of a backward-compatible migration: the previous release can still run, as in a rolling restart. */
const GENTLE = "-- The release before this one can go on.";

/** The running release. */
export function thisRelease(): Release {
  return (JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: Release }).entries;
}

/** The newest migration of the running release. */
export const newestKnown = (): string => thisRelease().at(-1)!.tag;

/** The newest migration of a database; null if it has none. OperatorError if it is one of a newer release. */
export async function newestMigration(reader: Reader, release: Release = thisRelease()): Promise<string | null> {
  const at = await readNewestTime(reader);
  if (at === null) return null;
  const newest = release.find(({ when }) => when === at);
  if (newest) return newest.tag;
  throw new OperatorError(refusalOf(release.at(-1)!.tag, undefined));
}

/** When the newest migration of a database was written; null without any. */
async function readNewestTime(reader: Reader): Promise<number | null> {
  const [there] = await reader.query<{ migrations: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as migrations",
  );
  if (!there?.migrations) return null;
  const [last] = await reader.query<{ at: string | null }>(
    "select max(created_at)::bigint as at from drizzle.__drizzle_migrations",
  );
  return last?.at ? Number(last.at) : null;
}

/** The oldest migration that a release must have to use this schema: the last not marked as compatible. */
export function oldestFor(release: Release, firstLineOf: (tag: string) => string = firstLine): string {
  const rough = release.findLast(({ tag }) => !firstLineOf(tag).startsWith(GENTLE));
  return (rough ?? release[0])!.tag;
}

const firstLine = (tag: string) => readFileSync(join(folder, `${tag}.sql`), "utf8").split("\n", 1)[0]!;

/** `pending`: migrations not applied, oldest first. `refusal`: why this release cannot use the schema, or null. */
export async function readSchema(
  reader: Reader,
  release: Release = thisRelease(),
): Promise<{ pending: string[]; refusal: string | null }> {
  const at = await readNewestTime(reader);
  if (at === null) return { pending: release.map(({ tag }) => tag), refusal: null };
  const pending = release.filter(({ when }) => when > at).map(({ tag }) => tag);
  if (release.some(({ when }) => when >= at)) return { pending, refusal: null };
  const [there] = await reader.query<{ installation: boolean }>(
    "select to_regclass('installation') is not null as installation",
  );
  const [oldest] = there?.installation
    ? await reader.query<{ value: string }>("select value from installation where name = $1", [OLDEST])
    : [];
  if (oldest && release.some(({ tag }) => tag === oldest.value)) return { pending, refusal: null };
  return { pending, refusal: refusalOf(release.at(-1)!.tag, oldest?.value) };
}

const refusalOf = (own: string, oldest: string | undefined) =>
  "A newer release has changed the database's schema: " +
  `${oldest ? `it takes one that knows the migration ${oldest}, and ` : ""}this release ends at ${own}. ` +
  "Start the newer release, or restore a backup from before it.";
