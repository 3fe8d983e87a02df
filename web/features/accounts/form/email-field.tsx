// The address that an account is known by: the name that password managers keep it under.
import { Field, TextInput } from "../../../ui/field.tsx";

type EmailFieldProps = {
  name: "email" | "username";
  error?: string;
  defaultValue?: string;
  /** "off" where the address is somebody else's. */
  autoComplete?: "username" | "off";
  label?: string;
};

export function EmailField({
  name,
  error,
  defaultValue,
  autoComplete = "username",
  label = "E-mail",
}: EmailFieldProps) {
  return (
    <Field name={name} label={label} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
