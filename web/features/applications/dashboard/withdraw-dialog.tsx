// Withdraws an application, with a reason and an optional message to the company.

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { t } from "#messages/applications.ts";
import { WITHDRAW_REASONS, type WithdrawReason } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { takeChange } from "./application-queries.ts";
import { rowId } from "./list-filters.ts";
import { WITHDRAW_WORDS } from "./progress.ts";

type WithdrawDialogProps = { sent: Application; isOpen: boolean; onClose: () => void };

/** The chosen reason and text are retained until the page closes. */
export function WithdrawDialog({ sent, isOpen, onClose }: WithdrawDialogProps) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const [reason, setReason] = useState<WithdrawReason | null>(null);
  const [message, setMessage] = useState("");
  const [hasNoReason, setNoReason] = useState(false);
  const form = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNoReason(reason === null);
    if (reason === null) return event.currentTarget.querySelector("input")?.focus();
    const body = { reason, ...(message.trim() && { message: message.trim() }) };
    const work = async () => void takeChange(queries, await withdraw(sent.id, body));
    if (!(await run(work, t.yourApplicationIsWithdrawn))) return;
    onClose();
    focusSoon(`#${rowId(sent.id)} button`);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.withdrawYourApplication}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.keepIt}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyLabel={t.withdrawing}>
            {t.withdraw2}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <p className="text-ink-soft">
          {rich(t.isToldAtOnceAndDoesNot, {
            companyName: sent.companyName,
            jobTitle: sent.jobTitle,
            b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          })}
        </p>
        <Reasons chosen={reason} isMissing={hasNoReason} onChoose={setReason} />
        <Field name="withdraw-message" label={fill(t.aWordTo, { companyName: sent.companyName })} optional>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={1_000}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <ProblemAlert problem={problem} />
      </form>
    </Dialog>
  );
}

type ReasonsProps = {
  chosen: WithdrawReason | null;
  isMissing: boolean;
  onChoose: (reason: WithdrawReason) => void;
};

function Reasons({ chosen, isMissing, onChoose }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-0.5 [&>label]:flex [&>label]:items-center [&>label]:gap-3 [&>label]:min-h-11 [&>label]:cursor-pointer [&_input]:w-4.5 [&_input]:h-4.5"
      aria-describedby={isMissing ? `${id}-flaw` : undefined}
    >
      <legend className="field-label">{t.why2}</legend>
      {WITHDRAW_REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name={id} checked={chosen === reason} onChange={() => onChoose(reason)} />
          {WITHDRAW_WORDS[reason]}
        </label>
      ))}
      {isMissing && (
        <p className="field-error" id={`${id}-flaw`} role="alert">
          {t.pleaseChooseAReason}
        </p>
      )}
    </fieldset>
  );
}

/** If an earlier try succeeded without an answer, this one is refused, though the application is withdrawn. */
async function withdraw(id: string, body: { reason: WithdrawReason; message?: string }): Promise<Application> {
  const params = { applicationId: id };
  try {
    return await repeatCall(() => ask("withdrawApplication", { params, body }));
  } catch (error) {
    const now = isRefusedWith(error, 409) ? await ask("getApplication", { params }) : null;
    if (now?.status !== "WITHDRAWN") throw error;
    return now;
  }
}
