// Job drafts: each can be continued or discarded.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { CallError } from "../../../../../contract/call-error.ts";
import type { JobDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { jobDraftsKey } from "../../../../session/company-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { showToast } from "../../../../ui/toast.ts";
import { useJobDrafts } from "./company-jobs.ts";

/** Renders nothing without drafts, and nothing for a person of no company: the job list below explains that. */
export function DraftList() {
  const { data, error, refetch, isFetching } = useJobDrafts();
  if (error instanceof CallError && error.status === 403) return null;
  if (error && !data)
    return (
      <Alert tone="notice" className="mt-8" title="Your drafts could not be loaded">
        <Button variant="secondary" size="sm" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="drafts-title" className="mt-10">
      <h2 id="drafts-title" className="text-2xl">
        Drafts
      </h2>
      <ul className="mt-5 border border-dashed border-line-strong rounded-lg">
        {data.data.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft }: { draft: JobDraft }) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isBusy } = useRemoval(draft);
  const title = draft.fields.jobTitle || "A job without a title yet";
  return (
    <li className="flex items-center justify-between gap-3 py-3.5 px-5 not-first:border-t not-first:border-t-line [&_a:hover]:text-(--link) [&_a:hover]:underline [&_a:hover]:underline-offset-[0.2em]">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <Link to={draftPath(draft)} className="text-link">
            {title}
          </Link>{" "}
          {draft.jobId !== null && <Badge tone="brand">Unpublished changes</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          Changed {momentOf(draft.updatedAt)}
          {draft.updatedBy && ` by ${draft.updatedBy}`}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={`Delete the draft ${title}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Delete this draft?"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              busyLabel="Deleting…"
              onClick={async () => (await remove()) && setAsking(false)}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>
          <strong className="font-semibold break-words">{title}</strong> is gone for everybody in your company then.
          {draft.jobId !== null && " The job itself stays as it is published."}
        </p>
      </Dialog>
    </li>
  );
}

/** Changes to a published job are edited at that job's address. */
const draftPath = ({ id, jobId }: JobDraft) =>
  jobId === null ? `/v2/corporate/drafts/${id}` : `/v2/corporate/jobs/${jobId}/edit`;

function useRemoval({ id }: JobDraft) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Returns whether the draft is gone; shows the reason when not. */
  const remove = async (): Promise<boolean> => {
    setBusy(true);
    try {
      await repeatCall(() => ask("removeJobDraft", { params: { draftId: id } }));
      showToast("success", "The draft is deleted.");
      void queries.invalidateQueries({ queryKey: jobDraftsKey });
      return true;
    } catch (error) {
      showToast("error", reasonOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { remove, isBusy };
}
