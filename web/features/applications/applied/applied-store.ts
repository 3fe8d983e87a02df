// Which jobs the signed-in person has applied to, as far as this page knows. Light: public pages carry it; what asks comes with the session.
import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { makeStore } from "../../../session/make-store.ts";
import { useSession } from "../../../session/session-context.tsx";

/** "unknown": nobody is signed in, or it could not be learnt yet. */
export type Applied = "unknown" | "no" | "yes";

type AppliedState = {
  /** Null while it is not known. */
  ids: ReadonlySet<string> | null;
  /** False when there are more than the server lists. */
  isWhole: boolean;
  /** Shows on a card that its job was applied to; comes along, so that visitors do not load it. */
  Mark: ComponentType<{ id: string }> | undefined;
};

const NOTHING: AppliedState = { ids: null, isWhole: false, Mark: undefined };

/** Of this page; only the browser writes to it. */
export const appliedStore = makeStore(NOTHING);

/** What the page knows now about one job. */
export function appliedTo(jobId: string): Applied {
  const { ids, isWhole } = appliedStore.read();
  if (ids?.has(jobId)) return "yes";
  return ids !== null && isWhole ? "no" : "unknown";
}

/** Notes at once what the server has just said about a job. */
export function noteApplied(jobId: string): void {
  const { ids } = appliedStore.read();
  appliedStore.set({ ids: new Set([...(ids ?? []), jobId]) });
}

export const forgetApplied = (): void => appliedStore.set(NOTHING);

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
