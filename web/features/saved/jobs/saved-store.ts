// Which jobs the signed-in person keeps, as far as this page knows. Light: public pages carry it; what asks and changes comes with the first need.
import { useEffect, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../../contract/roles.ts";
import { makeStore } from "../../../session/make-store.ts";
import { useSession } from "../../../session/session-context.tsx";

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

/** Asks what the person keeps as long as the piece stands, and keeps what they pressed as a visitor. */
export function useSavedWatch(): void {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  useEffect(() => {
    if (subject === undefined) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    import("./watch-saved.ts").then(
      ({ watchSaved }) => {
        if (!isGone) stop = watchSaved();
      },
      // Should it not load, nothing shows as kept; keeping asks for it again.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [subject]);
  useEffect(() => {
    if (isLoggedIn === false) savedStore.set({ ids: null });
  }, [isLoggedIn]);
}
