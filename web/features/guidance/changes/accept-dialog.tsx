// A referee accepts a session, optionally with a meeting place for this one.
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rowId } from "../sessions/row-id.ts";
import { SessionTime } from "../sessions/session-time.tsx";
import type { EndDialogProps } from "./end-dialogs.tsx";
import { useAccepting } from "./use-accepting.ts";

export function AcceptDialog({ session, isOpen, onClose }: EndDialogProps) {
  const [meeting, setMeeting] = useState("");
  const { accept, isBusy, problem } = useAccepting(session);
  const form = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await accept(meeting.trim()))) return;
    onClose();
    focusSoon(`#${rowId(session.id)} button`);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Accept this session?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel="Accepting…">
            Accept
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
        <div>
          <p className="font-semibold">{session.topic}</p>
          <SessionTime session={session} />
        </div>
        <p className="text-ink-soft">
          From then on the candidate sees your name and title and where you meet, and you see theirs. Both of you get a
          calendar invitation.
        </p>
        <Field
          name="session-meeting"
          label="Where you meet this time"
          hint="Leave it empty for the place of your offer."
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={meeting}
              onChange={(event) => setMeeting(event.target.value)}
            />
          )}
        </Field>
        <ProblemAlert problem={problem} />
      </form>
    </Dialog>
  );
}
