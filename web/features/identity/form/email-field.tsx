// The account's e-mail field, which password managers store as the user name.

import { t } from "#messages/identity.ts";
import { Field, TextInput } from "../../../ui/field.tsx";

type EmailFieldProps = {
  name: "email" | "username";
  error?: string;
  defaultValue?: string;
  /** "off" where the address belongs to another person. */
  autoComplete?: "username" | "off";
  label?: string;
};

export function EmailField({ name, error, defaultValue, autoComplete = "username", label = t.eMail }: EmailFieldProps) {
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
