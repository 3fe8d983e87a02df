// Dialogs that change a referral request: confirm the referral, dispute it, or withdraw the request.
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { DISPUTE_REASONS, type DisputeReason, MAX_DISPUTE_TEXT } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { ActionDialog, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { referralRequestsKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
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
      title="Confirm the referral?"
      leave="Not yet"
      button="Confirm"
      busyLabel="Confirming…"
      className="grid gap-5 max-w-xl"
      onSend={() => change(confirm, "Confirmed. Good luck!")}
    >
      <p>
        You confirm that {referee?.name ?? "the referee"} referred you at {companyName} for{" "}
        <strong className="font-semibold">{jobTitle}</strong>, for instance because {companyName} has written to you or
        knows the reference number. The credit is spent with it, and it cannot be taken back.
      </p>
    </ActionDialog>
  );
}

type Dispute = { reason: DisputeReason | null; text: string };

/** The chosen reason and text are retained until the page closes. */
export function DisputeDialog(props: ChangeDialogProps) {
  const { request, isOpen, onClose } = props;
  const { action, change } = useChange(props);
  const form = useForm<Dispute>(action, { reason: null, text: "" });
  const { reason } = form.draft;
  const text = form.draft.text.trim();
  const send = async () => {
    if (reason === null) return;
    const call = { params: { requestId: request.id }, body: { reason, ...(text && { text }) } };
    await change(() => repeatCall(() => ask("disputeReferral", call)), "Sent. You hear from us.");
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title="What is wrong?"
      button="Send to our team"
      busyLabel="Sending…"
      className="grid gap-5 max-w-xl"
      flawOf={() => flawOf(reason, text)}
      onSend={send}
    >
      <p className="text-ink-soft">
        Somebody of our team looks at both sides and decides. If no referral was made, your credit comes back.{" "}
        {request.referee?.name ?? "The referee"} learns what you say here.
      </p>
      <Reasons chosen={reason} flaw={form.errorOf("reason")} onChoose={(one) => form.change({ reason: one })} />
      <TextField
        form={form}
        name="text"
        label="In your own words"
        optional={reason !== "OTHER"}
        required={reason === "OTHER"}
        rows={4}
        maxLength={MAX_DISPUTE_TEXT}
      />
    </ActionDialog>
  );
}

function flawOf(reason: DisputeReason | null, text: string): Flaw | null {
  if (reason === null) return { title: "Please choose what happened.", field: "reason" };
  return reason === "OTHER" && text === "" ? { title: "Please say what is wrong.", field: "text" } : null;
}

type ReasonsProps = {
  chosen: DisputeReason | null;
  flaw: string | undefined;
  onChoose: (reason: DisputeReason) => void;
};

function Reasons({ chosen, flaw, onChoose }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-0.5 [&>label]:flex [&>label]:items-center [&>label]:gap-3 [&>label]:min-h-10 [&>label]:cursor-pointer [&_input]:w-4.5 [&_input]:h-4.5"
      aria-describedby={flaw ? `${id}-flaw` : undefined}
    >
      <legend className="field-label">What happened?</legend>
      {DISPUTE_REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name="reason" checked={chosen === reason} onChange={() => onChoose(reason)} />
          {DISPUTE_TEXTS[reason]}
        </label>
      ))}
      {flaw && (
        <p className="field-error" id={`${id}-flaw`} role="alert">
          {flaw}
        </p>
      )}
    </fieldset>
  );
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
      title="Withdraw your request?"
      leave="Keep it"
      button="Withdraw"
      busyLabel="Withdrawing…"
      variant="danger"
      className="grid gap-5 max-w-xl"
      onSend={() => change(() => withdrawOnce(request.id, costs), "Your request is withdrawn.")}
    >
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
