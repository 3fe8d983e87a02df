// Which jobs the signed-in person has applied to, as far as this page knows.
import type { ComponentType } from "react";
import { makeStore } from "../../../session/make-store.ts";

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
