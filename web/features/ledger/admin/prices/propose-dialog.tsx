// Proposes a change of a plan, a fee or the budget: the current terms to edit, and a reason for the admin who decides.

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { t } from "#messages/admin-ledger.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, type Form, TextField, useForm } from "../../../../session/action-form.tsx";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { CheckRow } from "../../../../ui/control-fields.tsx";
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
  if (subject.kind === "BUDGET") return fill(t.budget2, { version: subject.budget.version });
  if (subject.kind === "FEE") return `${subject.fee.kind} ${subject.fee.version}`;
  return `${subject.plan?.plan} ${subject.plan?.version}`;
}

function titleOf(subject: Subject): string {
  if (subject.kind === "BUDGET") return fill(t.changeTheBudget, { label: BUDGET_WORDS.label.toLowerCase() });
  if (subject.kind === "FEE") return fill(t.changeTheFee, { label: FEE_WORDS[subject.fee.kind].label.toLowerCase() });
  return subject.plan ? fill(t.changeThePlan, { label: subject.plan.label }) : t.aNewPlan;
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
    }, t.proposedItHoldsOnceAnotherAdmin);
    if (!isDone) return;
    change(draftOf(subject));
    onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={titleOf(subject)}
      button={t.propose}
      busyLabel={t.sending}
      flawOf={() => flawOf(subject, draft)}
      onSend={send}
    >
      {subject.kind === "PLAN" && <PlanFields form={form} isNew={subject.plan === null} />}
      {subject.kind === "FEE" && <FeeFields form={form} isShare={subject.fee.shareOfPrice !== null} />}
      {subject.kind === "BUDGET" && (
        <Line form={form} name="amount" label={t.aMonthInRupees} inputMode="decimal" hint={t.zeroPaysNoFreeRequests} />
      )}
      <TextField
        form={form}
        name="reason"
        label={t.why}
        hint={t.forTheAdminWhoDecidesItStays}
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
      {isNew && <Line form={form} name="plan" label={t.itsNameInAddresses} hint={t.lowerCaseLettersDigitsAndDashes2} />}
      <Line form={form} name="label" label={t.name} />
      <TextField form={form} name="description" label={t.whatItSays} rows={3} maxLength={300} />
      <Line form={form} name="credits" label={t.credits} inputMode="numeric" />
      <Line form={form} name="price" label={t.priceInRupees} inputMode="decimal" />
      <CheckRow checked={form.draft.isOffered} onPick={(isOffered) => form.change({ isOffered })}>
        {t.onOffer}
      </CheckRow>
    </>
  );
}

function FeeFields({ form, isShare }: { form: Form<PriceDraft>; isShare: boolean }) {
  return (
    <>
      {isShare ? (
        <Line form={form} name="share" label={t.shareOfThePriceInPercent} inputMode="decimal" />
      ) : (
        <Line form={form} name="amount" label={t.earnsInRupees} inputMode="decimal" hint={t.zeroPaysNothing} />
      )}
      <Line
        form={form}
        name="hours"
        label={t.availableAfterInHours}
        inputMode="numeric"
        hint={t.untilThenItCanStillBeDisputed}
      />
    </>
  );
}
