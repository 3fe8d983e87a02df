// Dialogs of the job editor: discarding a draft, a duplicate job, and changes of another person.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/jobs.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { PostingDraft } from "../../../../contract/jobs/posting-wire.ts";
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { jobDraftsKey } from "../../../session/company-keys.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.ts";
import { differences, momentOf } from "./form/posting-form.ts";
import { loadStart, type Start, type Target } from "./load-start.ts";
import type { Publishing } from "./publish/use-publishing.ts";
import type { FormKeeper } from "./saving/form-keeper.ts";

type DiscardDraftProps = { keeper: FormKeeper; target: Target; onGone: () => void };

export function DiscardDraft({ keeper, target, onGone }: DiscardDraftProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isChange = target.kind === "job";

  const discard = async () => {
    setBusy(true);
    keeper.pause();
    try {
      await remove(keeper.place.draftId);
      keeper.end();
      void queries.invalidateQueries({ queryKey: jobDraftsKey });
      showToast("success", isChange ? t.theChangesAreDiscarded : t.theDraftIsDeleted);
      onGone();
    } catch (error) {
      keeper.resume();
      showToast("error", reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        <Icon name="trash" size={18} />
        {isChange ? t.discardTheChanges : t.deleteTheDraft}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isChange ? t.discardTheseChanges : t.deleteThisDraft}
        cancelLabel={t.keepIt}
        confirmLabel={isChange ? t.discard : t.delete}
        isBusy={isBusy}
        onConfirm={discard}
      >
        <p>{isChange ? t.theJobStaysAsCandidatesSeeIt : t.itIsGoneForYourColleaguesToo}</p>
      </ConfirmDialog>
    </>
  );
}

/** A 404 counts as removed: never saved, or removed by a colleague. */
async function remove(draftId: string): Promise<void> {
  try {
    await repeatCall(() => ask("removeJobDraft", { params: { draftId } }));
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}

type OvertakenDialogProps = {
  target: Target;
  mine: PostingDraft;
  onKeepMine: (theirs: Start) => void;
  onTakeTheirs: (theirs: Start) => void;
  /** The draft is gone: the typed text becomes a new one. */
  onBeginAnew: () => void;
  onGiveUp: () => void;
};

/** Shown until the person decides; loads the server's version each time it opens. */
export function OvertakenDialog(props: OvertakenDialogProps) {
  const { target } = props;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["company", "overtaken", target],
    queryFn: () => loadStart(target.kind === "draft" ? { ...target, isNew: false } : target),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isGone(error)) return <GoneDialog {...props} />;
  return (
    <Dialog
      isOpen
      onClose={() => {}}
      blocking
      role="alertdialog"
      title={t.someoneElseChangedThisJob}
      actions={
        data && (
          <>
            <Button variant="secondary" onClick={() => props.onTakeTheirs(data)}>
              {t.takeTheirs}
            </Button>
            <Button onClick={() => props.onKeepMine(data)}>{t.keepMine}</Button>
          </>
        )
      }
    >
      {data ? (
        <Theirs theirs={data} mine={props.mine} />
      ) : error ? (
        <Alert tone="bad" title={t.theirChangesCouldNotBeLoaded}>
          <p>{t.whatYouTypedIsStillHere}</p>
          <Button size="sm" className="mt-2" busy={isFetching} busyLabel={t.loading} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </Alert>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Dialog>
  );
}

function Theirs({ theirs: { lastSaved, fields }, mine }: { theirs: Start; mine: PostingDraft }) {
  const parts = differences(fields, mine);
  return (
    <>
      <p>
        {lastSaved?.by ? fill(t.savedChanges, { by: lastSaved.by }) : t.aColleaguesChangesWereSaved}
        {lastSaved && ` (${momentOf(Date.parse(lastSaved.at), Date.now())})`} {t.whileYouWereWritingYoursAreStill}
      </p>
      {parts.length > 0 && (
        <p className="mt-3 text-ink-soft">
          {rich(t.theyDifferIn, {
            parts: parts.join(", "),
            span: (words) => <span className="font-semibold text-ink">{words}</span>,
          })}
        </p>
      )}
    </>
  );
}

function GoneDialog({ target, onBeginAnew, onGiveUp }: OvertakenDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={() => {}}
      blocking
      role="alertdialog"
      title={target.kind === "job" ? t.thisJobIsGone : t.thisDraftIsGone}
      actions={
        <>
          <Button variant="quiet" onClick={onGiveUp}>
            {t.leaveIt}
          </Button>
          <Button onClick={onBeginAnew}>{t.saveMineAsANewDraft}</Button>
        </>
      }
    >
      <p>{t.aColleagueHasPublishedOrRemoved}</p>
    </Dialog>
  );
}

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

type DuplicateDialogProps = { state: Publishing; onPublishBoth: () => void; onClose: () => void };

/** Says that the company already has such a job open, and lets the person decide. */
export function DuplicateDialog({ state, onPublishBoth, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      isOpen={state.kind === "duplicate"}
      onClose={onClose}
      role="alertdialog"
      title={t.youHaveAJobLikeThisOpen}
      actions={
        <>
          <Button variant="secondary" onClick={onPublishBoth}>
            {t.publishBoth}
          </Button>
          <Button onClick={onClose}>{t.backToTheDraft}</Button>
        </>
      }
    >
      <p>{state.kind === "duplicate" && state.message}</p>
      <p className="mt-3 text-ink-soft">
        {rich(t.candidatesMayApplyToBothLookAt, {
          span: (words) => <span className="sr-only">{words}</span>,
          link: (words) => (
            <a href={sitePath(CORPORATE_JOBS_PATH)} target="_blank" rel="noopener" className="text-link">
              {words}
            </a>
          ),
        })}
      </p>
    </Dialog>
  );
}
