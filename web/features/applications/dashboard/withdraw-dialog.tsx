// Withdraws an application, with a reason and an optional message to the company.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { WITHDRAW_REASONS, type WithdrawReason } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { ask } from "../../../session/ask.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { takeChange } from "./application-queries.ts";
import { WITHDRAW_WORDS } from "./progress.ts";
import { rowId } from "./row-id.ts";
import { isRefusal, useChange } from "./use-change.ts";

type WithdrawDialogProps = { sent: Application; isOpen: boolean; onClose: () => void };

/** The chosen reason and text are retained until the page closes. */
export function WithdrawDialog({ sent, isOpen, onClose }: WithdrawDialogProps) {
  const { draft, change, flaw, problem, isBusy, send } = useWithdrawal(sent, onClose);
  const form = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Withdraw your application?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyLabel="Withdrawing…">
            Withdraw
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-5">
        <p className="text-ink-soft">
          {sent.companyName} is told at once and does not go on with{" "}
          <strong className="font-semibold text-ink">{sent.jobTitle}</strong> for you. This cannot be taken back, and
          nobody applies to the same job twice.
        </p>
        <Reasons chosen={draft.reason} flaw={flaw} onChoose={(reason) => change({ reason })} />
        <Field name="withdraw-message" label={`A word to ${sent.companyName}`} optional>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={1_000}
              value={draft.message}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
        </Field>
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

type ReasonsProps = {
  chosen: WithdrawReason | null;
  flaw: FormProblem | null;
  onChoose: (reason: WithdrawReason) => void;
};

function Reasons({ chosen, flaw, onChoose }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-0.5 [&>label]:flex [&>label]:items-center [&>label]:gap-3 [&>label]:min-h-10 [&>label]:cursor-pointer [&_input]:w-4.5 [&_input]:h-4.5 [&_input]:accent-brand"
      aria-describedby={flaw ? `${id}-flaw` : undefined}
    >
      <legend className="field-label">Why?</legend>
      {WITHDRAW_REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name={id} checked={chosen === reason} onChange={() => onChoose(reason)} />
          {WITHDRAW_WORDS[reason]}
        </label>
      ))}
      {flaw && (
        <p className="field-error" id={`${id}-flaw`} role="alert">
          {flaw.title}
        </p>
      )}
    </fieldset>
  );
}

type Draft = { reason: WithdrawReason | null; message: string };

function useWithdrawal(sent: Application, onDone: () => void) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useChange();
  const [draft, setDraft] = useState<Draft>({ reason: null, message: "" });
  const [flaw, setFlaw] = useState<FormProblem | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { reason, message } = draft;
    setFlaw(reason ? null : { title: "Please choose a reason.", code: null });
    if (reason === null) event.currentTarget.querySelector("input")?.focus();
    if (reason === null || isBusy) return;
    const body = { reason, ...(message.trim() && { message: message.trim() }) };
    const isDone = await run(async () => {
      const changed = await withdraw(sent.id, body);
      void takeChange(queries, changed);
    }, "Your application is withdrawn.");
    if (!isDone) return;
    onDone();
    focusSoon(`#${rowId(sent.id)} button`);
  };
  return {
    draft,
    change: (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some })),
    flaw,
    problem,
    isBusy,
    send: (event: FormEvent<HTMLFormElement>) => void send(event),
  };
}

/**
 * If an earlier try succeeded without an answer, this one is refused, and the application is withdrawn all the same.
 */
async function withdraw(id: string, body: { reason: WithdrawReason; message?: string }): Promise<Application> {
  const params = { applicationId: id };
  try {
    return await repeatCall(() => ask("withdrawApplication", { params, body }));
  } catch (error) {
    const now = isRefusal(error, 409) ? await ask("getApplication", { params }) : null;
    if (now?.status !== "WITHDRAWN") throw error;
    return now;
  }
}
