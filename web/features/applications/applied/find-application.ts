// Looks up whether the person has applied to a job, and that application.
import type { Application } from "../../../../contract/applications/wire.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { CallAnswer } from "../../../../contract/client.ts";
import { ask } from "../../../session/ask.ts";
import { applicationsKey, appliedJobsKey } from "../../../session/candidate-keys.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { sessionStore } from "../../../session/session-state.ts";
import { appliedStore, appliedTo, noteApplied } from "./applied-store.ts";
import { learnApplied } from "./watch-applied.tsx";

type AskedJob = { id: string; isExternal: boolean };

export const applicationOfJobKey = (jobId: string) => [...applicationsKey, "job", jobId] as const;

/** Null when there is none. */
export async function findApplication({ id, isExternal }: AskedJob): Promise<Application | null> {
  const name = isExternal ? "checkExternalApplication" : "checkApplication";
  const params = { jobid: id, email: sessionStore.read().tokenData?.email ?? "" };
  try {
    return await repeatCall(() => ask(name, { params }));
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** Rejects when the API fails. */
export async function isAppliedTo(job: AskedJob): Promise<boolean> {
  await learnApplied();
  // The list of applied jobs spares most people a call that answers 404.
  const listed = appliedTo(job.id);
  if (listed !== "unknown") return listed === "yes";
  const isThere = (await findApplication(job)) !== null;
  if (isThere) noteApplied(job.id);
  return isThere;
}

/** Notes that the application to a job was undone. */
export async function noteUndone(jobId: string): Promise<void> {
  const cache = personQueryClient();
  const without = (ids: readonly string[]) => ids.filter((id) => id !== jobId);
  appliedStore.set({ ids: new Set(without([...(appliedStore.read().ids ?? [])])) });
  cache.setQueryData(applicationOfJobKey(jobId), null);
  changeAppliedJobs(without);
  // Not this job's own, which has just been set and would answer 404.
  await cache.invalidateQueries({ queryKey: applicationsKey, predicate: ({ queryKey }) => !queryKey.includes(jobId) });
}

/** Notes an application that the server has confirmed. */
export async function noteSent(jobId: string, application: Application): Promise<void> {
  const cache = personQueryClient();
  noteApplied(jobId);
  changeAppliedJobs((ids) => [...ids, jobId]);
  await cache.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
  cache.setQueryData(applicationOfJobKey(jobId), application);
}

/** Corrects the loaded list at once and loads it anew; an answer on its way may be from before the change. */
function changeAppliedJobs(change: (ids: readonly string[]) => string[]): void {
  const cache = personQueryClient();
  void cache.cancelQueries({ queryKey: appliedJobsKey });
  cache.setQueryData<CallAnswer<"listAppliedJobs">>(
    appliedJobsKey,
    (known) => known && { ...known, data: change(known.data) },
  );
  void cache.invalidateQueries({ queryKey: appliedJobsKey });
}
