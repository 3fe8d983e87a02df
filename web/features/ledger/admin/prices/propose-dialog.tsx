// Proposes a change of a plan, a fee or the budget: the current terms to edit, and a reason for the admin who decides.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, TextArea, TextInput } from "../../../../ui/field.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { draftOf, flawOf, type PriceDraft, proposalOf, type Subject } from "./price-draft.ts";
import { BUDGET_WORDS, FEE_WORDS } from "./price-words.ts";

export type { Subject } from "./price-draft.ts";

type ProposeDialogProps = {
  /** Null while the dialog is closed. */
  subject: Subject | null;
  onClose: () => void;
};

export function ProposeDialog({ subject, onClose }: ProposeDialogProps) {
  // The closing dialog still shows the last subject.
  const last = useRef<Subject | null>(null);
  last.current = subject ?? last.current;
  if (!last.current) return null;
  return <Propose key={keyOf(last.current)} subject={last.current} isOpen={subject !== null} onClose={onClose} />;
}

function keyOf(subject: Subject): string {
  if (subject.kind === "BUDGET") return `budget ${subject.budget.version}`;
  if (subject.kind === "FEE") return `${subject.fee.kind} ${subject.fee.version}`;
  return `${subject.plan?.plan} ${subject.plan?.version}`;
}

function titleOf(subject: Subject): string {
  if (subject.kind === "BUDGET") return `Change the budget: ${BUDGET_WORDS.label.toLowerCase()}`;
  if (subject.kind === "FEE") return `Change the fee: ${FEE_WORDS[subject.fee.kind].label.toLowerCase()}`;
  return subject.plan ? `Change the plan “${subject.plan.label}”` : "A new plan";
}

function Propose({ subject, isOpen, onClose }: { subject: Subject; isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useId();
  const [draft, setDraft] = useState<PriceDraft>(() => draftOf(subject));
  const { isBusy, problem, tell, run, keyOf: callKeyOf } = useAction();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const flaw = flawOf(subject, draft);
    if (flaw) {
      tell({ ...flaw, code: null });
      event.currentTarget.querySelector<HTMLElement>(`[name="${flaw.field}"]`)?.focus();
      return;
    }
    const body = proposalOf(subject, draft);
    const isDone = await run(async () => {
      await repeatCall(() => ask("proposePriceChange", { body, key: callKeyOf(body) }));
      void queries.invalidateQueries({ queryKey: pricesKey });
    }, "Proposed. It holds once another admin agrees.");
    if (!isDone) return;
    setDraft(draftOf(subject));
    onClose();
  };
  const isBeside = problem?.field !== undefined && problem.field in draft;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titleOf(subject)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel="Sending…">
            Propose
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <TermFields
          subject={subject}
          draft={draft}
          errorOf={(field) => (problem?.field === field ? problem.title : undefined)}
          onChange={(some) => setDraft((known) => ({ ...known, ...some }))}
        />
        <ProblemAlert problem={isBeside ? null : problem} />
      </form>
    </Dialog>
  );
}

type TermFieldsProps = {
  subject: Subject;
  draft: PriceDraft;
  errorOf: (field: keyof PriceDraft) => string | undefined;
  onChange: (change: Partial<PriceDraft>) => void;
};

type TextField = Exclude<keyof PriceDraft, "isOffered">;

/** The fields of a proposed change: those of a plan, of a fee or of the budget, and the reason. */
function TermFields({ subject, draft, errorOf, onChange }: TermFieldsProps) {
  const line = (name: TextField, label: string, more: { hint?: string; inputMode?: "decimal" | "numeric" } = {}) => (
    <Field name={name} label={label} hint={more.hint} error={errorOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={more.inputMode}
          autoComplete="off"
          maxLength={60}
          className={more.inputMode && "max-w-48"}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const area = (name: TextField, label: string, maxLength: number, hint?: string) => (
    <Field name={name} label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={maxLength}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {subject.kind === "BUDGET" &&
        line("amount", "A month, in rupees", {
          inputMode: "decimal",
          hint: "0 pays no fee for requests on free credits. What was earned already stays.",
        })}
      {subject.kind === "PLAN" && (
        <>
          {subject.plan === null &&
            line("plan", "Its name in addresses", { hint: "Lower-case letters, digits and dashes. It stays." })}
          {line("label", "Name")}
          {area("description", "What it says", 300)}
          {line("credits", "Credits", { inputMode: "numeric" })}
          {line("price", "Price in rupees", { inputMode: "decimal" })}
          <label className="check-row">
            <input
              type="checkbox"
              checked={draft.isOffered}
              onChange={({ target }) => onChange({ isOffered: target.checked })}
            />
            On offer
          </label>
        </>
      )}
      {subject.kind === "FEE" && (
        <>
          {subject.fee.shareOfPrice === null
            ? line("amount", "Earns, in rupees", { inputMode: "decimal", hint: "0 pays nothing." })
            : line("share", "Share of the price, in percent", { inputMode: "decimal" })}
          {line("hours", "Available after, in hours", {
            inputMode: "numeric",
            hint: "Until then it can still be disputed; 168 are seven days.",
          })}
        </>
      )}
      {area("reason", "Why?", 500, "For the admin who decides. It stays in the history.")}
    </>
  );
}
