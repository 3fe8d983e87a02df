// Toasts after a job was saved, unsaved or neither, each with a next action.
import { CallError } from "../../../../contract/call-error.ts";
import { dashboardPath } from "../../../../contract/paths.ts";
import { showToast } from "../../../ui/toast.ts";

/** `title` is for the toast's words. */
export type KeptJob = { id: string; title?: string };

type SetSaved = (job: KeptJob, wanted: boolean) => Promise<void>;

/** A later toast replaces an earlier one. */
const PLACE = "saved-job";

const isOnDashboard = () => new URLSearchParams(window.location.search).get("view") === "dashboard";

export function tellKept(job: KeptJob, isKept: boolean, setSaved: SetSaved): void {
  const it = job.title === undefined ? "The job" : `“${job.title}”`;
  if (!isKept) {
    const undo = { label: "Undo", onAction: () => void setSaved(job, true) };
    showToast("info", `${it} is no longer among your saved jobs.`, undo, PLACE);
  } else if (isOnDashboard()) showToast("success", `${it} is saved again.`, undefined, PLACE);
  else {
    const see = { label: "See saved jobs", onAction: () => window.location.assign(dashboardPath("jobs")) };
    showToast("success", `${it} is saved.`, see, PLACE);
  }
}

export function tellFailed(
  job: KeptJob,
  { wanted, error }: { wanted: boolean; error: unknown },
  setSaved: SetSaved,
): void {
  const refusal = error instanceof CallError ? error.refusal : null;
  // The session reports its own end.
  if (refusal?.errorCode === "UNAUTHENTICATED") return;
  const again = { label: "Try again", onAction: () => void setSaved(job, wanted) };
  if (refusal?.errorCode === "CONFLICT") showToast("error", refusal.errorMsg, undefined, PLACE);
  else if (refusal?.errorCode === "NOT_FOUND") showToast("error", "This job is no longer here.", undefined, PLACE);
  else
    showToast(
      "error",
      wanted
        ? "The job could not be saved. Please check your connection."
        : "The job could not be removed. Please check your connection.",
      again,
      PLACE,
    );
}
