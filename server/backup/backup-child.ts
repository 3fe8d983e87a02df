// The child process that makes the nightly backup, by the settings of the server that starts it.
import { openFiles } from "../files/index.ts";
import { readConfig } from "../platform/config.ts";
import { wordsOf } from "../platform/operator.ts";
import { makeVault } from "../platform/vault.ts";
import { backUp } from "./back-up.ts";
import type { BackupOrder, BackupReport } from "./nightly.ts";
import { openPlace } from "./place.ts";

// The server has ended.
process.once("disconnect", () => process.exit(1));
process.once("message", async (order: BackupOrder) => {
  const failure = await make(order).then(() => null, wordsOf);
  process.send?.({ failure } satisfies BackupReport, () => process.exit(0));
});

async function make({ databaseUrl }: BackupOrder): Promise<void> {
  const answer = readConfig(process.env);
  if (!answer.ok) throw new Error(answer.problems.join(" "));
  const { to, passphrase } = answer.config.backup;
  if (to === undefined || passphrase === undefined) throw new Error("BACKUP_TO or BACKUP_PASSPHRASE is not set.");
  await backUp({
    databaseUrl,
    secrets: answer.config,
    files: await openFiles(answer.config, { vault: makeVault("signs nothing"), clock: () => new Date() }),
    place: await openPlace(to, answer.config.s3Access),
    passphrase,
    now: new Date(),
  });
}
