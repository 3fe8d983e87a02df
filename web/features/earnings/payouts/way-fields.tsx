// The destination fields of a payout: a UPI ID or a bank account.
import { PAYOUT_WAYS, type PayoutWay } from "../../../../contract/ledger/rules.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import type { PayoutDraft } from "./payout-draft.ts";

const WAYS: Record<PayoutWay, string> = { UPI: "UPI", BANK: "Bank account" };

type WayFieldsProps = {
  draft: PayoutDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PayoutDraft>) => void;
};

export function WayFields({ draft, errorOf, onChange }: WayFieldsProps) {
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
