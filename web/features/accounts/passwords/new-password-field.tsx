// The field for a password that is being chosen: with what is asked of it, and how good it is while it is typed.
import { useState } from "react";
import { PASSWORD_LENGTH } from "../../../../contract/account-limits.ts";
import { type PersonalWords, passwordStrength } from "../../../../contract/password-strength.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { StrengthNote } from "./strength-note.tsx";

type NewPasswordFieldProps = {
  name: string;
  label: string;
  error?: string;
  /** What a guesser would know, read when it is needed. */
  about: () => PersonalWords;
};

export function NewPasswordField({ name, label, error, about }: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      hint={`At least ${PASSWORD_LENGTH.least} characters, of any kind. A sentence is fine.`}
      error={error}
      note={<StrengthNote strength={passwordStrength(password, about())} />}
      onInput={(event) => setPassword(event.currentTarget.value)}
    />
  );
}
