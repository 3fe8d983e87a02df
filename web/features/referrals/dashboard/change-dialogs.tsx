// Dialogs that change a referral request: confirm the referral, dispute it, or withdraw the request.

import { useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/referrals.ts";
import { DISPUTE_REASONS, type DisputeReason, MAX_DISPUTE_TEXT } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionDialog, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { referralRequestsKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { RadioField } from "../../../ui/control-fields.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { rich } from "../../../ui/rich.tsx";
import { bold } from "../../../ui/tags.tsx";
import { takeChange } from "../request-queries.ts";
import { DISPUTE_TEXTS } from "../status-words.ts";
import { rowId } from "./list-filters.ts";

type ChangeDialogProps = { request: ReferralRequestDetails; isOpen: boolean; onClose: () => void };

/** Changes the request, closes the dialog, and focuses the request's row. */
function useChange({ request, onClose }: ChangeDialogProps) {
  const queries = useQueryClient();
  const action = useAction();
  const change = async (call: () => Promise<ReferralRequestDetails>, done: string) => {
    const isDone = await action.run(async () => {
      try {
        void takeChange(queries, await call());
      } catch (error) {
        // The request has changed meanwhile: refetches what is shown.
        if (isRefusedWith(error, 409)) void queries.invalidateQueries({ queryKey: referralRequestsKey });
        throw error;
      }
    }, done);
    if (!isDone) return;
    onClose();
    focusSoon(`#${rowId(request.id)} button`);
  };
  return { action, change };
}

export function ConfirmDialog(props: ChangeDialogProps) {
  const { request, isOpen, onClose } = props;
  const { action, change } = useChange(props);
  const { id: requestId, referee, companyName, jobTitle } = request;
  const confirm = () => repeatCall(() => ask("confirmReferral", { params: { requestId }, body: {} }));
  return (
    <ActionDialog
      {...{ isOpen, onClose }}
      form={useForm(action, {})}
      role="alertdialog"
      title={t.confirmTheReferral}
      leave={t.notYet}
      button={t.confirm}
      busyLabel={t.confirming}
      className="grid gap-5 max-w-xl"
      onSend={() => change(confirm, t.confirmedGoodLuck)}
    >
      <p>
        {rich(t.youConfirmThatReferredYouAtFor, {
          name: referee?.name ?? t.theReferee,
          companyName,
          jobTitle,
          b: bold,
        })}
      </p>
    </ActionDialog>
  );
}

const REASONS = DISPUTE_REASONS.map((value) => ({ value, label: DISPUTE_TEXTS[value] }));

/** The chosen reason and text are retained until the page closes. */
export function DisputeDialog(props: ChangeDialogProps) {
  const { request, isOpen, onClose } = props;
  const { action, change } = useChange(props);
  const form = useForm<{ reason: DisputeReason | null; text: string }>(action, { reason: null, text: "" });
  const { reason } = form.draft;
  const text = form.draft.text.trim();
  const send = async () => {
    if (reason === null) return;
    const call = { params: { requestId: request.id }, body: { reason, ...(text && { text }) } };
    await change(() => repeatCall(() => ask("disputeReferral", call)), t.sentYouHearFromUs);
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={t.whatIsWrong}
      button={t.sendToOurTeam}
      busyLabel={t.sending}
      className="grid gap-5 max-w-xl"
      flawOf={() => flawOf(reason, text)}
      onSend={send}
    >
      <p className="text-ink-soft">
        {fill(t.someoneOfOurTeamLooksAtBoth, { name: request.referee?.name ?? t.theReferee2 })}
      </p>
      <RadioField
        name="reason"
        legend={t.whatHappened}
        options={REASONS}
        value={reason}
        error={form.errorOf("reason")}
        onPick={(one) => form.change({ reason: one })}
      />
      <TextField
        form={form}
        name="text"
        label={t.inYourOwnWords}
        optional={reason !== "OTHER"}
        required={reason === "OTHER"}
        rows={4}
        maxLength={MAX_DISPUTE_TEXT}
      />
    </ActionDialog>
  );
}

function flawOf(reason: DisputeReason | null, text: string): Flaw | null {
  if (reason === null) return { title: t.pleaseChooseWhatHappened, field: "reason" };
  return reason === "OTHER" && text === "" ? { title: t.pleaseSayWhatIsWrong, field: "text" } : null;
}

/** Says first what happens to the credit. */
export function WithdrawDialog(props: ChangeDialogProps) {
  const { request, isOpen, onClose } = props;
  const { action, change } = useChange(props);
  const costs = request.status === "ACCEPTED";
  return (
    <ActionDialog
      {...{ isOpen, onClose }}
      form={useForm(action, {})}
      role="alertdialog"
      title={t.withdrawYourRequest}
      leave={t.keepIt}
      button={t.withdraw}
      busyLabel={t.withdrawing}
      variant="danger"
      className="grid gap-5 max-w-xl"
      onSend={() => change(() => withdrawOnce(request.id, costs), t.yourRequestIsWithdrawn)}
    >
      <p>{rich(t.withdrawEndsItThere, { companyName: request.companyName, jobTitle: request.jobTitle, b: bold })}</p>
      {costs ? (
        <Alert tone="notice" title={t.thisCostsTheCredit}>
          {fill(t.hasTakenItOnAndHasBegun, { name: request.referee?.name ?? t.someone })}
        </Alert>
      ) : (
        <Alert tone="info" title={t.yourCreditComesBackAtOnce} />
      )}
    </ActionDialog>
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
