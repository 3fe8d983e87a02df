// Runs a command's work on the product's database, with connections that end with it.
import type { Config } from "../server/platform/config.ts";
import { type Database, usingDatabase } from "../server/platform/db.ts";
import { withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { STDERR_LOG } from "./command.ts";

/** `migrates`: first brings the database to the newest schema. */
type Wishes = { migrates?: boolean; poolSize?: number; statementTimeout?: number };

/** For the command `purpose`; one connection, and the schema as it is, unless wished otherwise. */
export function onDatabase<Result>(
  config: Config,
  purpose: string,
  work: (db: Database, url: string) => Promise<Result>,
  { migrates = false, ...options }: Wishes = {},
): Promise<Result> {
  const use = async (url: string) => {
    if (migrates) await migrate(url);
    return usingDatabase({ url, poolSize: 1, ...options }, (db) => work(db, url));
  };
  return withDatabase(config, STDERR_LOG, use, { purpose });
}
