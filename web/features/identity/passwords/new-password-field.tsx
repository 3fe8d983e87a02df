// The field for choosing a password, with its requirements and a strength note while typing.

import { useState } from "react";
import { t } from "#messages/identity.ts";
import { PASSWORD_LENGTH } from "../../../../contract/identity/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { type PasswordStrength, type PersonalWords, passwordStrength } from "./password-strength.ts";

type NewPasswordFieldProps = {
  name: string;
  id?: string;
  label: string;
  error?: string;
  /** What a guesser would know about the person, read when needed. */
  about: () => PersonalWords;
};

export function NewPasswordField({ name, id, label, error, about }: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  return (
    <PasswordField
      name={name}
      {...(id !== undefined && { id })}
      label={label}
      autoComplete="new-password"
      hint={fill(t.atLeastCharactersOfAnyKindA, { least: PASSWORD_LENGTH.least })}
      error={error}
      note={<StrengthNote strength={passwordStrength(password, about())} />}
      onInput={(event) => setPassword(event.currentTarget.value)}
    />
  );
}

const LOOKS: Record<Exclude<PasswordStrength["level"], "none">, { icon: IconName; color: string }> = {
  "too-short": { icon: "info", color: "text-ink-soft" },
  "too-long": { icon: "warning", color: "text-bad" },
  weak: { icon: "warning", color: "text-accent-ink" },
  fair: { icon: "info", color: "text-ink-soft" },
  strong: { icon: "check", color: "text-good" },
};

/** How hard the password is to guess, in words below its field. */
function StrengthNote({ strength }: { strength: PasswordStrength }) {
  if (strength.level === "none") return null;
  const look = LOOKS[strength.level];
  return (
    <p className={`flex gap-[0.4rem] items-start [&>svg]:mt-[0.15em] ${look.color}`}>
      <Icon name={look.icon} size={16} />
      {strength.words}
    </p>
  );
}
