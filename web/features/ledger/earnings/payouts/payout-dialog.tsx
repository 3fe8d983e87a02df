// Requests a payout: the amount, and a UPI ID or a bank account.
import { useQueryClient } from "@tanstack/react-query";
import { PAYOUT_WAYS, type PayoutWay } from "../../../../../contract/ledger/rules.ts";
import type { Earnings } from "../../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { ActionDialog, type Form, TextField, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { refreshEarnings } from "../earnings-queries.ts";
import { bodyOf, emptyDraft, flawOf, type PayoutDraft } from "./payout-draft.ts";

type PayoutDialogProps = { earnings: Earnings; isOpen: boolean; onClose: () => void };

/** Typed values are retained until the page closes. */
export function PayoutDialog({ earnings, isOpen, onClose }: PayoutDialogProps) {
  const queries = useQueryClient();
  const action = useAction();
  const form = useForm(action, emptyDraft);
  const { draft, change } = form;
  const send = async () => {
    const body = bodyOf(draft);
    const isDone = await action.run(
      () => repeatCall(() => ask("askPayout", { body, key: action.keyOf(body) })),
      "Your payout is asked for. You hear of it by mail.",
    );
    if (!isDone) return;
    change(emptyDraft);
    onClose();
    void refreshEarnings(queries);
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title="Ask for a payout"
      button={draft.isAll ? `Ask for ${showMoney(earnings.available)}` : "Ask for it"}
      busyLabel="Sending…"
      variant="accent"
      flawOf={() => flawOf(draft, earnings)}
      onSend={send}
    >
      <AmountFields form={form} earnings={earnings} />
      <WayFields form={form} />
      <p className="text-sm text-ink-soft">
        Kept sealed, seen by the admin who sends the money, and deleted ninety days later.
      </p>
    </ActionDialog>
  );
}

type FieldsProps = { form: Form<PayoutDraft> };

function AmountFields({ form, earnings: { available, leastPayout } }: FieldsProps & { earnings: Earnings }) {
  const { draft, change } = form;
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">How much?</legend>
      <label className="check-row">
        <input type="radio" name="part" checked={draft.isAll} onChange={() => change({ isAll: true })} />
        All that is available: {showMoney(available)}
      </label>
      <label className="check-row">
        <input type="radio" name="part" checked={!draft.isAll} onChange={() => change({ isAll: false })} />A part of it
      </label>
      {!draft.isAll && (
        <TextField
          form={form}
          name="amount"
          label="Amount in rupees"
          hint={`From ${showMoney(leastPayout)} to ${showMoney(available)}.`}
          inputMode="decimal"
          maxLength={14}
          inputClassName="max-w-48"
        />
      )}
    </fieldset>
  );
}

const WAYS: Record<PayoutWay, string> = { UPI: "UPI", BANK: "Bank account" };

/** The destination fields of a payout: a UPI ID or a bank account. */
function WayFields({ form }: FieldsProps) {
  const common = { form, autoComplete: "off", spellCheck: false, maxLength: 120 };
  return (
    <>
      <fieldset>
        <legend className="field-label">Where to?</legend>
        <div className="flex flex-wrap gap-x-6">
          {PAYOUT_WAYS.map((way) => (
            <label key={way} className="check-row">
              <input type="radio" name="way" checked={form.draft.way === way} onChange={() => form.change({ way })} />
              {WAYS[way]}
            </label>
          ))}
        </div>
      </fieldset>
      {form.draft.way === "UPI" ? (
        <TextField {...common} name="upiId" label="UPI ID" placeholder="name@bank" />
      ) : (
        <>
          <TextField
            {...common}
            name="holder"
            label="Whose account it is"
            hint="As your bank writes it."
            autoComplete="name"
          />
          <TextField {...common} name="accountNumber" label="Account number" inputMode="numeric" />
          <TextField {...common} name="ifsc" label="IFSC of the branch" placeholder="HDFC0001234" />
        </>
      )}
    </>
  );
}
