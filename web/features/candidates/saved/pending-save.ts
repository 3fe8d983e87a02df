// A save that a visitor's sign-in interrupted: resumed once, in the same tab.
import { readStored, writeStored } from "../../../ui/browser-storage.ts";

const KEY = "pendingSave";
/** Long enough for a slow mail with a code; after that, the person no longer expects the save. */
const DUE_FOR_MS = 2 * 3_600_000;

/** A job by its id, or the board's search by the query part of its address. */
export type PendingSave = { job: string } | { search: string };

type Kept = PendingSave & { at: number };

/** Private windows may refuse storage: then the person has to press again. */
export const keepPendingSave = (pending: PendingSave): void =>
  writeStored(KEY, JSON.stringify({ ...pending, at: Date.now() }), "session");

/** Whether this search waits to be saved. */
export const isSearchPending = (query: string): boolean => {
  const kept = readKept();
  return kept !== null && "search" in kept && kept.search === query;
};

/** Removes and returns the pending save if `isMine` accepts it; the caller must perform it, since it is returned only once. */
export function takePendingSave(isMine: (pending: PendingSave) => boolean): PendingSave | null {
  const kept = readKept();
  if (kept === null || !isMine(kept)) return null;
  writeStored(KEY, null, "session");
  return kept;
}

/** Null when there is none, or it is too old. */
function readKept(): PendingSave | null {
  try {
    const text = readStored(KEY, "session");
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    return kept !== null && Date.now() - kept.at < DUE_FOR_MS ? kept : null;
  } catch {
    return null;
  }
}
