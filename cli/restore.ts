// `restore`: brings a backup into an empty installation.
import { performance } from "node:perf_hooks";
import { openBackup, readFittingSecrets, restoreBackup } from "../server/backup/index.ts";
import { readLockHolder } from "../server/platform/data-lock.ts";
import { inUse, withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { filesIn, filesOf, passphraseOf } from "./backup.ts";
import { CALL, type Command, UsageError } from "./command.ts";
import { settings } from "./settings.ts";
import { duration } from "./steps.ts";

export const command: Command = {
  name: "restore",
  about: "Brings a backup into an empty installation: database, files and secrets.",
  takes: "<DIR | s3://bucket/folder/TIME>",
  flags: {},
  notes: [
    "DIR is one backup, such as /backups/2026-11-23T21-00-00Z. BACKUP_PASSPHRASE (or BACKUP_PASSPHRASE_FILE) opens it.",
    "The whole backup is checked first. An installation that has accounts, companies, jobs or other keys is refused and stays as it is.",
    "Interrupted, it can be repeated. A newer release restores backups of older ones.",
  ],
  async run(given) {
    const [dir, further] = given.words;
    if (dir === undefined || further !== undefined)
      throw new UsageError("restore takes one backup: restore /backups/2026-11-23T21-00-00Z.");
    const config = settings();
    const begun = performance.now();
    const passphrase = passphraseOf(config);
    const holder = config.databaseUrl ? null : await readLockHolder(config.dataDir);
    if (holder)
      throw new OperatorError(
        `${inUse(config.dataDir, holder)} Stop it, or set DATA_DIR to a new folder for the restore.`,
      );
    console.log("Checking the whole backup …");
    const backup = await openBackup(dir, config.s3Access, passphrase);
    const secrets = await readFittingSecrets(backup, config);
    const files = await filesOf(config);
    console.log(`Restoring the backup as of ${backup.manifest.at} …`);
    await withDatabase(
      config,
      console,
      (databaseUrl) => restoreBackup(backup, secrets, { databaseUrl, target: config, files }),
      { purpose: "restore", settings: { max_wal_size: "4GB" } },
    );
    const { count } = backup.manifest.files;
    console.log(
      `Restored ${backup.manifest.tables.length} tables and ${filesIn(count)} in ${duration(performance.now() - begun)}.`,
    );
    console.log(`${CALL} doctor looks at it; ${CALL} start serves it.`);
    return 0;
  },
};
