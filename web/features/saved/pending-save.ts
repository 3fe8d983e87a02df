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

/** What is to be kept, when `isMine` says so; whoever hears it must do it, for nobody hears it again. */
export function takePendingSave<Mine extends PendingSave>(
  isMine: (pending: PendingSave) => pending is Mine,
): Mine | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    if (kept === null || !isMine(kept)) return null;
    window.sessionStorage.removeItem(KEY);
    return Date.now() - kept.at < DUE_FOR_MS ? kept : null;
  } catch {
    return null;
  }
}
