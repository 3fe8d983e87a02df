// Has the page know what its reader keeps; what asks comes with the session.
import { mayHaveResume } from "../../../../contract/roles.ts";
import { type PersonWatch, usePersonWatch } from "../../../session/use-person-watch.ts";
import { savedStore } from "./saved-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  // Should it not load, nothing shows as kept; keeping asks for it again.
  load: () => import("./watch-saved.ts").then(({ watchSaved }) => watchSaved),
  forget: () => savedStore.set({ ids: null }),
};

/** Asks what the person keeps as long as the piece stands, and keeps what they pressed as a visitor. */
export const useSavedWatch = (): void => usePersonWatch(watch);
