// Asks before a rejection for the reason, the mail's text, and when to send it.

import { type FormEvent, useId, useState } from "react";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import { REJECT_REASONS, REJECTION_DELAYS } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, SelectField, TextArea, TextInput } from "../../../../ui/field.tsx";
import type { MovedPerson } from "../moves/make-mover.ts";
import { REJECT_WORDS } from "../stage-words.ts";
import { problemsOf, type RejectionDraft, readingOf } from "./rejection-draft.ts";

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
      title={
        people.length === 1 && people[0]
          ? fill(t.reject2, { name: people[0].name })
          : fill(t.rejectApplicants, { count: people.length })
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form} variant="danger">
            {t.reject3}
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
          {t.writeThemAMail}
        </label>
        {draft.isMailed ? (
          <MailFields draft={draft} problems={problems} name={people[0]?.name ?? ""} onChange={set} />
        ) : (
          <p className="text-sm text-ink-soft">{t.theySeeItInTheirApplicationsOnly}</p>
        )}
      </form>
    </Dialog>
  );
}

type FieldsProps = { draft: RejectionDraft; onChange: (change: Partial<RejectionDraft>) => void };

function ReasonFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <SelectField
        name="reason"
        label={t.why}
        hint={t.theySeeItInTheirApplications}
        options={REASONS}
        value={draft.reason}
        onPick={(reason) => onChange({ reason })}
      />
      <Field name="advice" label={h.adviceToApplicant} hint={h.adviceHint} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_ADVICE}
            value={draft.advice}
            onChange={({ target }) => onChange({ advice: target.value })}
          />
        )}
      </Field>
      <SelectField
        name="delayHours"
        label={t.theyHearOfIt}
        hint={t.untilThenYouCanTakeItBack}
        options={DELAYS}
        value={String(draft.delayHours)}
        onPick={(value) => onChange({ delayHours: Number(value) as RejectionDraft["delayHours"] })}
      />
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
      <Field name="subject" label={t.subject} error={problems.subject}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={150}
            value={draft.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </Field>
      <Field name="text" label={t.mail} hint={t.nameBecomesEachApplicantsOwnName} error={problems.text}>
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
      <details className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 pointer-coarse:[&>summary]:min-h-11 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>p]:mt-2 [&>p]:wrap-anywhere">
        <summary>{fill(t.howItReadsTo, { name })}</summary>
        <p className="font-semibold">{readingOf(draft.subject, name)}</p>
        <p className="whitespace-pre-line">{readingOf(draft.text, name)}</p>
      </details>
    </>
  );
}
