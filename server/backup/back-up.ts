// Makes a backup: the database as of one moment, then the files, the secrets and at last the manifest.
import { VERSION } from "../../contract/brand.ts";
import type { FileStore } from "../files/index.ts";
import { readerOf, usingDatabase } from "../platform/db.ts";
import { newestMigration } from "../platform/migrate.ts";
import { codeOf, OperatorError, wordsOf } from "../platform/operator.ts";
import { withConnection } from "../platform/server-link.ts";
import { keyFits } from "../platform/vault.ts";
import { copyTables } from "./copy-tables.ts";
import { packFiles } from "./files.ts";
import { noteBackup, noteFailure, noteTry } from "./last-backup.ts";
import { FILES_PART, FORMAT, MANIFEST_PART, type Manifest, type PartRecord, SECRETS_PART } from "./manifest.ts";
import type { Draft, Place } from "./place.ts";
import { nameAt } from "./rules.ts";
import { makeKey, once, writePart } from "./seal.ts";
import { readSecrets, type Secrets, type SecretsGiven, textOfSecrets, vaultOf } from "./secrets.ts";

export type BackUpOptions = {
  databaseUrl: string;
  /** Whose secrets go into the backup. */
  secrets: SecretsGiven;
  files: FileStore;
  place: Place;
  passphrase: string;
  now: Date;
  /** Lower in tests only. */
  workFactor?: number;
};

/** `seconds` is how long it took, `at` where it is. */
export type MadeBackup = Manifest["files"] & {
  at: string;
  rows: number;
  tables: number;
  size: number;
  seconds: number;
};

/** Any fixed number; another than that for migrating. */
const BACKUP_LOCK = 7_461_003;
const KEEP_ALIVE_QUERY_MS = 20_000;

/**
 * Makes one backup while the product runs, and notes it in the database; a failure too. Nothing is left at the place
 * if it fails. Throws an OperatorError if another one is being made, the place is absent or full, or the keys are not
 * the database's.
 */
export async function backUp(options: BackUpOptions): Promise<MadeBackup> {
  const { databaseUrl, place, now } = options;
  return usingDatabase({ url: databaseUrl, poolSize: 1 }, async (db) => {
    return await inTurn(databaseUrl, async () => {
      try {
        const begun = performance.now();
        await noteTry(db, now).catch(() => {});
        const made = await makeBackup(options);
        const seconds = Math.round((performance.now() - begun) / 100) / 10;
        await noteBackup(db, { at: now, place: place.shown, bytes: made.size, seconds });
        return { ...made, seconds };
      } catch (error) {
        await noteFailure(db, now, wordsOf(error)).catch(() => {});
        throw error;
      }
    });
  });
}

/** One backup at a time, on whatever server. */
async function inTurn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  return withConnection(url, "backup", async (connection) => {
    // In a transaction: behind a pooler, a session's lock would outlive us.
    await connection.query("begin");
    const [lock] = await readerOf(connection).query<{ taken: boolean }>(
      "select pg_try_advisory_xact_lock($1) as taken /* taken as typed: never null */",
      [BACKUP_LOCK],
    );
    if (!lock?.taken) throw new OperatorError("Another backup is being made: wait for its end.");
    // A server may cut off transactions that do nothing.
    const ping = setInterval(() => connection.query("select").catch(() => {}), KEEP_ALIVE_QUERY_MS);
    return await work().finally(() => clearInterval(ping));
  });
}

async function makeBackup(options: BackUpOptions): Promise<Omit<MadeBackup, "seconds">> {
  const { databaseUrl, place, now } = options;
  const secrets = await readSecrets(options.secrets);
  const migration = await readState(databaseUrl, secrets);
  const name = nameAt(now);
  const draft = await place.begin(name);
  try {
    const manifest = await writeParts(draft, { ...options, readSecrets: secrets, migration });
    await draft.finish();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const size = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
    return { ...manifest.files, at: `${place.shown}/${name}`, rows, tables: manifest.tables.length, size };
  } catch (error) {
    await draft.discard().catch(() => {});
    throw inWords(error, place);
  }
}

type Wishes = BackUpOptions & { readSecrets: Secrets; migration: string };

async function writeParts(draft: Draft, wishes: Wishes): Promise<Manifest> {
  const { databaseUrl, files, passphrase, migration, workFactor } = wishes;
  const key = await makeKey(draft, passphrase, workFactor);
  const parts: PartRecord[] = [];
  const write = async (part: string, source: AsyncIterable<Uint8Array>) => {
    parts.push(await writePart(draft, part, source, key));
  };
  const { tables, sequences, at } = await copyTables(databaseUrl, write);
  // After the tables: every file that they name is there by now.
  const { archive, counts } = packFiles(files);
  await write(FILES_PART, archive);
  await write(SECRETS_PART, once(textOfSecrets(wishes.readSecrets)));
  if ((await readState(databaseUrl, wishes.readSecrets)) !== migration)
    throw new OperatorError("The database was migrated while it was backed up: make the backup again.");
  const told = { format: FORMAT, version: VERSION, at: at.toISOString(), migration } as const;
  const manifest: Manifest = { ...told, tables, sequences, files: counts, parts };
  await writePart(draft, MANIFEST_PART, once(JSON.stringify(manifest)), key, false);
  return manifest;
}

/** The newest migration of the database. Throws an OperatorError if it has none, or if the secrets are not its own. */
async function readState(url: string, secrets: Secrets): Promise<string> {
  return withConnection(url, "backup", async (connection) => {
    const reader = readerOf(connection);
    const migration = await newestMigration(reader);
    if (migration === null)
      throw new OperatorError("The database has no schema of this release yet, so there is nothing to back up.");
    const vault = vaultOf(secrets);
    if (!vault || !(await keyFits(reader, vault)))
      throw new OperatorError(
        "The master key of this database is not here: run the backup where the product runs, or set the same MASTER_KEY. Without it no account could sign in after a restore.",
      );
    return migration;
  });
}

/** Words for what an operator can mend. */
function inWords(error: unknown, { shown }: Place): unknown {
  if (error instanceof OperatorError) return error;
  const code = codeOf(error) ?? "";
  if (["ENOSPC", "EDQUOT", "EFBIG"].includes(code))
    return new OperatorError(`There is no room for the backup in ${shown} (${code}). Nothing was left there.`);
  if (["EACCES", "EPERM", "EROFS", "EIO", "ENOENT"].includes(code))
    return new OperatorError(`The backup cannot be written to ${shown} (${code}). Nothing was left there.`);
  return error;
}
