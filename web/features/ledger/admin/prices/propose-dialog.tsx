// Proposes a change of a plan, a fee or the budget: the current terms to edit, and a reason for the admin who decides.
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ActionDialog, type Form, TextField, useForm } from "../../../../session/action-form.tsx";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { draftOf, flawOf, type PriceDraft, proposalOf, type Subject } from "./price-draft.ts";
import { BUDGET_WORDS, FEE_WORDS } from "./price-words.ts";

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
  const action = useAction();
  const form = useForm<PriceDraft>(action, () => draftOf(subject));
  const { draft, change } = form;
  const send = async () => {
    const body = proposalOf(subject, draft);
    const isDone = await action.run(async () => {
      await repeatCall(() => ask("proposePriceChange", { body, key: action.keyOf(body) }));
      void queries.invalidateQueries({ queryKey: pricesKey });
    }, "Proposed. It holds once another admin agrees.");
    if (!isDone) return;
    change(draftOf(subject));
    onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={titleOf(subject)}
      button="Propose"
      busyLabel="Sending…"
      flawOf={() => flawOf(subject, draft)}
      onSend={send}
    >
      {subject.kind === "PLAN" && <PlanFields form={form} isNew={subject.plan === null} />}
      {subject.kind === "FEE" && <FeeFields form={form} isShare={subject.fee.shareOfPrice !== null} />}
      {subject.kind === "BUDGET" && (
        <Line
          form={form}
          name="amount"
          label="A month, in rupees"
          inputMode="decimal"
          hint="0 pays no fee for requests on free credits. What was earned already stays."
        />
      )}
      <TextField
        form={form}
        name="reason"
        label="Why?"
        hint="For the admin who decides. It stays in the history."
        rows={3}
        maxLength={500}
      />
    </ActionDialog>
  );
}

type LineProps = {
  form: Form<PriceDraft>;
  name: Exclude<keyof PriceDraft, "isOffered">;
  label: string;
  hint?: string;
  inputMode?: "decimal" | "numeric";
};

/** A short text, or a number where it has an input mode. */
const Line = (props: LineProps) => (
  <TextField {...props} autoComplete="off" maxLength={60} inputClassName={props.inputMode && "max-w-48"} />
);

function PlanFields({ form, isNew }: { form: Form<PriceDraft>; isNew: boolean }) {
  return (
    <>
      {isNew && (
        <Line
          form={form}
          name="plan"
          label="Its name in addresses"
          hint="Lower-case letters, digits and dashes. It stays."
        />
      )}
      <Line form={form} name="label" label="Name" />
      <TextField form={form} name="description" label="What it says" rows={3} maxLength={300} />
      <Line form={form} name="credits" label="Credits" inputMode="numeric" />
      <Line form={form} name="price" label="Price in rupees" inputMode="decimal" />
      <label className="check-row">
        <input
          type="checkbox"
          checked={form.draft.isOffered}
          onChange={({ target }) => form.change({ isOffered: target.checked })}
        />
        On offer
      </label>
    </>
  );
}

function FeeFields({ form, isShare }: { form: Form<PriceDraft>; isShare: boolean }) {
  return (
    <>
      {isShare ? (
        <Line form={form} name="share" label="Share of the price, in percent" inputMode="decimal" />
      ) : (
        <Line form={form} name="amount" label="Earns, in rupees" inputMode="decimal" hint="0 pays nothing." />
      )}
      <Line
        form={form}
        name="hours"
        label="Available after, in hours"
        inputMode="numeric"
        hint="Until then it can still be disputed; 168 are seven days."
      />
    </>
  );
}
