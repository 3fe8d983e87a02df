// Form fields: a label, hint and error linked to their control; and plain controls.

import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { NUMBERS } from "#messages/language.ts";
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type ControlProps = {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

export type FieldProps = {
  /** Name in the form. */
  name: string;
  /** Of the control, `field-{name}` unless given: two forms of a page may use one name. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Marks the label "(optional)". */
  optional?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** `<Field name="email" label="E-mail" error={...}>{(control) => <TextInput {...control} type="email" />}</Field>` */
export function Field({
  name,
  id = `field-${name}`,
  label,
  hint,
  error,
  required,
  optional,
  className,
  children,
}: FieldProps) {
  const describedBy = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-faint"> {t.optional}</span>}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({
        id,
        name,
        ...(required ? { required } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(error ? { "aria-invalid": true } : {}),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type NoteProps = { id: string; role?: "alert"; children: ReactNode };

export const FieldHint = ({ id, children }: Omit<NoteProps, "role">) => (
  <p className="text-sm/body text-ink-faint mb-1.5" id={id}>
    {children}
  </p>
);

export const FieldError = ({ id, role, children }: NoteProps) => (
  <p className="field-error" id={id} role={role}>
    <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
    {children}
  </p>
);

const shownCount = (count: number) => count.toLocaleString(NUMBERS);

/** How much is written in the control above; says so while it is less than `least`. */
export function CharacterCount({ of, max, least = 0 }: { of: string; max: number; least?: number }) {
  const { length } = of.trim();
  const isShort = length > 0 && length < least;
  return (
    <p
      className="mt-1.5 text-xs/body text-end tabular-nums text-ink-faint data-short:text-accent-ink"
      data-short={isShort || undefined}
    >
      {isShort
        ? fill(t.ofAtLeast, { length: shownCount(length), least: shownCount(least) })
        : fill(t.ofWord, { length: shownCount(length), max: shownCount(max) })}
      <span className="sr-only"> {t.characters}</span>
    </p>
  );
}

export function TextInput({ className, type = "text", ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} type={type} className={classNames("input", className)} />;
}

export function TextArea({ className, rows = 6, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...rest} rows={rows} className={classNames("input", className)} />;
}

export type Option<Value extends string> = { value: Value; label: string };

type NativeSelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly Option<string>[];
  placeholder?: string;
};

export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  return (
    <select {...rest} className={classNames("input", className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
