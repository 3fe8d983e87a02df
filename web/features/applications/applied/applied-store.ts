// Which jobs the signed-in person has applied to, as far as this page knows.
import type { ComponentType } from "react";
import { makeStore } from "../../../session/make-store.ts";

/** "unknown": not signed in, or not loaded yet. */
export type Applied = "unknown" | "no" | "yes";

type AppliedState = {
  /** Null until loaded. */
  ids: ReadonlySet<string> | null;
  /** False when there are more than the server lists. */
  isWhole: boolean;
  /** The component that marks a card; loaded with the ids, so that visitors do not load it. */
  Mark: ComponentType<{ id: string }> | undefined;
};

const NOTHING: AppliedState = { ids: null, isWhole: false, Mark: undefined };

/** The store of this page; only the browser writes to it. */
export const appliedStore = makeStore(NOTHING);

/** What the page knows about one job. */
export function appliedTo(jobId: string): Applied {
  const { ids, isWhole } = appliedStore.read();
  if (ids?.has(jobId)) return "yes";
  return ids !== null && isWhole ? "no" : "unknown";
}

/** Notes at once that the server has confirmed an application to a job. */
export function noteApplied(jobId: string): void {
  const { ids } = appliedStore.read();
  appliedStore.set({ ids: new Set([...(ids ?? []), jobId]) });
}

export const forgetApplied = (): void => appliedStore.set(NOTHING);
