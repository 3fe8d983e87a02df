// Text controls alone in a field with its label, hint and error.
import type { ComponentProps, ComponentType } from "react";
import { type ControlProps, Field, TextArea, TextInput } from "./field.tsx";

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
