// How hard the password is to guess, in words below its field.

import { Icon, type IconName } from "../../../ui/icon.tsx";
import type { PasswordStrength } from "./password-strength.ts";

const LOOKS: Record<Exclude<PasswordStrength["level"], "none">, { icon: IconName; color: string }> = {
  "too-short": { icon: "info", color: "text-ink-soft" },
  "too-long": { icon: "warning", color: "text-bad" },
  weak: { icon: "warning", color: "text-accent-ink" },
  fair: { icon: "info", color: "text-ink-soft" },
  strong: { icon: "check", color: "text-good" },
};

export function StrengthNote({ strength }: { strength: PasswordStrength }) {
  if (strength.level === "none") return null;
  const look = LOOKS[strength.level];
  return (
    <p className={`flex gap-[0.4rem] items-start [&>svg]:mt-[0.15em] ${look.color}`}>
      <Icon name={look.icon} size={16} />
      {strength.words}
    </p>
  );
}
