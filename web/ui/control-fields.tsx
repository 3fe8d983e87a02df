// Controls alone in a field with its label, hint and error, and boxes with their words; apart from field.tsx, which every page has.
import { type ComponentType, type InputHTMLAttributes, useId } from "react";
import { classNames } from "./class-names.ts";
import { type ControlProps, Field, type FieldProps, NativeSelect, type Option, TextArea, TextInput } from "./field.tsx";

type GivenField = Omit<FieldProps, "children">;

/** `className` is the field's. */
type LabelledProps<Props> = GivenField & Omit<Props, keyof GivenField | keyof ControlProps> & { controlClass?: string };

function labelled<Props extends object>(Control: ComponentType<Props>) {
  return function Labelled(props: LabelledProps<Props>) {
    const { name, id, label, hint, error, required, optional, className, controlClass, ...rest } = props;
    return (
      <Field {...{ name, id, label, hint, error, required, optional, className }}>
        {(control) => <Control {...control} {...(rest as unknown as Props)} className={controlClass} />}
      </Field>
    );
  };
}

export const InputField = labelled(TextInput);
export const TextAreaField = labelled(TextArea);

type SelectFieldProps<Value extends string> = GivenField & {
  options: readonly Option<Value>[];
  placeholder?: string;
  /** "" while only the placeholder is chosen. */
  value?: Value;
  defaultValue?: string;
  controlClass?: string;
  onPick?: (value: Value) => void;
};

/** A field in which one of a few options is chosen. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, placeholder, value, defaultValue, controlClass, onPick, ...field } = props;
  const given = { options, placeholder, value, defaultValue, className: controlClass };
  return (
    <Field {...field}>
      {(control) => <NativeSelect {...control} {...given} onChange={({ target }) => onPick?.(target.value as Value)} />}
    </Field>
  );
}

type CheckRowProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  onPick: (isChecked: boolean) => void;
};

/** A checkbox, or a radio button, before its words. */
export const CheckRow = ({ type = "checkbox", className, onPick, children, ...input }: CheckRowProps) => (
  <label className={classNames("check-row", className)}>
    <input {...input} type={type} onChange={({ target }) => onPick(target.checked)} />
    {children}
  </label>
);

type RadioFieldProps<Value extends string> = {
  name?: string;
  legend: string;
  options: readonly Option<Value>[];
  /** Null while none is chosen. */
  value: Value | null;
  error?: string;
  onPick: (value: Value) => void;
};

/** A choice of one of the options, all of them in view. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const id = useId();
  const { name = id, legend, options, value: chosen, error, onPick } = props;
  return (
    <fieldset
      className="grid gap-0.5 [&>label]:flex [&>label]:items-center [&>label]:gap-3 [&>label]:min-h-11 [&>label]:cursor-pointer [&_input]:w-4.5 [&_input]:h-4.5"
      aria-describedby={error ? `${id}-flaw` : undefined}
    >
      <legend className="field-label">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onPick(value)} />
          {label}
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${id}-flaw`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
