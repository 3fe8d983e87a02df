// Confirms that a referral was made.
import { useQueryClient } from "@tanstack/react-query";
import type { ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { takeChange } from "./request-queries.ts";
import { rowId } from "./row-id.ts";

export type ChangeDialogProps = { request: ReferralRequestDetails; isOpen: boolean; onClose: () => void };

export function ConfirmDialog({ request, isOpen, onClose }: ChangeDialogProps) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const { referee, companyName, jobTitle } = request;
  const confirm = async () => {
    const isDone = await run(async () => {
      const call = { params: { requestId: request.id }, body: {} };
      void takeChange(queries, await repeatCall(() => ask("confirmReferral", call)));
    }, "Confirmed. Good luck!");
    if (!isDone) return;
    onClose();
    focusSoon(`#${rowId(request.id)} button`);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title="Confirm the referral?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button busy={isBusy} busyLabel="Confirming…" onClick={() => void confirm()}>
            Confirm
          </Button>
        </>
      }
    >
      <div className="grid gap-5 max-w-xl">
        <p>
          You confirm that {referee?.name ?? "the referee"} referred you at {companyName} for{" "}
          <strong className="font-semibold">{jobTitle}</strong>, for instance because {companyName} has written to you
          or knows the reference number. The credit is spent with it, and it cannot be taken back.
        </p>
        <ProblemAlert problem={problem} />
      </div>
    </Dialog>
  );
}
