// Opens the vault for a command that writes sealed or peppered data, and refuses a key that does not fit the database.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { openSigningKeys } from "../server/identity/provider/signing-keys.ts";
import type { Config } from "../server/platform/config.ts";
import type { Database, Reader } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import type { SharedKeys } from "../server/platform/shared-keys.ts";
import { makeVault, requireKey, type Vault } from "../server/platform/vault.ts";

/** Whether the master key is configured or stored in the data folder. */
export async function hasMasterKey({ masterKey, dataDir }: Pick<Config, "masterKey" | "dataDir">): Promise<boolean> {
  if (masterKey) return true;
  return stat(join(dataDir, "secrets", "master-key")).then(
    () => true,
    () => false,
  );
}

/** Whether there are passwords, which only their master key can check. */
async function hasPasswords(db: Pick<Reader, "query">): Promise<boolean> {
  const [row] = await db.query<{ any: boolean }>("select exists (select from credential) as any");
  return row?.any === true;
}

/** Makes a master key only if the database has nothing protected by another one. */
export async function openVault(config: Config, db: Database): Promise<Vault> {
  if (!(await hasMasterKey(config)) && (await hasPasswords(db)))
    throw new OperatorError(
      `The database has passwords, but ${join(config.dataDir, "secrets", "master-key")} is not there and MASTER_KEY is not set: run this where the product runs, or give it the same MASTER_KEY.`,
    );
  const vault = makeVault((await openSecrets(config.dataDir, config)).masterKey);
  await requireKey(db, vault);
  return vault;
}

/** The other keys that servers share; makes those that are not there yet. */
export async function sharedKeys(config: Config): Promise<SharedKeys> {
  const { cursorKey } = await openSecrets(config.dataDir, config);
  if (config.identity.kind !== "embedded") return { cursorKey, signingKeyIds: null };
  const keys = await openSigningKeys(config.dataDir, config.identity.signingKeys);
  return { cursorKey, signingKeyIds: keys.map(({ kid }) => String(kid)) };
}
