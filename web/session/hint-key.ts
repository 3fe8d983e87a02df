// The key of the hints: AES-GCM, not extractable, in this browser's IndexedDB.
import type { KeyBox } from "./hint-store.ts";

const DATABASE = "session";
const STORE = "keys";
const NAME = "hints";

/** The key in IndexedDB, shared by all tabs. */
export function keyInIndexedDb(): KeyBox {
  const peek = async () => (await withStore<CryptoKey | undefined>("readonly", (store) => store.get(NAME))) ?? null;
  return {
    peek,
    async open() {
      const kept = await peek();
      if (kept) return kept;
      const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
      // If another tab was quicker, its key is used.
      await withStore("readwrite", (store) => store.add(made, NAME)).catch(() => null);
      return (await peek()) ?? made;
    },
    async drop() {
      await withStore("readwrite", (store) => store.delete(NAME));
    },
  };
}

/** Runs a request on the only object store of this database; resolves once it is done. */
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
