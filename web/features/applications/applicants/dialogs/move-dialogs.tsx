// The dialogs before a move: rejection, move with a message, and confirmation. Typed text outlives them.

import { useState } from "react";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import { type CompanyStage, REJECT_REASONS, REJECTION_DELAYS } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, type Form, TextField } from "../../../../session/action-form.tsx";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckRow, SelectField } from "../../../../ui/control-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { Move, MovedPerson } from "../moves/make-mover.ts";
import { askedAbout, askedText } from "../moves/news-words.ts";
import { labelOf, NUMBERED_STAGES, REJECT_WORDS } from "../stage-words.ts";
import {
  draftFor,
  firstDraft,
  type KeptDraft,
  problemsOf,
  type RejectionDraft,
  readingOf,
  rejectionOf,
} from "./rejection-draft.ts";

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
    return <AskDialog {...{ people, to, mayClose }} onMove={move} onClose={close} />;
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
          <CheckRow checked={closesJob} aria-describedby="closes-job-hint" className="mt-4" onPick={setClosesJob}>
            {h.closesJob}
          </CheckRow>
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
  const action = useAction();
  const stages = NUMBERED_STAGES.filter((stage) => stage !== person.status);
  const next = NUMBERED_STAGES[(NUMBERED_STAGES as readonly string[]).indexOf(person.status) + 1];
  const [to, setTo] = useState<NumberedStage>(next ?? stages[0] ?? "SHORTLISTED");
  const isEmpty = text.trim() === "";
  const form = {
    action,
    draft: { message: text },
    change: ({ message = "" }) => onText(message),
    errorOf: () => (isEmpty ? action.problem?.title : undefined),
  };
  return (
    <ActionDialog
      isOpen
      {...{ form, onClose }}
      title={fill(t.moveWithAMessage2, { name: person.name })}
      button={t.moveAndSend}
      flawOf={() => (isEmpty ? { title: t.pleaseWriteAFewWords, field: "message" } : null)}
      onSend={() => onMove(to, text.trim())}
    >
      <SelectField
        name="to"
        label={t.moveTo}
        options={stages.map((value) => ({ value, label: labelOf(value) }))}
        value={to}
        onPick={setTo}
      />
      <TextField
        form={form}
        name="message"
        label={t.yourMessage}
        hint={t.theyReadItInTheMailAnd}
        rows={7}
        maxLength={MAX_MESSAGE}
      />
    </ActionDialog>
  );
}

const REASONS = [
  ...REJECT_REASONS.map((value) => ({ value, label: REJECT_WORDS[value] })),
  { value: "" as const, label: h.noReasonGiven },
];
const MAX_ADVICE = 2_000;
const DELAY_WORDS = { 0: t.atOnce, 24: t.in24Hours, 48: t.inTwoDays, 72: t.inThreeDays } as const;
const DELAYS = REJECTION_DELAYS.map((hours) => ({ value: String(hours), label: DELAY_WORDS[hours] }));

type RejectDialogProps = {
  people: readonly MovedPerson[];
  draft: RejectionDraft;
  onDraft: (draft: RejectionDraft) => void;
  onReject: () => void;
  onClose: () => void;
};

function RejectDialog({ people, draft, onDraft, onReject, onClose }: RejectDialogProps) {
  const action = useAction();
  const name = people[0]?.name ?? "";
  const isOne = people.length === 1;
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const change = (some: Partial<RejectionDraft>) => onDraft({ ...draft, ...some });
  const form = { action, draft, change, errorOf: (field: string) => problems[field] };
  const flawOf = () => {
    const found = problemsOf(draft);
    setProblems(found);
    const [field, title = ""] = Object.entries(found)[0] ?? [];
    return field === undefined ? null : { field, title };
  };
  return (
    <ActionDialog
      isOpen
      {...{ form, flawOf, onClose }}
      title={!isOne ? fill(t.rejectApplicants, { count: people.length }) : fill(t.reject2, { name })}
      button={t.reject3}
      variant="danger"
      onSend={onReject}
    >
      <ReasonFields form={form} />
      <CheckRow checked={draft.isMailed} onPick={(isMailed) => change({ isMailed })}>
        {t.writeThemAMail}
      </CheckRow>
      {draft.isMailed ? (
        <MailFields form={form} name={name} isOne={isOne} />
      ) : (
        <p className="text-sm text-ink-soft">{t.theySeeItInTheirApplicationsOnly}</p>
      )}
    </ActionDialog>
  );
}

function ReasonFields({ form }: { form: Form<RejectionDraft> }) {
  const { draft, change } = form;
  return (
    <>
      <SelectField
        name="reason"
        label={t.why}
        hint={t.theySeeItInTheirApplications}
        options={REASONS}
        value={draft.reason}
        onPick={(reason) => change({ reason })}
      />
      <TextField
        form={form}
        name="advice"
        label={h.adviceToApplicant}
        hint={h.adviceHint}
        optional
        rows={3}
        maxLength={MAX_ADVICE}
      />
      <SelectField
        name="delayHours"
        label={t.theyHearOfIt}
        hint={t.untilThenYouCanTakeItBack}
        options={DELAYS}
        value={String(draft.delayHours)}
        onPick={(value) => change({ delayHours: Number(value) as RejectionDraft["delayHours"] })}
      />
    </>
  );
}

type MailFieldsProps = { form: Form<RejectionDraft>; name: string; isOne: boolean };

/** `name` is the one in the example mail. */
function MailFields({ form, name, isOne }: MailFieldsProps) {
  return (
    <>
      <TextField form={form} name="subject" label={t.subject} maxLength={150} />
      <TextField
        form={form}
        name="text"
        label={t.mail}
        hint={isOne ? fill(t.nameBecomesTheirs, { name }) : t.nameBecomesEachApplicantsOwnName}
        rows={9}
        maxLength={4_000}
      />
      <details className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 pointer-coarse:[&>summary]:min-h-11 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>p]:mt-2 [&>p]:wrap-anywhere">
        <summary>{fill(t.howItReadsTo, { name })}</summary>
        <p className="font-semibold">{readingOf(form.draft.subject, name)}</p>
        <p className="whitespace-pre-line">{readingOf(form.draft.text, name)}</p>
      </details>
    </>
  );
}
