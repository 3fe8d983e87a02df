// Which jobs the signed-in person keeps, as far as this page knows. Light: public pages carry it; what asks and changes comes with the first need.
import { useSyncExternalStore } from "react";
import { makeStore } from "../../../session/make-store.ts";

/** `ids` is null while it is not known. */
type SavedState = { ids: ReadonlySet<string> | null };

/** Of this page; only the browser writes to it. */
export const savedStore = makeStore<SavedState>({ ids: null });

export function useIsSaved(jobId: string): boolean {
  return useSyncExternalStore(
    savedStore.listen,
    () => savedStore.read().ids?.has(jobId) ?? false,
    () => false,
  );
}

/** What the person keeps, null until it is known. */
export const useSavedIds = (): ReadonlySet<string> | null =>
  useSyncExternalStore(
    savedStore.listen,
    () => savedStore.read().ids,
    () => null,
  );
