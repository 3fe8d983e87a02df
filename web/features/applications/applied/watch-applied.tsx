// Loads which jobs the person has applied to, and again on window focus: they may have applied in another tab.

import { QueryObserver } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { t } from "#messages/applications.ts";
import { ask } from "../../../session/ask.ts";
import { appliedJobsKey } from "../../../session/candidate-keys.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { appliedStore, appliedTo } from "./applied-store.ts";

/** The server lists at most this many. */
const MOST = 2_000;
/** A short switch to another tab is not worth a call. */
const STALE_MS = 10_000;

const appliedJobsQuery = {
  queryKey: appliedJobsKey,
  queryFn: () => ask("listAppliedJobs"),
  staleTime: STALE_MS,
};

/** Keeps the page's ids in step with the server's; returns how to stop. */
export function watchApplied(): () => void {
  const observer = new QueryObserver(personQueryClient(), appliedJobsQuery);
  const take = ({ data }: ReturnType<typeof observer.getCurrentResult>) => data && takeIds(data.data);
  const stop = observer.subscribe(take);
  take(observer.getCurrentResult());
  return stop;
}

/** Loads now, even if known. Rejects when the API fails. */
export async function learnApplied(): Promise<void> {
  const { data } = await personQueryClient().fetchQuery({ ...appliedJobsQuery, staleTime: 0 });
  takeIds(data);
}

const takeIds = (ids: readonly string[]) =>
  appliedStore.set({ ids: new Set(ids), isWhole: ids.length < MOST, Mark: AppliedMark });

/** Marks the card of a job that its reader has applied to; renders nothing on other cards. */
function AppliedMark({ id }: { id: string }) {
  const applied = useSyncExternalStore(
    appliedStore.listen,
    () => appliedTo(id),
    () => "unknown",
  );
  if (applied !== "yes") return null;
  return (
    <Badge tone="good" icon="check">
      {t.applied3}
    </Badge>
  );
}
