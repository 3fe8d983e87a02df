// Follows which jobs the reader has saved; the calls load with the session.
import { mayHaveResume } from "../../../../../contract/identity/rules.ts";
import { type PersonWatch, usePersonWatch } from "../../../../session/use-person-watch.ts";
import { savedStore } from "./saved-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  // If it does not load, no job shows as saved; saving one loads it again.
  load: () => import("./watch-saved.ts").then(({ watchSaved }) => watchSaved),
  forget: () => savedStore.set({ ids: null }),
};

/** Follows the saved jobs while mounted, and saves what the person pressed as a visitor. */
export const useSavedWatch = (): void => usePersonWatch(watch);
