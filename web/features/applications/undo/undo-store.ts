// The application that may still be undone, kept in this tab so that its bar outlives navigations and reloads. Light:
// every page includes it.
import { makeStore } from "../../../session/make-store.ts";
import { readStored, writeStored } from "../../../ui/browser-storage.ts";

export type Undoable = {
  applicationId: string;
  jobId: string;
  companyName: string;
  /** The subject of the account that applied. */
  owner: string;
  /** When its time is over, in epoch ms of this machine. */
  until: number;
};

const KEY = "undoableApplication";

type UndoState = {
  undoable: Undoable | null;
  /** The job whose application is being undone: until that is answered, asking about the application may answer 404. */
  undoing: string | null;
};

export const undoStore = makeStore<UndoState>({ undoable: null, undoing: null });

/** Null when it is undone or its time is over. */
export function setUndoable(undoable: Undoable | null): void {
  undoStore.set({ undoable });
  writeStored(KEY, undoable && JSON.stringify(undoable), "session");
}

/** After a reload: what is left of it. */
export function restoreUndoable(): void {
  const text = readStored(KEY, "session");
  if (text === null) return;
  const kept = JSON.parse(text) as Undoable;
  if (kept.until > Date.now()) undoStore.set({ undoable: kept });
  else setUndoable(null);
}
