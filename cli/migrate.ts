// `migrate`: applies pending migrations, or lists them.
import { openDatabase } from "../server/platform/db.ts";
import { withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { migrate, readSchema } from "../server/platform/migrate.ts";
import { OperatorError } from "../server/platform/operator.ts";
import type { Command } from "./command.ts";
import { settings } from "./settings.ts";

export const command: Command = {
  name: "migrate",
  about: "Brings the database to the newest schema. `start` does so too.",
  takes: "",
  flags: { "dry-run": { about: "Only lists what would be applied." } },
  async run(given) {
    const dryRun = given.flags["dry-run"] === true;
    const names = await withDatabase(
      settings(),
      console,
      async (url) => (dryRun ? await listPending(url) : (await migrate(url)).applied),
      { purpose: "migrate" },
    );
    if (names.length === 0) console.log("The database has the newest schema.");
    else console.log(`${dryRun ? "Would apply" : "Applied"}: ${names.join(", ")}`);
    return 0;
  },
};

async function listPending(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1 });
  const { pending, refusal } = await readSchema(db).finally(() => db.close());
  if (refusal !== null) throw new OperatorError(refusal);
  return pending;
}
