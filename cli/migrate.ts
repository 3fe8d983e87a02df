// `migrate`: applies pending migrations and loads changed functions, or lists them.
import { usingDatabase } from "../server/platform/db.ts";
import { withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { readChanged } from "../server/platform/functions.ts";
import { migrate, readSchema } from "../server/platform/migrate.ts";
import { OperatorError } from "../server/platform/operator.ts";
import type { Command } from "./command.ts";
import { settings } from "./settings.ts";

export const command: Command = {
  name: "migrate",
  about: "Brings the database to the newest schema. `start` does so too.",
  takes: "",
  flags: {
    "dry-run": { about: "Only lists what would be applied." },
    check: { about: "As --dry-run; exit code 3 when something is to be applied." },
  },
  notes: [
    "Exit codes: 0 done or nothing to do, 1 failed or made by a newer release, 3 with --check when something is to be applied.",
    "Servers that start together with it wait for it.",
  ],
  async run(given) {
    const check = given.flags.check === true;
    const dryRun = check || given.flags["dry-run"] === true;
    const { applied, loaded } = await withDatabase(settings(), console, dryRun ? listPending : (url) => migrate(url), {
      purpose: "migrate",
    });
    if (applied.length + loaded.length === 0) console.log("The database has the newest schema.");
    if (applied.length > 0) console.log(`${dryRun ? "Would apply" : "Applied"}: ${applied.join(", ")}`);
    if (loaded.length > 0) console.log(`${dryRun ? "Would load" : "Loaded"} functions: ${loaded.join(", ")}`);
    return check && applied.length + loaded.length > 0 ? PENDING : 0;
  },
};

/** The exit code of `--check`; 1 and 2 mean failures. */
const PENDING = 3;

/** Of the functions only what is known before the migrations. */
async function listPending(url: string): Promise<{ applied: string[]; loaded: string[] }> {
  return usingDatabase({ url, poolSize: 1 }, async (db) => {
    const { pending, refusal } = await readSchema(db);
    if (refusal !== null) throw new OperatorError(refusal);
    const changed = pending.length === 0 ? await readChanged(db) : [];
    return { applied: pending, loaded: changed.map(({ name }) => name) };
  });
}
