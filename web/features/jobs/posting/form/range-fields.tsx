// A range of two numbers, from and to, with one error for both.
import { classNames } from "../../../../ui/class-names.ts";
import { TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";

type End = { name: string; label: string; value: string; placeholder: string; onChange: (value: string) => void };
type RangeFieldsProps = {
  legend: string;
  hint: string;
  /** Unit after each number. */
  unit: string;
  inputMode: "decimal" | "numeric";
  from: End;
  to: End;
  error: string | undefined;
};

export function RangeFields({ legend, hint, unit, inputMode, from, to, error }: RangeFieldsProps) {
  const id = `field-${from.name}`;
  const describedBy = classNames(`${id}-hint`, error && `${id}-error`);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{legend}</legend>
      <p className="text-sm/body text-ink-faint mb-1.5" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="grid gap-4 [align-items:start] grid-cols-2 max-w-md">
        {[from, to].map((end) => (
          <div key={end.name}>
            <label className="block mb-1 text-xs/body font-semibold text-ink-soft" htmlFor={`field-${end.name}`}>
              {end.label}
            </label>
            <span className="relative block [&>.input]:pr-15">
              <TextInput
                id={`field-${end.name}`}
                name={end.name}
                inputMode={inputMode}
                maxLength={8}
                autoComplete="off"
                placeholder={end.placeholder}
                value={end.value}
                aria-describedby={describedBy}
                {...(error ? { "aria-invalid": true as const } : {})}
                onChange={(event) => end.onChange(event.target.value)}
              />
              <span className="absolute inset-y-0 right-3.5 grid place-items-center text-sm/body text-ink-faint pointer-events-none">
                {unit}
              </span>
            </span>
          </div>
        ))}
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
