// Ends an interview, or an offer of times, with a word to the other side.

import { t } from "#messages/hiring.ts";
import type { Interview } from "../../../../contract/hiring/interviews-wire.ts";
import { MAX_INTERVIEW_REASON } from "../../../../contract/hiring/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";

type EndDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  interview: Interview;
  onDone: (ended: Interview) => void;
  call: "declineInterview" | "cancelInterview";
  words: { title: string; lead: string; button: string; done: string };
};

export function EndDialog({ isOpen, onClose, interview, onDone, call, words }: EndDialogProps) {
  const action = useAction();
  const form = useForm(action, { reason: "" });
  const send = async () => {
    const body = { reason: form.draft.reason };
    const key = action.keyOf(body);
    const params = { interviewId: interview.id };
    const isDone = await action.run(
      async () => onDone(await repeatCall(() => ask(call, { params, body, key }))),
      words.done,
    );
    if (isDone) onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={words.title}
      leave={t.keep}
      button={words.button}
      variant="danger"
      onSend={send}
    >
      <p>{words.lead}</p>
      <TextField
        form={form}
        name="reason"
        label={fill(t.wordToThem, { name: interview.withName })}
        optional
        rows={3}
        maxLength={MAX_INTERVIEW_REASON}
      />
    </ActionDialog>
  );
}
