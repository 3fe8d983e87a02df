// For which companies the person waits, as far as this page knows.
import { makeStore } from "../../../session/make-store.ts";

export type WatchedCompany = { id: string; name: string };

/** Null until loaded. Only the browser writes to it. */
export const watchStore = makeStore<{ ids: ReadonlySet<string> | null }>({ ids: null });
