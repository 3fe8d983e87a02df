// The start of an employment: a month and a year.
import { useId } from "react";
import { NativeSelect } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MONTHS } from "../../../ui/month-names.ts";

type SinceFieldsProps = {
  month: string;
  year: string;
  hint: string;
  error?: string | undefined;
  onChange: (change: { month: string } | { year: string }) => void;
};

const YEARS_BACK = 50;
const MONTH_OPTIONS = MONTHS.map((label, at) => ({ value: String(at + 1), label }));

export function SinceFields({ month, year, hint, error, onChange }: SinceFieldsProps) {
  const id = useId();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  const told = {
    "aria-describedby": error ? `${id}-hint ${id}-error` : `${id}-hint`,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <fieldset>
      <legend className="field-label">Since when you work there</legend>
      <p className="text-sm/body text-ink-faint mb-1.5" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="flex max-w-sm gap-3">
        <NativeSelect
          {...told}
          id="field-since-month"
          aria-label="Month"
          placeholder="Month"
          options={MONTH_OPTIONS}
          value={month}
          onChange={({ target }) => onChange({ month: target.value })}
        />
        <NativeSelect
          {...told}
          id="field-since-year"
          aria-label="Year"
          placeholder="Year"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={({ target }) => onChange({ year: target.value })}
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
