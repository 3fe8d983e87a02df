// Disputes a referral: a reason and details for the admins, who decide.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { DISPUTE_REASONS, type DisputeReason, MAX_DISPUTE_TEXT } from "../../../../contract/referrals/rules.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { DISPUTE_TEXTS } from "../status-words.ts";
import type { ChangeDialogProps } from "./confirm-dialog.tsx";
import { takeChange } from "./request-queries.ts";
import { rowId } from "./row-id.ts";

/** The chosen reason and text are retained until the page closes. */
export function DisputeDialog({ request, isOpen, onClose }: ChangeDialogProps) {
  const { draft, change, problem, isBusy, send } = useDispute(request.id, onClose);
  const form = useId();
  const isTextNeeded = draft.reason === "OTHER";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="What is wrong?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel="Sending…">
            Send to our team
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-5 max-w-xl">
        <p className="text-ink-soft">
          Somebody of our team looks at both sides and decides. If no referral was made, your credit comes back.{" "}
          {request.referee?.name ?? "The referee"} learns what you say here.
        </p>
        <Reasons
          chosen={draft.reason}
          flaw={problem?.field === "reason" ? problem.title : undefined}
          onChoose={(reason) => change({ reason })}
        />
        <Field
          name="dispute-text"
          label="In your own words"
          optional={!isTextNeeded}
          required={isTextNeeded}
          {...(problem?.field === "text" && { error: problem.title })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={MAX_DISPUTE_TEXT}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <ProblemAlert problem={problem?.field === undefined ? problem : null} />
      </form>
    </Dialog>
  );
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
      className="grid gap-0.5 [&>label]:flex [&>label]:items-center [&>label]:gap-3 [&>label]:min-h-10 [&>label]:cursor-pointer [&_input]:w-4.5 [&_input]:h-4.5 [&_input]:accent-brand"
      aria-describedby={flaw ? `${id}-flaw` : undefined}
    >
      <legend className="field-label">What happened?</legend>
      {DISPUTE_REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name={id} checked={chosen === reason} onChange={() => onChoose(reason)} />
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

type Draft = { reason: DisputeReason | null; text: string };

function useDispute(requestId: string, onDone: () => void) {
  const queries = useQueryClient();
  const { isBusy, problem, tell, run } = useAction();
  const [draft, setDraft] = useState<Draft>({ reason: null, text: "" });
  const send = async (form: HTMLFormElement) => {
    const { reason } = draft;
    const text = draft.text.trim();
    const flaw = flawOf(reason, text);
    tell(flaw);
    if (flaw) form.querySelector<HTMLElement>(flaw.field === "reason" ? "input" : "textarea")?.focus();
    if (flaw || reason === null) return;
    const isDone = await run(async () => {
      const call = { params: { requestId }, body: { reason, ...(text && { text }) } };
      void takeChange(queries, await repeatCall(() => ask("disputeReferral", call)));
    }, "Sent. You hear from us.");
    if (!isDone) return;
    onDone();
    focusSoon(`#${rowId(requestId)} button`);
  };
  return {
    draft,
    change: (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some })),
    problem,
    isBusy,
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

function flawOf(reason: DisputeReason | null, text: string) {
  if (reason === null) return { title: "Please choose what happened.", field: "reason", code: null };
  return reason === "OTHER" && text === "" ? { title: "Please say what is wrong.", field: "text", code: null } : null;
}
