// Confirms an admin's decision, with the text that it requires.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Action } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea, TextInput } from "../../../ui/field.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";

export type Writing = {
  /** The field's name in the API. */
  name: string;
  label: string;
  hint?: string;
  /** The error when the field is empty; absent where it is optional. */
  needed?: string;
  maxLength: number;
  isLine?: boolean;
};

type DecisionDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  button: string;
  isDanger?: boolean;
  writing?: Writing;
  action: Action;
  /** Resolves to whether the decision was made. */
  onDecide: (text: string) => Promise<boolean>;
  children: ReactNode;
};

/** Typed text is retained until the page closes. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { isOpen, onClose, title, button, isDanger = false, writing, action, onDecide, children } = props;
  const form = useId();
  const [text, setText] = useState("");
  const { problem, tell, isBusy } = action;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (writing?.needed && text.trim() === "") {
      tell({ title: writing.needed, field: writing.name, code: null });
      event.currentTarget.querySelector<HTMLElement>("textarea, input")?.focus();
      return;
    }
    if (await onDecide(text.trim())) {
      setText("");
      onClose();
    }
  };
  const isBeside = writing !== undefined && problem?.field === writing.name;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDanger ? "danger" : "primary"}
            busy={isBusy}
            busyLabel="One moment…"
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        {children}
        {writing && (
          <Field
            name={writing.name}
            label={writing.label}
            hint={writing.hint}
            optional={!writing.needed}
            error={isBeside ? problem.title : undefined}
          >
            {(control) => {
              const common = { ...control, maxLength: writing.maxLength, value: text };
              return writing.isLine ? (
                <TextInput {...common} autoComplete="off" onChange={({ target }) => setText(target.value)} />
              ) : (
                <TextArea {...common} rows={4} onChange={({ target }) => setText(target.value)} />
              );
            }}
          </Field>
        )}
        <ProblemAlert problem={isBeside ? null : problem} />
      </form>
    </Dialog>
  );
}
