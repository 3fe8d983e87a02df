// Asks before a rejection for the reason, the mail's text, and when to send it.
import { type FormEvent, useId, useState } from "react";
import { REJECT_REASONS, REJECTION_DELAYS } from "../../../../../contract/applications/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, NativeSelect, TextArea, TextInput } from "../../../../ui/field.tsx";
import type { MovedPerson } from "../moves/make-mover.ts";
import { REJECT_WORDS } from "../stage-words.ts";
import { problemsOf, type RejectionDraft, readingOf } from "./rejection-draft.ts";

const REASONS = REJECT_REASONS.map((value) => ({ value, label: REJECT_WORDS[value] }));
const DELAY_WORDS = { 0: "At once", 24: "In 24 hours", 48: "In two days", 72: "In three days" } as const;
const DELAYS = REJECTION_DELAYS.map((hours) => ({ value: String(hours), label: DELAY_WORDS[hours] }));

type RejectDialogProps = {
  people: readonly MovedPerson[];
  draft: RejectionDraft;
  onDraft: (draft: RejectionDraft) => void;
  onReject: () => void;
  onClose: () => void;
};

export function RejectDialog({ people, draft, onDraft, onReject, onClose }: RejectDialogProps) {
  const form = useId();
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const set = (change: Partial<RejectionDraft>) => onDraft({ ...draft, ...change });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    const [field] = Object.keys(found);
    if (field === undefined) onReject();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={people.length === 1 && people[0] ? `Reject ${people[0].name}?` : `Reject ${people.length} applicants?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger">
            Reject
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate className="grid gap-5" onSubmit={submit}>
        <ReasonFields draft={draft} onChange={set} />
        <label className="check-row">
          <input
            type="checkbox"
            checked={draft.isMailed}
            onChange={({ target }) => set({ isMailed: target.checked })}
          />
          Write them a mail
        </label>
        {draft.isMailed ? (
          <MailFields draft={draft} problems={problems} name={people[0]?.name ?? ""} onChange={set} />
        ) : (
          <p className="text-sm text-ink-soft">They see it in their applications only.</p>
        )}
      </form>
    </Dialog>
  );
}

type FieldsProps = { draft: RejectionDraft; onChange: (change: Partial<RejectionDraft>) => void };

function ReasonFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <Field name="reason" label="Why" hint="They see it in their applications.">
        {(control) => (
          <NativeSelect
            {...control}
            options={REASONS}
            value={draft.reason}
            onChange={({ target }) => onChange({ reason: target.value as RejectionDraft["reason"] })}
          />
        )}
      </Field>
      <Field name="delayHours" label="They hear of it" hint="Until then you can take it back, and they never know.">
        {(control) => (
          <NativeSelect
            {...control}
            options={DELAYS}
            value={String(draft.delayHours)}
            onChange={({ target }) => onChange({ delayHours: Number(target.value) as RejectionDraft["delayHours"] })}
          />
        )}
      </Field>
    </>
  );
}

type MailFieldsProps = FieldsProps & {
  problems: ReturnType<typeof problemsOf>;
  /** Name used in the example mail. */
  name: string;
};

function MailFields({ draft, problems, name, onChange }: MailFieldsProps) {
  return (
    <>
      <Field name="subject" label="Subject" error={problems.subject}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={150}
            value={draft.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </Field>
      <Field name="text" label="Mail" hint="{name} becomes each applicant’s own name." error={problems.text}>
        {(control) => (
          <TextArea
            {...control}
            rows={9}
            maxLength={4_000}
            value={draft.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      <details className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>p]:mt-2 [&>p]:wrap-anywhere">
        <summary>How it reads to {name}</summary>
        <p className="font-semibold">{readingOf(draft.subject, name)}</p>
        <p className="whitespace-pre-line">{readingOf(draft.text, name)}</p>
      </details>
    </>
  );
}
