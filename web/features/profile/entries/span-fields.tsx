// A period: two months and "until now", as the form and the contract hold it.
import { MonthField } from "./month-field.tsx";
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
  const order =
    from === null && to === null && isBefore(span.to, span.from) ? "The end is before the beginning." : null;
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
          label="From"
          value={form.from}
          error={errors.from}
          onChange={(value) => set({ from: value })}
        />
        {!form.isPresent && (
          <MonthField
            name={`${id}-to`}
            label="Until"
            value={form.to}
            error={errors.to}
            onChange={(value) => set({ to: value })}
          />
        )}
      </div>
      <label className="check-row">
        <input
          type="checkbox"
          checked={form.isPresent}
          onChange={(event) => set({ isPresent: event.target.checked })}
        />
        {presentLabel}
      </label>
    </>
  );
}
