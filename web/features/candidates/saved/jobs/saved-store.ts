// The jobs that the signed-in person has saved, as far as this page knows. Light: public pages include it; the calls
// load when first needed.
import { useSyncExternalStore } from "react";
import { makeStore } from "../../../../session/make-store.ts";

/** `ids` is null until loaded. */
type SavedState = { ids: ReadonlySet<string> | null };

/** The store of this page; only the browser writes to it. */
export const savedStore = makeStore<SavedState>({ ids: null });

export function useIsSaved(jobId: string): boolean {
  return useSyncExternalStore(
    savedStore.listen,
    () => savedStore.read().ids?.has(jobId) ?? false,
    () => false,
  );
}

/** The ids of saved jobs, null until loaded. */
export const useSavedIds = (): ReadonlySet<string> | null =>
  useSyncExternalStore(
    savedStore.listen,
    () => savedStore.read().ids,
    () => null,
  );

/** The ids of saved jobs after unconfirmed changes: job id -> whether to save it. */
export function withWishes(known: readonly string[], wishes: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  const ids = new Set(known);
  for (const [id, isWanted] of wishes) {
    if (isWanted) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
