// Controls with their words: alone in a field with its label, hint and error, or boxes to check.
import type { ComponentProps, ComponentType } from "react";
import { classNames } from "./class-names.ts";
import { type ControlProps, Field, NativeSelect, TextArea, TextInput } from "./field.tsx";

type FieldProps = Omit<ComponentProps<typeof Field>, "children">;

/** `className` is the field's. */
type LabelledProps<Props> = FieldProps & Omit<Props, keyof FieldProps | keyof ControlProps> & { controlClass?: string };

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
export const SelectField = labelled(NativeSelect);

/** A checkbox, or a radio button, before its words. */
export const CheckRow = ({ type = "checkbox", className, children, ...rest }: ComponentProps<"input">) => (
  <label className={classNames("check-row", className)}>
    <input type={type} {...rest} />
    {children}
  </label>
);
