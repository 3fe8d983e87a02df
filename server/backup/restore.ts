// Restores a backup into an empty installation.
import type { FileStore } from "../files/index.ts";
import { type Reader, readerOf } from "../platform/db.ts";
import { migrate, migrateTo, newestMigration } from "../platform/migrate.ts";
import { OperatorError } from "../platform/operator.ts";
import { withConnection } from "../platform/server-link.ts";
import { unpackFiles } from "./files.ts";
import { loadTables } from "./load-tables.ts";
import { FILES_PART, SECRETS_PART } from "./manifest.ts";
import type { OpenBackup } from "./open-backup.ts";
import { readPart, readTextPart } from "./seal.ts";
import { parseSecrets, refuseOtherSecrets, type Secrets, type SecretsGiven, writeSecrets } from "./secrets.ts";

/** The backup's secrets. Throws an OperatorError if the installation, whose database may not exist yet, has others. */
export async function readFittingSecrets(backup: OpenBackup, target: SecretsGiven): Promise<Secrets> {
  const secrets = parseSecrets(await readTextPart(backup, SECRETS_PART));
  await refuseOtherSecrets(secrets, target);
  return secrets;
}

export type RestoreOptions = { databaseUrl: string; target: SecretsGiven; files: FileStore };

/**
 * Writes secrets and files, and loads the database last, in one transaction: interrupted, it can simply be repeated.
 * Throws an OperatorError, and has written nothing, if the database is not empty.
 */
export async function restoreBackup(
  backup: OpenBackup,
  secrets: Secrets,
  { databaseUrl, target, files }: RestoreOptions,
): Promise<void> {
  await refuseFilled(databaseUrl, backup.manifest.migration);
  await writeSecrets(secrets, target);
  await readPart(backup, FILES_PART, async (archive) => {
    await unpackFiles(archive, (key, bytes) => files.write(key, bytes, "application/octet-stream"));
  });
  await loadDatabase(databaseUrl, backup);
}

/** Makes the schema that the backup had, loads it, and brings it to the schema and functions of this release. */
export async function loadDatabase(databaseUrl: string, backup: OpenBackup): Promise<void> {
  await migrateTo(databaseUrl, backup.manifest.migration);
  await loadTables(databaseUrl, backup.manifest, (part, sink) => readPart(backup, part, sink));
  await migrate(databaseUrl);
}

const ADVICE =
  "restore goes into an empty installation. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.";

async function refuseFilled(url: string, migration: string): Promise<void> {
  await withConnection(url, "backup", async (connection) => {
    const reader = readerOf(connection);
    const newest = await newestMigration(reader);
    if (newest === null) return refuseForeign(reader);
    const [has] = await reader.query<{ rows: boolean }>(
      `select exists (select from account) or exists (select from company) or exists (select from job) as rows
       /* rows as typed: never null */`,
    );
    if (has?.rows) throw new OperatorError(`The database has accounts, companies or jobs: ${ADVICE}`);
    if (newest !== migration)
      throw new OperatorError(`The database was migrated to ${newest}, and the backup is at ${migration}: ${ADVICE}`);
  });
}

async function refuseForeign(reader: Reader): Promise<void> {
  const [first] = await reader.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relkind in ('r', 'p')
       and c.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  );
  if (first) throw new OperatorError(`The database has tables that are not the product's (${first.name}): ${ADVICE}`);
}
