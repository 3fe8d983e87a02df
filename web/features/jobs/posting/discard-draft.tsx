// Discards a draft, or the changes to a listed job, after a confirmation.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "../../../../contract/call-error.ts";
import { ask } from "../../../session/ask.ts";
import { jobDraftsKey } from "../../../session/company-keys.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Target } from "./load-start.ts";
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
      showToast("success", isChange ? "The changes are discarded." : "The draft is deleted.");
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
        {isChange ? "Discard the changes" : "Delete the draft"}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={isChange ? "Discard these changes?" : "Delete this draft?"}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel="One moment…" onClick={() => void discard()}>
              {isChange ? "Discard" : "Delete"}
            </Button>
          </>
        }
      >
        <p>
          {isChange
            ? "The job stays as candidates see it now. What is changed here is gone for your colleagues too."
            : "It is gone for your colleagues too."}
        </p>
      </Dialog>
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
