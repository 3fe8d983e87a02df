// `backup`: makes an encrypted backup while the product runs, or proves that one can be restored.
import { performance } from "node:perf_hooks";
import { backUp, openBackup, openPlace, verifyBackup } from "../server/backup/index.ts";
import { openFiles } from "../server/files/index.ts";
import { auditBooks, isBalanced } from "../server/ledger/books/audit.ts";
import type { Config } from "../server/platform/config.ts";
import { hasDatabase, withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { makeVault } from "../server/platform/vault.ts";
import { type Command, type Given, STDERR_LOG, UsageError } from "./command.ts";
import { settings } from "./settings.ts";
import { duration } from "./steps.ts";

export const command: Command = {
  name: "backup",
  about: "Makes an encrypted backup of everything while the product runs; verify proves that one can be restored.",
  takes: "[verify DIR]",
  flags: { to: { about: "Where to: a folder, or s3://bucket/folder; BACKUP_TO unless given.", value: "DIR" } },
  notes: [
    "The backup is a folder of its own below DIR, named by its time: database, files, secrets and a manifest with checksums.",
    "BACKUP_PASSPHRASE (or BACKUP_PASSPHRASE_FILE) encrypts it. Keep that away from this machine: without it a backup is of no use.",
    "verify DIR loads a backup into a throw-away database in the temporary folder, counts every table and adds up the books.",
  ],
  async run(given) {
    const [task, dir, further] = given.words;
    if (task === undefined) return await make(given);
    if (task !== "verify" || dir === undefined || further !== undefined || given.flags.to !== undefined)
      throw new UsageError("backup takes --to DIR, or: verify DIR.");
    return await verify(dir);
  },
};

/** Throws an OperatorError without one: backups are never written in the clear. */
export function passphraseOf({ backup }: Config): string {
  if (backup.passphrase) return backup.passphrase;
  throw new OperatorError(
    "BACKUP_PASSPHRASE is not set. A backup holds the keys, CVs and addresses of everybody, so it is made encrypted only: set it, or BACKUP_PASSPHRASE_FILE, and keep it away from this machine too.",
  );
}

/** The store of files for a command; links, which the vault would sign, are not made. */
export const filesOf = (config: Config) =>
  openFiles(config, { vault: makeVault("signs nothing"), clock: () => new Date() });

async function make(given: Given): Promise<number> {
  const config = settings();
  const to = typeof given.flags.to === "string" ? given.flags.to : config.backup.to;
  if (to === undefined) throw new UsageError("backup needs a place: --to DIR, or the setting BACKUP_TO.");
  const passphrase = passphraseOf(config);
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new OperatorError(`${config.dataDir} has no database, so there is nothing to back up. Set DATA_DIR.`);
  const place = await openPlace(to, config.s3Access);
  const files = await filesOf(config);
  const made = await withDatabase(
    config,
    STDERR_LOG,
    (databaseUrl) => backUp({ databaseUrl, secrets: config, files, place, passphrase, now: new Date() }),
    { purpose: "backup" },
  );
  const what = `${count(made.rows)} rows of ${made.tables} tables and ${filesIn(made.count)}`;
  console.log(`Backed up ${what} in ${duration(made.seconds * 1_000)}: ${megabytes(made.size)} in ${made.at}`);
  return 0;
}

async function verify(dir: string): Promise<number> {
  const config = settings();
  const begun = performance.now();
  const backup = await openBackup(dir, config.s3Access, passphraseOf(config));
  const { flaws, rows, tables, files } = await verifyBackup(backup, async (db) => {
    const audit = await auditBooks(db, new Date());
    return isBalanced(audit) ? null : `books: not balanced (${JSON.stringify(audit.flaws)})`;
  });
  for (const flaw of flaws) console.error(flaw);
  if (flaws.length > 0) throw new OperatorError(`${dir} is not sound: make another backup, and run doctor.`);
  const took = duration(performance.now() - begun);
  console.log(
    `Sound, as of ${backup.manifest.at}: ${count(rows)} rows of ${tables} tables as in the manifest, the books`,
  );
  console.log(`balanced, the keys fit, ${filesIn(files)}. Restored into a throw-away database in ${took}.`);
  return 0;
}

const count = (number: number) => number.toLocaleString("en");
export const filesIn = (number: number) => `${count(number)} ${number === 1 ? "file" : "files"}`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
