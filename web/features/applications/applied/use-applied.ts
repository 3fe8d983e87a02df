// What a page shows of what its reader has applied to. Light: public pages carry it; what asks the server comes with a session.
import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session-context.tsx";
import { type Applied, appliedStore, appliedTo, forgetApplied } from "./applied-store.ts";

/** Whether the person has applied to the job; asks for it as long as the piece stands. */
export function useApplied(jobId: string): Applied {
  useWatch();
  return useSyncExternalStore(
    appliedStore.listen,
    () => appliedTo(jobId),
    () => "unknown",
  );
}

/** What marks cards of jobs that were applied to; undefined until there is somebody whose cards can be marked. */
export function useAppliedMark(): ComponentType<{ id: string }> | undefined {
  useWatch();
  return useSyncExternalStore(
    appliedStore.listen,
    () => appliedStore.read().Mark,
    () => undefined,
  );
}

/** Only candidates apply, and only they are asked about. */
function useWatch(): void {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && tokenData?.userType === "General_User" ? tokenData.claims.sub : undefined;
  useEffect(() => {
    if (subject === undefined) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    import("./watch-applied.ts").then(
      ({ watchApplied }) => {
        if (!isGone) stop = watchApplied();
      },
      // Should it not load, cards stand without marks; applying asks again.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [subject]);
  useEffect(() => {
    if (isLoggedIn === false) forgetApplied();
  }, [isLoggedIn]);
}
