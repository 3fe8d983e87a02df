// Loads and changes the saved jobs: a change shows at once, and is reverted when the server refuses.

import { QueryObserver } from "@tanstack/react-query";
import { t } from "#messages/candidates.ts";
import { CallError } from "../../../../../contract/call-error.ts";
import { dashboardPath } from "../../../../../contract/paths.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { savedJobIdsKey, savedJobListKey } from "../../../../session/candidate-keys.ts";
import { personQueryClient } from "../../../../session/query-provider.tsx";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { sitePath } from "../../../../ui/site-path.ts";
import { showToast } from "../../../../ui/toast.ts";
import { takePendingSave } from "../pending-save.ts";
import { savedStore, withWishes } from "./saved-store.ts";

type Ids = { data: string[] };

const savedIdsQuery = {
  queryKey: savedJobIdsKey,
  queryFn: () => ask("listSavedJobIds"),
  /** A short switch to another tab is not worth a call. */
  staleTime: 10_000,
};

/** Changes that the server has not confirmed yet: job id -> whether to save. */
const wishes = new Map<string, boolean>();
const underWay = new Set<string>();

/** Keeps the page's ids in step with the server's; returns how to stop. */
export function watchSaved(): () => void {
  const observer = new QueryObserver(personQueryClient(), savedIdsQuery);
  const stop = observer.subscribe(show);
  show();
  const pending = takePendingSave((one) => "job" in one);
  if (pending && "job" in pending) void setSaved({ id: pending.job }, true);
  return stop;
}

function show(): void {
  const known = personQueryClient().getQueryData<Ids>(savedJobIdsKey);
  savedStore.set({ ids: known || wishes.size > 0 ? withWishes(known?.data ?? [], wishes) : null });
}

/** Clicks may be faster than answers: the server ends with the last one. Never rejects. */
export async function setSaved(job: KeptJob, wanted: boolean): Promise<void> {
  wishes.set(job.id, wanted);
  show();
  if (underWay.has(job.id)) return;
  underWay.add(job.id);
  try {
    const done = await follow(job.id);
    tellKept(job, done);
  } catch (error) {
    const failed = wishes.get(job.id) ?? wanted;
    wishes.delete(job.id);
    tellFailed(job, failed, error);
  } finally {
    underWay.delete(job.id);
    show();
    void personQueryClient().invalidateQueries({ queryKey: savedJobListKey });
  }
}

/** Sends changes until none is left; resolves to the last one. */
async function follow(jobId: string): Promise<boolean> {
  let isKept = false;
  for (let wish = wishes.get(jobId); wish !== undefined; wish = wishes.get(jobId)) {
    isKept = wish;
    await repeatCall(() => ask(isKept ? "saveJob" : "unsaveJob", { params: { jobid: jobId } }));
    const queries = personQueryClient();
    // An answer under way has the state from before the change.
    await queries.cancelQueries({ queryKey: savedJobIdsKey, exact: true });
    queries.setQueryData<Ids>(savedJobIdsKey, (known) => {
      const others = (known?.data ?? []).filter((id) => id !== jobId);
      return { data: isKept ? [...others, jobId] : others };
    });
    if (wishes.get(jobId) === isKept) wishes.delete(jobId);
  }
  return isKept;
}

/** `title` is for the toast's words. */
type KeptJob = { id: string; title?: string };

/** A later toast replaces an earlier one. */
const PLACE = "saved-job";

const isOnDashboard = () => new URLSearchParams(window.location.search).get("view") === "dashboard";

/** Toasts after a job was saved, unsaved or neither, each with a next action. */
function tellKept(job: KeptJob, isKept: boolean): void {
  const it = job.title === undefined ? t.theJob : `“${job.title}”`;
  if (!isKept) {
    const undo = { label: t.undo, onAction: () => void setSaved(job, true) };
    showToast("info", fill(t.isNoLongerAmongYourSavedJobs, { it }), undo, PLACE);
  } else if (isOnDashboard()) showToast("success", fill(t.isSavedAgain, { it }), undefined, PLACE);
  else {
    const see = { label: t.seeSavedJobs, onAction: () => window.location.assign(sitePath(dashboardPath("jobs"))) };
    showToast("success", fill(t.isSaved, { it }), see, PLACE);
  }
}

function tellFailed(job: KeptJob, wanted: boolean, error: unknown): void {
  const refusal = error instanceof CallError ? error.refusal : null;
  // The session reports its own end.
  if (refusal?.errorCode === "UNAUTHENTICATED") return;
  const again = { label: t.tryAgain, onAction: () => void setSaved(job, wanted) };
  if (refusal?.errorCode === "CONFLICT") showToast("error", refusal.errorMsg, undefined, PLACE);
  else if (refusal?.errorCode === "NOT_FOUND") showToast("error", t.thisJobIsNoLongerHere, undefined, PLACE);
  else {
    const text = wanted ? t.theJobCouldNotBeSavedPlease : t.theJobCouldNotBeRemovedPlease;
    showToast("error", text, again, PLACE);
  }
}
