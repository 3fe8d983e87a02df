// The switch between light, dark and the system's scheme: three radio buttons drawn as icons.

import { useId, useSyncExternalStore } from "react";
import { t } from "#messages/shell.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { chooseScheme, chosenScheme, onSchemeChange, SCHEMES, type Scheme } from "./scheme.ts";

/** The name and picture of each choice. */
export const LOOKS: Record<Scheme, { icon: IconName; label: string }> = {
  light: { icon: "sun", label: t.light },
  dark: { icon: "moon", label: t.dark },
  system: { icon: "monitor", label: t.system },
};

export function SchemeSwitch() {
  const scheme = useSyncExternalStore(onSchemeChange, chosenScheme, () => "system" as const);
  const name = useId();
  return (
    <fieldset className="inline-flex gap-0.5 p-0.75 border border-line rounded-full" data-needs-script="">
      <legend className="sr-only">{t.colourScheme}</legend>
      {SCHEMES.map((option) => (
        <label key={option} className="scheme-option" title={LOOKS[option].label}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={scheme === option}
            onChange={() => chooseScheme(option)}
          />
          <Icon name={LOOKS[option].icon} size={18} />
          <span className="sr-only">{LOOKS[option].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
