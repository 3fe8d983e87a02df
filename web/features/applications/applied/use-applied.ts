// What a page shows of what its reader has applied to. Light: public pages carry it; what asks the server comes with a session.
import { type ComponentType, useSyncExternalStore } from "react";
import { type PersonWatch, usePersonWatch } from "../../../session/use-person-watch.ts";
import { type Applied, appliedStore, appliedTo, forgetApplied } from "./applied-store.ts";

/** Only candidates apply, and only they are asked about. */
const watch: PersonWatch = {
  isFor: (userType) => userType === "General_User",
  // Should it not load, cards stand without marks; applying asks again.
  load: () => import("./watch-applied.ts").then(({ watchApplied }) => watchApplied),
  forget: forgetApplied,
};

/** Whether the person has applied to the job; asks for it as long as the piece stands. */
export function useApplied(jobId: string): Applied {
  usePersonWatch(watch);
  return useSyncExternalStore(
    appliedStore.listen,
    () => appliedTo(jobId),
    () => "unknown",
  );
}

/** What marks cards of jobs that were applied to; undefined until there is somebody whose cards can be marked. */
export function useAppliedMark(): ComponentType<{ id: string }> | undefined {
  usePersonWatch(watch);
  return useSyncExternalStore(
    appliedStore.listen,
    () => appliedStore.read().Mark,
    () => undefined,
  );
}
