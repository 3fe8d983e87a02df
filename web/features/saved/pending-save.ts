// What a visitor was about to keep when signing in came between: taken up once, in the same tab.
const KEY = "pendingSave";
/** A mail with a code may be slow; whoever comes back much later does not expect it any more. */
const DUE_FOR_MS = 2 * 3_600_000;

/** A job by its id, or the search of the board that was open, by the query part of its address. */
export type PendingSave = { job: string } | { search: string };

type Kept = PendingSave & { at: number };

export function keepPendingSave(pending: PendingSave): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...pending, at: Date.now() }));
  } catch {
    // Private windows may refuse storage: then it is pressed once more.
  }
}

/** Whether the search of this list waits to be saved. */
export const isSearchPending = (query: string): boolean => {
  const kept = readKept();
  return kept !== null && "search" in kept && kept.search === query;
};

/** What is to be kept, when `isMine` says so; whoever hears it must do it, for nobody hears it again. */
export function takePendingSave(isMine: (pending: PendingSave) => boolean): PendingSave | null {
  const kept = readKept();
  if (kept === null || !isMine(kept)) return null;
  window.sessionStorage.removeItem(KEY);
  return kept;
}

/** Null when there is nothing, or it is too old. */
function readKept(): PendingSave | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    return kept !== null && Date.now() - kept.at < DUE_FOR_MS ? kept : null;
  } catch {
    return null;
  }
}
