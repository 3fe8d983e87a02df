// Requests a payout: the amount, and a UPI ID or a bank account.

import { useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/ledger.ts";
import { PAYOUT_WAYS, type PayoutWay } from "../../../../../contract/ledger/rules.ts";
import type { Earnings } from "../../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, type Form, TextField, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { earningsKey } from "../../../../session/referee-keys.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
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
      t.yourPayoutIsAskedForYouHear,
    );
    if (!isDone) return;
    change(emptyDraft);
    onClose();
    void queries.invalidateQueries({ queryKey: earningsKey });
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={t.askForAPayout}
      button={draft.isAll ? fill(t.askFor, { available: showMoney(earnings.available) }) : t.askForIt}
      busyLabel={t.sending}
      variant="accent"
      flawOf={() => flawOf(draft, earnings)}
      onSend={send}
    >
      <AmountFields form={form} earnings={earnings} />
      <WayFields form={form} />
      <p className="text-sm text-ink-soft">{t.keptSealedSeenByTheAdminWho}</p>
    </ActionDialog>
  );
}

type FieldsProps = { form: Form<PayoutDraft> };

function AmountFields({ form, earnings: { available, leastPayout } }: FieldsProps & { earnings: Earnings }) {
  const { draft, change } = form;
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">{t.howMuch}</legend>
      <label className="check-row">
        <input type="radio" name="part" checked={draft.isAll} onChange={() => change({ isAll: true })} />
        {fill(t.allThatIsAvailable, { available: showMoney(available) })}
      </label>
      <label className="check-row">
        <input type="radio" name="part" checked={!draft.isAll} onChange={() => change({ isAll: false })} />
        {t.aPartOfIt}
      </label>
      {!draft.isAll && (
        <TextField
          form={form}
          name="amount"
          label={t.amountInRupees}
          hint={fill(t.fromTo, { leastPayout: showMoney(leastPayout), available: showMoney(available) })}
          inputMode="decimal"
          maxLength={14}
          inputClassName="max-w-48"
        />
      )}
    </fieldset>
  );
}

const WAYS: Record<PayoutWay, string> = { UPI: "UPI", BANK: t.bankAccount };

function WayFields({ form }: FieldsProps) {
  const common = { form, autoComplete: "off", spellCheck: false, maxLength: 120 };
  return (
    <>
      <fieldset>
        <legend className="field-label">{t.whereTo}</legend>
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
        <TextField {...common} name="upiId" label={t.upiId} placeholder={t.nameBank} />
      ) : (
        <>
          <TextField
            {...common}
            name="holder"
            label={t.whoseAccountItIs}
            hint={t.asYourBankWritesIt}
            autoComplete="name"
          />
          <TextField {...common} name="accountNumber" label={t.accountNumber} inputMode="numeric" />
          <TextField {...common} name="ifsc" label={t.ifscOfTheBranch} placeholder={t.hdfc0001234} />
        </>
      )}
    </>
  );
}
