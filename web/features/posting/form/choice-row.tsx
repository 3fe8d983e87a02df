// A choice of a few: radio buttons that look like chips.
import { Icon } from "../../../ui/icon.tsx";

type ChoiceRowProps<Value extends string> = {
  /** Name in the form; the chosen option, or else the first one, has the id `field-{name}`. */
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  error: string | undefined;
  onChange: (value: Value) => void;
};

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
      {error && (
        <p className="field-error" id={`field-${name}-error`}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
