// A month of a career in two controls; the month may stay empty where only the year is known.

import { NativeSelect, TextInput } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MONTHS } from "../../../ui/month-names.ts";
import type { MonthForm } from "./month-words.ts";

const OPTIONS = MONTHS.map((label, index) => ({ value: String(index + 1).padStart(2, "0"), label }));

type MonthFieldProps = {
  /** The ids are `field-{name}` for the year and `field-{name}-month`. */
  name: string;
  label: string;
  value: MonthForm;
  error?: string;
  onChange: (value: MonthForm) => void;
};

export function MonthField({ name, label, value, error, onChange }: MonthFieldProps) {
  const errorId = `field-${name}-error`;
  const trouble = error ? { "aria-invalid": true as const, "aria-describedby": errorId } : {};
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="grid grid-cols-[1.4fr_1fr] gap-2">
        <NativeSelect
          id={`field-${name}-month`}
          aria-label={`${label}: month`}
          placeholder="Month"
          options={OPTIONS}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.target.value })}
        />
        <TextInput
          {...trouble}
          id={`field-${name}`}
          aria-label={`${label}: year`}
          inputMode="numeric"
          maxLength={4}
          placeholder="Year"
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.target.value })}
        />
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
