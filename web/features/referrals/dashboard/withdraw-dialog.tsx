// Withdraws a request, after saying what happens to the credit.
import { useQueryClient } from "@tanstack/react-query";
import type { ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { referralRequestsKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import type { ChangeDialogProps } from "./confirm-dialog.tsx";
import { takeChange } from "./request-queries.ts";
import { rowId } from "./row-id.ts";

export function WithdrawDialog({ request, isOpen, onClose }: ChangeDialogProps) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const costs = request.status === "ACCEPTED";
  const withdraw = async () => {
    const isDone = await run(async () => {
      try {
        void takeChange(queries, await withdrawOnce(request.id, costs));
      } catch (error) {
        // The request has changed meanwhile: refetches what is shown.
        if (isRefusedWith(error, 409)) void queries.invalidateQueries({ queryKey: referralRequestsKey });
        throw error;
      }
    }, "Your request is withdrawn.");
    if (!isDone) return;
    onClose();
    focusSoon(`#${rowId(request.id)} button`);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title="Withdraw your request?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={isBusy} busyLabel="Withdrawing…" onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </>
      }
    >
      <div className="grid gap-5 max-w-xl">
        <p>
          Nobody at {request.companyName} goes on with <strong className="font-semibold">{request.jobTitle}</strong> for
          you, and nobody there sees it any more. This cannot be taken back; you may ask anew.
        </p>
        {costs ? (
          <Alert tone="notice" title="This costs the credit">
            {request.referee?.name ?? "Somebody"} has taken it on and has begun to work on it, so the credit is spent.
          </Alert>
        ) : (
          <Alert tone="info" title="Your credit comes back at once" />
        )}
        <ProblemAlert problem={problem} />
      </div>
    </Dialog>
  );
}

/** If an earlier try succeeded without an answer, this one is refused, and the request is withdrawn all the same. */
async function withdrawOnce(requestId: string, acceptCost: boolean): Promise<ReferralRequestDetails> {
  const params = { requestId };
  const body = acceptCost ? { acceptCost } : {};
  try {
    return await repeatCall(() => ask("withdrawReferralRequest", { params, body }));
  } catch (error) {
    const now = isRefusedWith(error, 409) ? await ask("getReferralRequest", { params }) : null;
    if (now?.status !== "WITHDRAWN") throw error;
    return now;
  }
}
