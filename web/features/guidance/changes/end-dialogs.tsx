// Dialogs to decline, cancel or dispute a session; each first says what it means for both sides' money.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { refundOf } from "../../../../contract/guidance/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rowId } from "../sessions/row-id.ts";
import { SessionTime } from "../sessions/session-time.tsx";
import { otherName } from "../sessions/session-words.ts";
import { unlessDone, useSessionChange } from "./use-session-change.ts";

export type EndDialogProps = { session: GuidanceBooking; now: number; isOpen: boolean; onClose: () => void };

/** An empty text means no reason. */
const written = (reason: string) => (reason === "" ? {} : { reason });

export function DeclineDialog({ session, isOpen, onClose }: EndDialogProps) {
  const { change, keyOf, ...action } = useSessionChange(session);
  const finish = useFinish(session, onClose);
  const send = (reason: string) => {
    const body = written(reason);
    const key = keyOf(body);
    void change((of) => ask("declineSession", { ...of, body, key }), "It is declined.").then(finish);
  };
  return (
    <ReasonDialog
      {...action}
      isOpen={isOpen}
      onClose={onClose}
      title="Decline this session?"
      label={`A word to ${otherName(session)}`}
      maxLength={500}
      keepLabel="Keep it"
      doLabel="Decline"
      doingLabel="Declining…"
      onSend={send}
    >
      <What session={session} />
      <Money session={session} back={session.price} />
    </ReasonDialog>
  );
}

export function CancelDialog({ session, now, isOpen, onClose }: EndDialogProps) {
  const { change, keyOf, ...action } = useSessionChange(session);
  const finish = useFinish(session, onClose);
  const refund = refundOf(session, session.role, new Date(now));
  const send = (reason: string) => {
    const body = { ...written(reason), refund };
    const key = keyOf(body);
    void change((of) => ask("cancelSession", { ...of, body, key }), "It is cancelled.").then(finish);
  };
  return (
    <ReasonDialog
      {...action}
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel this session?"
      label={`A word to ${otherName(session)}`}
      maxLength={500}
      keepLabel="Keep it"
      doLabel="Cancel the session"
      doingLabel="Cancelling…"
      onSend={send}
    >
      <What session={session} />
      {session.status === "UNPAID" ? (
        <p>You have not paid, so nothing comes back and nothing is owed.</p>
      ) : (
        <Money session={session} back={refund} />
      )}
    </ReasonDialog>
  );
}

export function DisputeDialog({ session, isOpen, onClose }: EndDialogProps) {
  const { change, keyOf: _, ...action } = useSessionChange(session);
  const finish = useFinish(session, onClose);
  const send = (reason: string) =>
    void change(
      (of) => unlessDone(ask("disputeSession", { ...of, body: { reason } }), ({ status }) => status === "DISPUTED", of),
      "Thank you. Somebody of our team looks into it.",
    ).then(finish);
  return (
    <ReasonDialog
      {...action}
      isOpen={isOpen}
      onClose={onClose}
      title="It did not take place?"
      label="What happened?"
      maxLength={1_000}
      missing="Please say what happened."
      keepLabel="Close"
      doLabel="Send"
      doingLabel="Being sent…"
      onSend={send}
    >
      <What session={session} />
      <p>
        Somebody of our team reads what you write and decides
        {session.price > 0 ? ` whether the ${showMoney(session.price)} go back or are paid out` : ""}.{" "}
        {otherWord(session)} is told that you said so.
      </p>
    </ReasonDialog>
  );
}

const otherWord = (session: GuidanceBooking): ReactNode => session.other.name ?? "The other side";

function What({ session }: { session: GuidanceBooking }) {
  return (
    <div>
      <p className="font-semibold">{session.topic}</p>
      <SessionTime session={session} />
    </div>
  );
}

/** What is refunded, shown before confirming. */
function Money({ session, back }: { session: GuidanceBooking; back: number }) {
  if (session.price === 0) return <p>It was free, so there is nothing to give back.</p>;
  const isCandidate = session.role === "CANDIDATE";
  if (back > 0)
    return (
      <Alert tone="info" title={`${showMoney(back)} ${isCandidate ? "go back to you" : "go back to the candidate"}.`}>
        <p>That is everything that was paid.</p>
      </Alert>
    );
  return (
    <Alert tone="notice" title="Nothing comes back.">
      <p>The time for a refund is over: {showMoney(session.price)} go to the person who kept the time for you.</p>
    </Alert>
  );
}

/** On success: closes the dialog and focuses the session. */
function useFinish({ id }: GuidanceBooking, onClose: () => void): (isDone: boolean) => void {
  return (isDone) => {
    if (!isDone) return;
    onClose();
    focusSoon(`#${rowId(id)} button`);
  };
}

type ReasonDialogProps = {
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
function ReasonDialog(props: ReasonDialogProps) {
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
