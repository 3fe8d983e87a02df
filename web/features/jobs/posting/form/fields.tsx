// Fields of the job form: a part with its title, a choice of a few, and a range of two numbers.

import type { ReactNode } from "react";
import { t } from "#messages/jobs.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { FieldError, FieldHint, TextInput } from "../../../../ui/field.tsx";
import type { FormPartProps } from "./posting-form.ts";

type FormCardProps = { id: string; title: string; lead?: string; children: ReactNode };

export function FormCard({ id, title, lead, children }: FormCardProps) {
  return (
    <section
      className="card grid grid-cols-[minmax(0,1fr)] gap-6 md:py-7 md:px-8 [&_kbd]:py-[0.05em] [&_kbd]:px-[0.4em] [&_kbd]:border [&_kbd]:border-line [&_kbd]:rounded-sm [&_kbd]:bg-sunken [&_kbd]:font-[ui-monospace,monospace] [&_kbd]:text-[0.9em]"
      aria-labelledby={`${id}-title`}
    >
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

type ChoiceRowProps<Value extends string> = {
  /** Name in the form; the chosen option, or else the first one, has the id `field-{name}`. */
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  error: string | undefined;
  onChange: (value: Value) => void;
};

/** A choice of a few: radio buttons that look like chips. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { name, label, options, value, error, onChange } = props;
  const isKnown = options.some((option) => option.value === value);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `field-${name}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => (
          <label
            key={option.value}
            className="chip min-h-11 px-4.5 cursor-pointer hover:border-brand hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:[outline:3px_solid_var(--focus)] has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              id={(isKnown ? option.value === value : at === 0) ? `field-${name}` : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type NumberField = "salaryMin" | "salaryMax" | "yearsMin" | "yearsMax";
type RangeFieldsProps = Pick<FormPartProps, "form" | "set"> & {
  legend: string;
  hint: string;
  /** Unit after each number. */
  unit: string;
  inputMode: "decimal" | "numeric";
  /** Two fields of the form, from and to, each with its placeholder. */
  ends: Partial<Record<NumberField, string>>;
  error: string | undefined;
};

/** A range of two numbers, with one error for both. */
export function RangeFields({ legend, hint, unit, inputMode, ends, error, form, set }: RangeFieldsProps) {
  const fields = Object.entries(ends) as [NumberField, string][];
  const id = `field-${fields[0]?.[0]}`;
  const describedBy = classNames(`${id}-hint`, error && `${id}-error`);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{legend}</legend>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <div className="grid gap-4 [align-items:start] grid-cols-2 max-w-md">
        {fields.map(([name, placeholder], at) => (
          <div key={name}>
            <label className="block mb-1 text-xs/body font-semibold text-ink-soft" htmlFor={`field-${name}`}>
              {at === 0 ? t.fromWord : t.to}
            </label>
            <span className="relative block [&>.input]:pr-15">
              <TextInput
                id={`field-${name}`}
                name={name}
                inputMode={inputMode}
                maxLength={8}
                autoComplete="off"
                placeholder={placeholder}
                value={form[name]}
                aria-describedby={describedBy}
                {...(error ? { "aria-invalid": true as const } : {})}
                onChange={(event) => set({ [name]: event.target.value })}
              />
              <span className="absolute inset-y-0 right-3.5 grid place-items-center text-sm/body text-ink-faint pointer-events-none">
                {unit}
              </span>
            </span>
          </div>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
