// Asks which jobs the person has applied to, and again when a tab is looked at: they may have applied in another one.
import { QueryObserver } from "@tanstack/react-query";
import { callApi } from "../../../session/call-api.ts";
import { listAppliedJobs } from "../../../session/calls.ts";
import { appliedJobsKey } from "../../../session/candidate-keys.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { AppliedMark } from "./applied-mark.tsx";
import { appliedStore } from "./applied-store.ts";

/** What the server lists at most. */
const MOST = 2_000;
/** A glance elsewhere is not worth a call. */
const STALE_MS = 10_000;

const appliedJobsQuery = {
  queryKey: appliedJobsKey,
  queryFn: () => repeatCall(() => callApi(listAppliedJobs)),
  staleTime: STALE_MS,
};

/** Keeps the page's knowledge as the server's; returns how to stop. */
export function watchApplied(): () => void {
  const observer = new QueryObserver(personQueryClient(), appliedJobsQuery);
  const take = ({ data }: ReturnType<typeof observer.getCurrentResult>) => data && takeIds(data.data);
  const stop = observer.subscribe(take);
  take(observer.getCurrentResult());
  return stop;
}

/** Asks now, whatever is known. Rejects when nobody can say. */
export async function learnApplied(): Promise<void> {
  const { data } = await personQueryClient().fetchQuery({ ...appliedJobsQuery, staleTime: 0 });
  takeIds(data);
}

const takeIds = (ids: readonly string[]) =>
  appliedStore.set({ ids: new Set(ids), isWhole: ids.length < MOST, Mark: AppliedMark });
