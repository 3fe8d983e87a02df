// Proves that a backup can be restored: loads it into a throw-away database and looks at what came of it.
import { type Database, type Reader, usingDatabase } from "../platform/db.ts";
import { startScratchCluster } from "../platform/embedded-postgres/index.ts";
import { newestKnown } from "../platform/migrate.ts";
import { keyFits } from "../platform/vault.ts";
import { quoted, readTables } from "./copy-tables.ts";
import { unpackFiles } from "./files.ts";
import { FILES_PART, SECRETS_PART } from "./manifest.ts";
import type { OpenBackup } from "./open-backup.ts";
import { loadDatabase } from "./restore.ts";
import { readPart, readTextPart } from "./seal.ts";
import { parseSecrets, vaultOf } from "./secrets.ts";

/** `flaws` has a line for each thing that is wrong; none if the backup can be relied on. */
export type Verified = { flaws: string[]; rows: number; tables: number; files: number };

/** `books` adds up the ledger, and says in words what is wrong; null if nothing is. */
type Books = (db: Database) => Promise<string | null>;

/**
 * Needs room for the whole database in the temporary folder. The installation's own database is not touched. Throws an
 * error if the backup cannot be loaded.
 */
export async function verifyBackup(backup: OpenBackup, books: Books): Promise<Verified> {
  const cluster = await startScratchCluster();
  try {
    await loadDatabase(cluster.url, backup);
    return await usingDatabase({ url: cluster.url, statementTimeout: 0, poolSize: 2 }, async (db) => {
      const files = await countFiles(backup);
      const { rows, flaws } = await compareRows(db, backup);
      const others = [await keyFlaw(db, backup), await fileFlaw(db, files), await books(db)];
      const { count, bytes } = backup.manifest.files;
      if (files.size !== count) others.push(`files: ${files.size} where the manifest has ${count} (${bytes} bytes)`);
      flaws.push(...others.filter((flaw) => flaw !== null));
      return { flaws, rows, tables: backup.manifest.tables.length, files: files.size };
    });
  } finally {
    await cluster.stop();
  }
}

/** Loading has counted already what it wrote; what migrations of a newer release add is no flaw. */
async function compareRows(db: Reader, { manifest }: OpenBackup): Promise<{ rows: number; flaws: string[] }> {
  const flaws: string[] = [];
  let rows = 0;
  const isSame = manifest.migration === newestKnown();
  const there = new Set((await readTables(db)).map(({ name }) => name));
  for (const table of manifest.tables) {
    if (!there.has(table.name)) continue;
    const [found] = await db.query<{ count: number }>(`select count(*)::int as count from ${quoted(table.name)}`);
    const count = found?.count ?? 0;
    rows += count;
    if (isSame && count !== table.rows) flaws.push(`${table.name}: ${count} rows where the manifest has ${table.rows}`);
  }
  return { rows, flaws };
}

async function keyFlaw(db: Reader, backup: OpenBackup): Promise<string | null> {
  const vault = vaultOf(parseSecrets(await readTextPart(backup, SECRETS_PART)));
  return vault && (await keyFits(db, vault)) ? null : "keys: the master key does not open what the database has sealed";
}

async function countFiles(backup: OpenBackup): Promise<Set<string>> {
  const keys = new Set<string>();
  await readPart(backup, FILES_PART, async (archive) => {
    await unpackFiles(archive, async (key) => void keys.add(key));
  });
  return keys;
}

async function fileFlaw(db: Reader, files: ReadonlySet<string>): Promise<string | null> {
  const kept = await db.query<{ key: string }>(
    "select key from file_upload where taken_at is not null and removed_at is null",
  );
  const missing = kept.filter(({ key }) => !files.has(`kept/${key}`));
  if (missing.length === 0) return null;
  return `files: ${missing.length} of ${kept.length} that the database names are missing (rightly so only if they were given up during the backup), such as ${missing[0]?.key}`;
}
