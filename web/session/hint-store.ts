// Hints: values stored in this browser that are no tokens, including unsaved text, encrypted with a key that no script
// can export, and removed on sign-out.

export const HINT_NAMES = [
  "userType",
  "corporateUserType",
  "userName",
  "userEmail",
  "cognitoUserId",
  "lastAccessedDash",
  "isLinkedInUser",
  "linkedinUserType",
  "isCompanyListingRoute",
  "dynamicRoute",
  "AuthActiveFormData",
  "AuthEmpSelectedCompany",
  "PendingApply",
  "ProfileDrafts",
  "JobDrafts",
  "GuidanceDrafts",
  "ReferralDrafts",
  "FollowedShares",
  "RecentSearches",
] as const;
export type HintName = (typeof HINT_NAMES)[number];

/** Holds the key. Methods reject where the browser refuses storage. */
export type KeyBox = {
  open(): Promise<CryptoKey>;
  peek(): Promise<CryptoKey | null>;
  drop(): Promise<void>;
};

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type HintStore = {
  /** The value, or null when there is none or it can no longer be decrypted. */
  read<Value>(name: HintName): Promise<Value | null>;
  write(name: HintName, value: unknown): Promise<void>;
  remove(name: HintName): Promise<void>;
  /** Deletes every hint and the key, and halts. */
  clear(): Promise<void>;
  /**
   * Another tab signs out and deletes the hints: drops what this page writes now and within the next second, such as
   * drafts that wait for a pause or for their form's end.
   */
  halt(): void;
};

const HALT_MS = 1_000;

/** Hints in `storage` under their names. Where key or storage is refused, they are in memory, for this page only. */
export function makeHintStore(box: KeyBox, storage: () => TextStorage, now = () => performance.now()): HintStore {
  let haltedUntil = Number.NEGATIVE_INFINITY;
  let halts = 0;
  const memory = new Map<HintName, string>();
  /** Number of changes by name: encryption is slow, and a value overtaken by a later change must not be stored. */
  const changes = new Map<HintName, number>();
  const change = (name: HintName): (() => boolean) => {
    const own = (changes.get(name) ?? 0) + 1;
    changes.set(name, own);
    return () => changes.get(name) === own;
  };
  const halt = () => {
    haltedUntil = now() + HALT_MS;
    halts += 1;
    memory.clear();
    for (const name of HINT_NAMES) change(name);
  };
  const attempt = async <Result>(run: () => Promise<Result>): Promise<Result | null> => run().catch(() => null);
  return {
    async read<Value>(name: HintName) {
      const kept = memory.get(name);
      if (kept !== undefined) return JSON.parse(kept) as Value;
      const text = await attempt(async () => {
        const sealed = storage().getItem(name);
        const key = sealed === null ? null : await box.peek();
        return sealed !== null && key ? await unseal(key, name, sealed) : null;
      });
      return text === null ? null : (JSON.parse(text) as Value);
    },
    async write(name, value) {
      if (now() < haltedUntil) return;
      const text = JSON.stringify(value);
      const isNewest = change(name);
      const haltsBefore = halts;
      const isKept = await attempt(async () => {
        const key = await box.open();
        if (halts !== haltsBefore) return dropUnused(box, storage());
        const sealed = await seal(key, name, text);
        if (isNewest()) storage().setItem(name, sealed);
        return true;
      });
      if (!isNewest()) return;
      if (isKept) memory.delete(name);
      else memory.set(name, text);
    },
    async remove(name) {
      change(name);
      memory.delete(name);
      await attempt(async () => storage().removeItem(name));
    },
    async clear() {
      halt();
      for (const name of HINT_NAMES) await attempt(async () => storage().removeItem(name));
      await attempt(() => box.drop());
    },
    halt,
  };
}

/** A sign-out dropped the key while a write opened it, which may have made it anew. A hint of a later sign-in needs it. */
async function dropUnused(box: KeyBox, storage: TextStorage): Promise<true> {
  if (HINT_NAMES.every((name) => storage.getItem(name) === null)) await box.drop();
  return true;
}

const IV_BYTES = 12;

/** The name is authenticated, so that one hint cannot be passed off as another. */
const algorithm = (iv: BufferSource, name: HintName): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(name),
});

async function seal(key: CryptoKey, name: HintName, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, name), key, new TextEncoder().encode(text));
  const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

async function unseal(key: CryptoKey, name: HintName, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const iv = bytes.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt(algorithm(iv, name), key, bytes.slice(IV_BYTES));
  return new TextDecoder().decode(text);
}
