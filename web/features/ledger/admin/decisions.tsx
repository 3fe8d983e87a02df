// An admin's decisions on one item of a queue: a button for each, and the dialog that confirms it.
import { type ReactNode, useState } from "react";
import { ActionDialog, opensDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { type Action, useAction } from "../../../session/use-action.ts";
import { useReload } from "../../../session/use-reload.ts";
import { Button, type ButtonLook } from "../../../ui/button.tsx";

/** The layout of the facts above a decision. */
export const FACTS_LOOK =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-y-3 gap-x-6 text-sm/body [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere";

type Writing = {
  /** The field's name in the API. */
  name: string;
  label: string;
  hint: string;
  /** The error when the field is empty. */
  needed: string;
  maxLength: number;
  isLine?: boolean;
};

export type Choice = {
  label: string;
  /** What the button acts on, for screen readers. */
  about?: string;
  look?: ButtonLook;
  title: string;
  /** The consequences of the choice. */
  text: ReactNode;
  /** Below the text. */
  extra?: ReactNode;
  /** The dialog's button; the label where absent. */
  button?: string;
  isDanger?: boolean;
  writing?: Writing;
  done: string;
  send: (text: string, keyOf: Action["keyOf"]) => Promise<unknown>;
};

/** `queue` is refetched after a decision, also after a refusal: another admin may have decided first. */
export function Decisions({ queue, choices }: { queue: readonly unknown[]; choices: readonly Choice[] }) {
  const reload = useReload(queue);
  const action = useAction();
  const [asking, setAsking] = useState<string | null>(null);
  const decide = ({ send, done }: Choice, text: string) => action.run(() => reload(send(text, action.keyOf)), done);
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {choices.map(({ label, about, look }) => (
          <Button key={label} {...look} {...opensDialog} onClick={() => setAsking(label)}>
            {label}…{about && <span className="sr-only"> {about}</span>}
          </Button>
        ))}
      </div>
      {choices.map((choice) => (
        <DecisionDialog
          key={choice.label}
          choice={choice}
          action={action}
          isOpen={asking === choice.label}
          onClose={() => setAsking(null)}
          onDecide={(text) => decide(choice, text)}
        />
      ))}
    </>
  );
}

type DecisionDialogProps = {
  choice: Choice;
  action: Action;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves to whether the decision was made. */
  onDecide: (text: string) => Promise<boolean>;
};

/** Typed text is retained until the page closes. */
function DecisionDialog({ choice, action, isOpen, onClose, onDecide }: DecisionDialogProps) {
  const { title, text, extra, label, button = label, isDanger = false, writing } = choice;
  const empty = writing ? { [writing.name]: "" } : {};
  const form = useForm<Record<string, string>>(action, empty);
  const typed = writing ? (form.draft[writing.name] ?? "").trim() : "";
  const send = async () => {
    if (!(await onDecide(typed))) return;
    form.change(empty);
    onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form, title, button }}
      role="alertdialog"
      variant={isDanger ? "danger" : "primary"}
      flawOf={() => (writing && typed === "" ? { title: writing.needed, field: writing.name } : null)}
      onSend={send}
    >
      <p>{text}</p>
      {extra}
      {writing && (
        <TextField
          form={form}
          name={writing.name}
          label={writing.label}
          hint={writing.hint}
          maxLength={writing.maxLength}
          {...(writing.isLine ? { autoComplete: "off" } : { rows: 4 })}
        />
      )}
    </ActionDialog>
  );
}
