// Moves an applicant with a message of the company, which the notification includes.
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, NativeSelect, TextArea } from "../../../ui/field.tsx";
import type { MovedPerson } from "../moves/make-mover.ts";
import { labelOf, NUMBERED_STAGES } from "../stage-words.ts";

type NumberedStage = (typeof NUMBERED_STAGES)[number];
const MAX_MESSAGE = 2_000;

type MessageDialogProps = {
  person: MovedPerson;
  text: string;
  /** The opener retains the text, in case the dialog is closed by mistake. */
  onText: (text: string) => void;
  onMove: (to: NumberedStage, message: string) => void;
  onClose: () => void;
};

export function MessageDialog({ person, text, onText, onMove, onClose }: MessageDialogProps) {
  const form = useId();
  const stages = NUMBERED_STAGES.filter((stage) => stage !== person.status);
  const [to, setTo] = useState<NumberedStage>(stageAfter(person) ?? stages[0] ?? "SHORTLISTED");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== "") return onMove(to, text.trim());
    setMissing(true);
    event.currentTarget.querySelector("textarea")?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Move ${person.name} with a message`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Move and send
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate className="grid gap-5" onSubmit={submit}>
        <Field name="to" label="Move to">
          {(control) => (
            <NativeSelect
              {...control}
              options={stages.map((value) => ({ value, label: labelOf(value) }))}
              value={to}
              onChange={({ target }) => setTo(target.value as NumberedStage)}
            />
          )}
        </Field>
        <Field
          name="message"
          label="Your message"
          hint="They read it in the mail and in their applications."
          error={isMissing && text.trim() === "" ? "Please write a few words." : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={7}
              maxLength={MAX_MESSAGE}
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function stageAfter({ status }: MovedPerson): NumberedStage | undefined {
  return NUMBERED_STAGES[(NUMBERED_STAGES as readonly string[]).indexOf(status) + 1];
}
