// A sealed word in the database, by which a process checks that it has the master key of the other sealed data.
import type { Database, Reader } from "./db.ts";
import { OperatorError } from "./operator.ts";
import type { Vault } from "./vault.ts";

const NAME = "key canary";
const PURPOSE = "key canary";

/** Whether the vault's key is the database's; also true if none was recorded. */
export async function keyFits(reader: Reader, vault: Vault): Promise<boolean> {
  const [row] = await reader.query<{ value: string }>("select value from installation where name = $1", [NAME]);
  return row === undefined || vault.open(PURPOSE, Buffer.from(row.value, "base64url")) !== null;
}

/** Records the key if none was; throws an OperatorError if another was. */
export async function requireKey(db: Database, vault: Vault): Promise<void> {
  const sealed = vault.seal(PURPOSE, "sealed").toString("base64url");
  await db.transaction((tx) =>
    tx.query("insert into installation (name, value) values ($1, $2) on conflict do nothing", [NAME, sealed]),
  );
  if (await keyFits(db, vault)) return;
  throw new OperatorError(
    "The master key is not the one that this database was used with: nobody could sign in, and what is sealed could not be read. " +
      "Restore it (MASTER_KEY, or secrets/master-key in DATA_DIR). " +
      "If it is lost for good: npm run vouchboard -- admin accept-key, and everybody sets a new password.",
  );
}

/** Removes the record, so that the next start records its own key. */
export async function forgetKey(db: Database): Promise<void> {
  await db.transaction((tx) => tx.query("delete from installation where name = $1", [NAME]));
}
