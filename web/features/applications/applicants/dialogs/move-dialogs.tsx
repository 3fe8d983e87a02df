// The dialogs before a move: rejection, move with a message, and confirmation. Typed text outlives them.

import { type FormEvent, useId, useState } from "react";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import type { CompanyStage } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, SelectField, TextArea } from "../../../../ui/field.tsx";
import type { Move, MovedPerson } from "../moves/make-mover.ts";
import { askedAbout, askedText } from "../moves/news-words.ts";
import { labelOf, NUMBERED_STAGES } from "../stage-words.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { draftFor, firstDraft, type KeptDraft, type RejectionDraft, rejectionOf } from "./rejection-draft.ts";

type WantedDialog =
  | { kind: "reject"; people: readonly MovedPerson[] }
  | { kind: "message"; people: readonly [MovedPerson] }
  | { kind: "ask"; people: readonly MovedPerson[]; to: CompanyStage };

export type Moving = ReturnType<typeof useMoving>;

/** Moves at once, or opens the dialog that a move needs first. */
export function useMoving(move: (move: Move) => void) {
  const [dialog, setDialog] = useState<WantedDialog | null>(null);
  const close = () => setDialog(null);
  return {
    dialog,
    close,
    /** After the dialog. */
    finish(wanted: Move) {
      close();
      move(wanted);
    },
    move(people: readonly MovedPerson[], to: CompanyStage) {
      const asked = askedAbout(people, to);
      if (asked) setDialog({ kind: "ask", people: asked, to });
      else move({ people, to });
    },
    reject(people: readonly MovedPerson[]) {
      const open = people.filter(({ status }) => status !== "REJECTED" && status !== "WITHDRAWN");
      if (open.length > 0) setDialog({ kind: "reject", people: open });
    },
    write: (person: MovedPerson) => setDialog({ kind: "message", people: [person] }),
  };
}

type MoveDialogsProps = { moving: Moving; job: CompanyJob | null; companyName: string };

export function MoveDialogs({ moving, job, companyName }: MoveDialogsProps) {
  const { dialog, close, finish } = moving;
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const [messages, setMessages] = useState<Record<string, string>>({});
  if (dialog === null) return null;
  if (dialog.kind === "reject") {
    const { people } = dialog;
    const ids = people.map(({ applicationId }) => applicationId);
    const written = kept ? draftFor(kept, ids) : firstDraft(job?.jobTitle ?? "", companyName);
    const keepDraft = (draft: RejectionDraft) => setKept({ draft, ids });
    const reject = () => {
      const message = written.advice.trim();
      // Meant for these applicants only, unlike the mail.
      keepDraft({ ...written, advice: "" });
      finish({ people, to: "REJECTED", rejection: rejectionOf(written), ...(message && { message }) });
    };
    return <RejectDialog people={people} draft={written} onDraft={keepDraft} onReject={reject} onClose={close} />;
  }
  if (dialog.kind === "ask") {
    const { people, to } = dialog;
    const mayClose = to === "HIRED" && job?.status === "PUBLISHED";
    const move = (closesJob: boolean) => finish({ people, to, ...(closesJob && { closesJob }) });
    return <AskDialog people={people} to={to} mayClose={mayClose} onMove={move} onClose={close} />;
  }
  const [person] = dialog.people;
  const keep = (text: string) => setMessages((before) => ({ ...before, [person.applicationId]: text }));
  return (
    <MessageDialog
      person={person}
      text={messages[person.applicationId] ?? ""}
      onText={keep}
      onMove={(to, message) => {
        keep("");
        finish({ people: [person], to, message });
      }}
      onClose={close}
    />
  );
}

type AskDialogProps = {
  people: readonly MovedPerson[];
  to: CompanyStage;
  /** Whether the move may close the job as well. */
  mayClose: boolean;
  onMove: (closesJob: boolean) => void;
  onClose: () => void;
};

/** Confirms a move that is too serious for one click: the applicant is notified at once. */
function AskDialog({ people, to, mayClose, onMove, onClose }: AskDialogProps) {
  const [closesJob, setClosesJob] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={askedText(people, to)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={() => onMove(mayClose && closesJob)}>{t.moveThem}</Button>
        </>
      }
    >
      <p>{fill(t.eachOfThemIsToldAtOnce, { count: people.length })}</p>
      {mayClose && (
        <>
          <label className="check-row mt-4">
            <input
              type="checkbox"
              checked={closesJob}
              aria-describedby="closes-job-hint"
              onChange={({ target }) => setClosesJob(target.checked)}
            />
            {h.closesJob}
          </label>
          <p id="closes-job-hint" className="mt-1 text-sm/body text-ink-soft">
            {h.closesJobHint}
          </p>
        </>
      )}
    </Dialog>
  );
}

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

/** Moves an applicant with a message of the company, which the notification includes. */
function MessageDialog({ person, text, onText, onMove, onClose }: MessageDialogProps) {
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
      title={fill(t.moveWithAMessage2, { name: person.name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.moveAndSend}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate className="grid gap-5" onSubmit={submit}>
        <SelectField
          name="to"
          label={t.moveTo}
          options={stages.map((value) => ({ value, label: labelOf(value) }))}
          value={to}
          onPick={setTo}
        />
        <Field
          name="message"
          label={t.yourMessage}
          hint={t.theyReadItInTheMailAnd}
          error={isMissing && text.trim() === "" ? t.pleaseWriteAFewWords : undefined}
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
