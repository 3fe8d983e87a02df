// Which jobs the reader has applied to. Light: public pages include it; what calls the server loads with a session.
import { type ComponentType, useSyncExternalStore } from "react";
import { type PersonWatch, usePersonWatch } from "../../../session/use-person-watch.ts";
import { type Applied, appliedStore, appliedTo, forgetApplied } from "./applied-store.ts";

/** Only candidates apply, so only they are asked about. */
const watch: PersonWatch = {
  isFor: (userType) => userType === "General_User",
  // If it does not load, cards have no marks; applying asks again.
  load: () => import("./watch-applied.tsx").then(({ watchApplied }) => watchApplied),
  forget: forgetApplied,
};

/** Whether the person has applied to the job; follows it while mounted. */
export function useApplied(jobId: string): Applied {
  usePersonWatch(watch);
  return useSyncExternalStore(
    appliedStore.listen,
    () => appliedTo(jobId),
    () => "unknown",
  );
}

/** The component that marks cards of applied jobs; undefined until a candidate is signed in. */
export function useAppliedMark(): ComponentType<{ id: string }> | undefined {
  usePersonWatch(watch);
  return useSyncExternalStore(
    appliedStore.listen,
    () => appliedStore.read().Mark,
    () => undefined,
  );
}
