// Encrypts and signs, with a separate key for each purpose derived from the master key.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

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
