// The account's e-mail field, which password managers store as the user name.

import { t } from "#messages/identity.ts";

import { InputField } from "../../../ui/control-fields.tsx";

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
    <InputField
      name={name}
      label={label}
      error={error}
      required
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
    />
  );
}
