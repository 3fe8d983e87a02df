// Requests a payout: the amount, and a UPI ID or a bank account.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { PAYOUT_WAYS, type PayoutWay } from "../../../../../contract/ledger/rules.ts";
import type { Earnings } from "../../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { refreshEarnings } from "../earnings-queries.ts";
import { bodyOf, emptyDraft, flawOf, type PayoutDraft } from "./payout-draft.ts";

type PayoutDialogProps = { earnings: Earnings; isOpen: boolean; onClose: () => void };

/** Typed values are retained until the page closes. */
export function PayoutDialog({ earnings, isOpen, onClose }: PayoutDialogProps) {
  const queries = useQueryClient();
  const form = useId();
  const [draft, setDraft] = useState<PayoutDraft>(emptyDraft);
  const { isBusy, problem, tell, run, keyOf } = useAction();
  const set = (some: Partial<PayoutDraft>) => setDraft((known) => ({ ...known, ...some }));
  const field = problem?.field?.split(".").at(-1);
  const errorOf = (name: string) => (field === name ? problem?.title : undefined);
  const isBeside = field !== undefined && ["amount", "upiId", "holder", "accountNumber", "ifsc"].includes(field);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const flaw = flawOf(draft, earnings);
    if (flaw) {
      tell({ ...flaw, code: null });
      element.querySelector<HTMLElement>(`[name="${flaw.field}"]`)?.focus();
      return;
    }
    const body = bodyOf(draft);
    const isDone = await run(async () => {
      await repeatCall(() => ask("askPayout", { body, key: keyOf(body) }));
    }, "Your payout is asked for. You hear of it by mail.");
    if (!isDone) return;
    setDraft(emptyDraft);
    onClose();
    void refreshEarnings(queries);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ask for a payout"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="accent" busy={isBusy} busyLabel="Sending…">
            {draft.isAll ? `Ask for ${showMoney(earnings.available)}` : "Ask for it"}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <fieldset className="grid gap-1">
          <legend className="field-label">How much?</legend>
          <label className="check-row">
            <input type="radio" name="part" checked={draft.isAll} onChange={() => set({ isAll: true })} />
            All that is available: {showMoney(earnings.available)}
          </label>
          <label className="check-row">
            <input type="radio" name="part" checked={!draft.isAll} onChange={() => set({ isAll: false })} />A part of it
          </label>
          {!draft.isAll && (
            <Field
              name="amount"
              label="Amount in rupees"
              hint={`From ${showMoney(earnings.leastPayout)} to ${showMoney(earnings.available)}.`}
              error={errorOf("amount")}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  maxLength={14}
                  className="max-w-48"
                  value={draft.amount}
                  onChange={({ target }) => set({ amount: target.value })}
                />
              )}
            </Field>
          )}
        </fieldset>
        <WayFields draft={draft} errorOf={errorOf} onChange={set} />
        <p className="text-sm text-ink-soft">
          Kept sealed, seen by the admin who sends the money, and deleted ninety days later.
        </p>
        <ProblemAlert problem={isBeside ? null : problem} />
      </form>
    </Dialog>
  );
}

const WAYS: Record<PayoutWay, string> = { UPI: "UPI", BANK: "Bank account" };

type WayFieldsProps = {
  draft: PayoutDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PayoutDraft>) => void;
};

/** The destination fields of a payout: a UPI ID or a bank account. */
function WayFields({ draft, errorOf, onChange }: WayFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="field-label">Where to?</legend>
        <div className="flex flex-wrap gap-x-6">
          {PAYOUT_WAYS.map((way) => (
            <label key={way} className="check-row">
              <input type="radio" name="way" checked={draft.way === way} onChange={() => onChange({ way })} />
              {WAYS[way]}
            </label>
          ))}
        </div>
      </fieldset>
      {draft.way === "UPI" ? (
        <Text
          name="upiId"
          label="UPI ID"
          placeholder="name@bank"
          value={draft.upiId}
          error={errorOf("upiId")}
          onChange={(upiId) => onChange({ upiId })}
        />
      ) : (
        <>
          <Text
            name="holder"
            label="Whose account it is"
            hint="As your bank writes it."
            autoComplete="name"
            value={draft.holder}
            error={errorOf("holder")}
            onChange={(holder) => onChange({ holder })}
          />
          <Text
            name="accountNumber"
            label="Account number"
            inputMode="numeric"
            value={draft.accountNumber}
            error={errorOf("accountNumber")}
            onChange={(accountNumber) => onChange({ accountNumber })}
          />
          <Text
            name="ifsc"
            label="IFSC of the branch"
            placeholder="HDFC0001234"
            value={draft.ifsc}
            error={errorOf("ifsc")}
            onChange={(ifsc) => onChange({ ifsc })}
          />
        </>
      )}
    </>
  );
}

type TextProps = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  inputMode?: "numeric";
  autoComplete?: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const Text = ({ name, label, hint, error, onChange, autoComplete = "off", ...rest }: TextProps) => (
  <Field name={name} label={label} hint={hint} error={error}>
    {(control) => (
      <TextInput
        {...control}
        {...rest}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={120}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
