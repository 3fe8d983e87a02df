// Encrypts and signs, with a separate key for each purpose derived from the master key.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Database, Reader } from "./db.ts";
import { OperatorError } from "./operator.ts";

/** `purpose` names the use; text sealed for one purpose opens for no other. */
export type Vault = {
  /** 32 bytes, independent of the keys of other purposes. */
  key(purpose: string): Buffer;
  /** Encrypts and authenticates. */
  seal(purpose: string, text: string): Buffer;
  /** The text; null if it was not sealed with this key and purpose, or was changed. */
  open(purpose: string, sealed: Buffer): string | null;
  /** HMAC-SHA-256. */
  mac(purpose: string, text: string): Buffer;
};

const ivLength = 12;
const tagLength = 16;

export function makeVault(masterKey: string): Vault {
  const keys = new Map<string, Buffer>();
  const key = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = Buffer.from(hkdfSync("sha256", masterKey, "", `vouchboard ${purpose}`, 32));
    keys.set(purpose, made);
    return made;
  };
  return {
    key,
    seal(purpose, text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", key(`seal ${purpose}`), iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      if (sealed.length < ivLength + tagLength) return null;
      const decipher = createDecipheriv("aes-256-gcm", key(`seal ${purpose}`), sealed.subarray(0, ivLength));
      decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      try {
        return decipher.update(sealed.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
    mac: (purpose, text) =>
      createHmac("sha256", key(`mac ${purpose}`))
        .update(text)
        .digest(),
  };
}

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
    "The master key is not the one that this database was used with: no one could sign in, and what is sealed could not be read. " +
      "Restore it (MASTER_KEY, or secrets/master-key in DATA_DIR). " +
      "If it is lost for good: npm run vouchboard -- admin accept-key, and everybody sets a new password.",
  );
}

/** Removes the record, so that the next start records its own key. */
export async function forgetKey(db: Database): Promise<void> {
  await db.transaction((tx) => tx.query("delete from installation where name = $1", [NAME]));
}
