// The key of the hints: AES-GCM, never extractable, in this browser's IndexedDB.
import type { KeyBox } from "./hint-store.ts";

const DATABASE = "session";
const STORE = "keys";
const NAME = "hints";

/** Where the key is kept; another tab shares it. */
export function keyInIndexedDb(): KeyBox {
  const peek = async () => (await withStore<CryptoKey | undefined>("readonly", (store) => store.get(NAME))) ?? null;
  return {
    peek,
    async open() {
      const kept = await peek();
      if (kept) return kept;
      const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
      // Another tab may have been quicker: the first one stays.
      await withStore("readwrite", (store) => store.add(made, NAME)).catch(() => null);
      return (await peek()) ?? made;
    },
    async drop() {
      await withStore("readwrite", (store) => store.delete(NAME));
    },
  };
}

/** Asks the one store of this browser's own database; resolves once it is done. */
export async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The hints' database is blocked."));
  });
}
