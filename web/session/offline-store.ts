import type { Application } from "../../contract/applications/wire.ts";
import type { Job, JobCard } from "../../contract/jobs/wire.ts";
import { withStore } from "./hint-key.ts";

/** A job with its description, or without where it could not be loaded. */
export type KeptJob = JobCard & Partial<Pick<Job, "jobDescription">>;

export type OfflineLists = { saved: KeptJob[]; viewed: KeptJob[]; applications: Application[] };
type ListName = keyof OfflineLists;
/** Rows, and when they were loaded (epoch ms). */
type Kept<Name extends ListName> = { at: number; rows: OfflineLists[Name] };
export type KeptLists = { [Name in ListName]: Kept<Name> | null };

/** The service worker reads it too (web/service-worker.js). */
const OWNER = "offline owner";
const keyOf = (sub: string, name: ListName) => `offline ${sub} ${name}`;
/** Every key above. */
const all = () => IDBKeyRange.bound("offline ", "offline \uffff");
/** Longer than a session lasts unused: by then the server would say that it is over. */
const KEPT_FOR_MS = 14 * 86_400_000;
const MOST_VIEWED = 20;

/** Notes whose session this is; what another account left is erased. Never rejects. */
export async function claimOffline(sub: string): Promise<void> {
  await withStore("readwrite", (store) => {
    const owner: IDBRequest<string | undefined> = store.get(OWNER);
    owner.onsuccess = () => {
      if (owner.result === sub) return;
      store.delete(all());
      store.put(sub, OWNER);
    };
    return owner;
  }).catch(() => {});
}

/** Erases everything. Never rejects. */
export async function forgetOffline(): Promise<void> {
  await withStore("readwrite", (store) => store.delete(all())).catch(() => {});
}

/** Keeps a list, unless the account's session has ended meanwhile. Never rejects. */
export async function keepList<Name extends ListName>(
  sub: string,
  name: Name,
  rows: OfflineLists[Name],
): Promise<void> {
  await ifOwner(sub, (store) => store.put({ at: Date.now(), rows } satisfies Kept<Name>, keyOf(sub, name)));
}

/** Puts a job that the person opened in front of the viewed ones. Never rejects. */
export async function keepViewed(sub: string, job: KeptJob): Promise<void> {
  await ifOwner(sub, (store) => {
    const before: IDBRequest<Kept<"viewed"> | undefined> = store.get(keyOf(sub, "viewed"));
    before.onsuccess = () => {
      const others = (before.result?.rows ?? []).filter(({ id }) => id !== job.id);
      const rows = [job, ...others].slice(0, MOST_VIEWED);
      store.put({ at: Date.now(), rows } satisfies Kept<"viewed">, keyOf(sub, "viewed"));
    };
  });
}

/** In one transaction, so that an answer that arrives after a sign-out in any tab is not kept. */
async function ifOwner(sub: string, write: (store: IDBObjectStore) => void): Promise<void> {
  await withStore("readwrite", (store) => {
    const owner: IDBRequest<string | undefined> = store.get(OWNER);
    owner.onsuccess = () => {
      if (owner.result === sub) write(store);
    };
    return owner;
  }).catch(() => {});
}

/** The lists of the browser's person; null if nobody's session is known here. Never rejects. */
export async function readOffline(): Promise<KeptLists | null> {
  const get = <Value>(key: string) =>
    withStore<Value | undefined>("readonly", (store) => store.get(key)).catch(() => undefined);
  const sub = await get<string>(OWNER);
  if (sub === undefined) return null;
  const list = async <Name extends ListName>(name: Name): Promise<Kept<Name> | null> => {
    const kept = await get<Kept<Name>>(keyOf(sub, name));
    return kept && Date.now() - kept.at < KEPT_FOR_MS ? kept : null;
  };
  return { saved: await list("saved"), viewed: await list("viewed"), applications: await list("applications") };
}
