// Asks which version to use when another person changed, published or removed the same draft.
import { useQuery } from "@tanstack/react-query";
import { CallError } from "../../../../../contract/call-error.ts";
import type { PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { differences } from "../form/posting-form.ts";
import { loadStart, type Start, type Target } from "../load-start.ts";
import { momentOf } from "../posting-words.ts";

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
      title="Somebody else changed this job"
      actions={
        data && (
          <>
            <Button variant="secondary" onClick={() => props.onTakeTheirs(data)}>
              Take theirs
            </Button>
            <Button onClick={() => props.onKeepMine(data)}>Keep mine</Button>
          </>
        )
      }
    >
      {data ? (
        <Theirs theirs={data} mine={props.mine} />
      ) : error ? (
        <Alert tone="bad" title="Their changes could not be loaded">
          <p>What you typed is still here.</p>
          <Button size="sm" className="mt-2" busy={isFetching} busyLabel="Loading…" onClick={() => void refetch()}>
            Try again
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
        {lastSaved?.by ? `${lastSaved.by} saved changes` : "A colleague’s changes were saved"}
        {lastSaved && ` (${momentOf(Date.parse(lastSaved.at), Date.now())})`} while you were writing. Yours are still
        here, and only one of the two can stay.
      </p>
      {parts.length > 0 && (
        <p className="mt-3 text-ink-soft">
          They differ in: <span className="font-semibold text-ink">{parts.join(", ")}</span>.
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
      title={target.kind === "job" ? "This job is gone" : "This draft is gone"}
      actions={
        <>
          <Button variant="quiet" onClick={onGiveUp}>
            Leave it
          </Button>
          <Button onClick={onBeginAnew}>Save mine as a new draft</Button>
        </>
      }
    >
      <p>A colleague has published or removed it meanwhile. What you typed is still here.</p>
    </Dialog>
  );
}

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;
