// Confirms an irreversible change to a session, with room for a message to the other side.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { FormProblem } from "../../../session/form-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";

export type ReasonDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What the change means. */
  children: ReactNode;
  label: string;
  maxLength: number;
  /** Error when the text is empty; absent where it is optional. */
  missing?: string;
  keepLabel: string;
  /** Label of the confirming button, and its label while busy. */
  doLabel: string;
  doingLabel: string;
  isBusy: boolean;
  problem: FormProblem | null;
  onSend: (reason: string) => void;
};

/** Typed text is retained until the page closes. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, title, children, label, maxLength, missing, isBusy, problem, onSend } = props;
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacks = missing !== undefined && reason.trim() === "";
    setMissing(lacks);
    if (lacks) event.currentTarget.querySelector("textarea")?.focus();
    else if (!isBusy) onSend(reason.trim());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {props.keepLabel}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyLabel={props.doingLabel}>
            {props.doLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-5">
        <div className="grid gap-3">{children}</div>
        <Field
          name="session-reason"
          label={label}
          optional={missing === undefined}
          required={missing !== undefined}
          {...(isMissing && missing && { error: missing })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={maxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <ProblemAlert problem={problem} />
      </form>
    </Dialog>
  );
}
