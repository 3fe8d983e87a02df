// A period: two months and "until now", as the form and the contract hold it.

import { t } from "#messages/candidates.ts";
import { fill } from "../../../../../messages/fill.ts";
import { CheckRow } from "../../../../ui/control-fields.tsx";
import { FieldError, NativeSelect, TextInput } from "../../../../ui/field.tsx";
import { MONTHS } from "../../../../ui/month-names.ts";
import { fromMonthForm, isBefore, type MonthForm, monthTrouble, NO_MONTH, toMonthForm } from "./month-words.ts";

export type SpanForm = { from: MonthForm; to: MonthForm; isPresent: boolean };
export const NO_SPAN: SpanForm = { from: NO_MONTH, to: NO_MONTH, isPresent: false };

type Span = { from: string | null; to: string | null };

export const spanFormOf = ({ from, to }: Span): SpanForm => ({
  from: toMonthForm(from),
  to: toMonthForm(to),
  isPresent: to === "present",
});

export const spanOf = ({ from, to, isPresent }: SpanForm): Span => ({
  from: fromMonthForm(from),
  to: isPresent ? "present" : fromMonthForm(to),
});

/** Errors of the dates, by control. */
export function checkSpan(form: SpanForm): Record<string, string> {
  const year = new Date().getFullYear();
  const from = monthTrouble(form.from, year);
  const to = form.isPresent ? null : monthTrouble(form.to, year);
  const span = spanOf(form);
  const order = from === null && to === null && isBefore(span.to, span.from) ? t.theEndIsBeforeTheBeginning : null;
  return { ...(from !== null && { from }), ...((to ?? order) !== null && { to: to ?? order ?? "" }) };
}

/** "2026-11", in the reader's time zone. */
export const thisMonth = () => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`;
};

type SpanFieldsProps = {
  /** Prefix of the controls' names: two lists may be edited at once. */
  id: string;
  form: SpanForm;
  set: (part: Partial<SpanForm>) => void;
  errors: Readonly<Record<string, string>>;
  presentLabel: string;
};

export function SpanFields({ id, form, set, errors, presentLabel }: SpanFieldsProps) {
  return (
    <>
      <div className="grid gap-5 [align-items:end] sm:grid-cols-2 sm:gap-4 sm:[align-items:start]">
        <MonthField
          name={`${id}-from`}
          label={t.fromWord}
          value={form.from}
          error={errors.from}
          onChange={(value) => set({ from: value })}
        />
        {!form.isPresent && (
          <MonthField
            name={`${id}-to`}
            label={t.until2}
            value={form.to}
            error={errors.to}
            onChange={(value) => set({ to: value })}
          />
        )}
      </div>
      <CheckRow checked={form.isPresent} onPick={(isPresent) => set({ isPresent })}>
        {presentLabel}
      </CheckRow>
    </>
  );
}

const OPTIONS = MONTHS.map((label, index) => ({ value: String(index + 1).padStart(2, "0"), label }));

type MonthFieldProps = {
  /** The ids are `field-{name}` for the year and `field-{name}-month`. */
  name: string;
  label: string;
  value: MonthForm;
  error?: string;
  onChange: (value: MonthForm) => void;
};

/** A month of a career in two controls; the month may stay empty where only the year is known. */
function MonthField({ name, label, value, error, onChange }: MonthFieldProps) {
  const errorId = `field-${name}-error`;
  const trouble = error ? { "aria-invalid": true as const, "aria-describedby": errorId } : {};
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="grid grid-cols-[1.4fr_1fr] gap-2">
        <NativeSelect
          id={`field-${name}-month`}
          aria-label={fill(t.month, { label })}
          placeholder={t.month2}
          options={OPTIONS}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.target.value })}
        />
        <TextInput
          {...trouble}
          id={`field-${name}`}
          aria-label={fill(t.year, { label })}
          inputMode="numeric"
          maxLength={4}
          placeholder={t.year2}
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.target.value })}
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
