// The fields of a proposed change: those of a plan, of a fee or of the budget, and the reason.
import { Field, TextArea, TextInput } from "../../../ui/field.tsx";
import type { PriceDraft, Subject } from "./price-draft.ts";

type TermFieldsProps = {
  subject: Subject;
  draft: PriceDraft;
  errorOf: (field: keyof PriceDraft) => string | undefined;
  onChange: (change: Partial<PriceDraft>) => void;
};

type TextField = Exclude<keyof PriceDraft, "isOffered">;

export function TermFields({ subject, draft, errorOf, onChange }: TermFieldsProps) {
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
