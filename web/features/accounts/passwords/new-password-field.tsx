// The field for choosing a password, with its requirements and a strength note while typing.
import { useState } from "react";
import { PASSWORD_LENGTH } from "../../../../contract/identity/rules.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { type PersonalWords, passwordStrength } from "./password-strength.ts";
import { StrengthNote } from "./strength-note.tsx";

type NewPasswordFieldProps = {
  name: string;
  label: string;
  error?: string;
  /** What a guesser would know about the person, read when needed. */
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
