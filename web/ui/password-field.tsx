// A password field: shows the text on request, warns of Caps Lock, and lets people paste or use a password manager.

import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useState } from "react";
import { t } from "#messages/shared.ts";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

type PasswordFieldProps = {
  name: string;
  id?: string;
  label: string;
  /** "current-password" or "new-password", for password managers. */
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  error?: string;
  /** Note below the field while typing, for instance on its strength; announced when it changes. */
  note?: ReactNode;
  onInput?: InputHTMLAttributes<HTMLInputElement>["onInput"];
  className?: string;
};

export function PasswordField({ autoComplete, note, onInput, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const noteId = `${field.id ?? `field-${field.name}`}-note`;

  return (
    <Field {...field} required>
      {(control) => (
        <>
          <div className="relative [&>.input]:pe-13 [&>.input::-ms-reveal]:hidden">
            <input
              {...control}
              type={isShown ? "text" : "password"}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="input"
              aria-describedby={classNames(control["aria-describedby"], noteId)}
              onInput={onInput}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <button
              type="button"
              className="absolute inset-y-0 inset-e-0 grid place-items-center w-12 rounded-md text-ink-faint hover:text-brand-strong aria-pressed:text-brand-strong focus-visible:[outline-offset:-3px]"
              aria-label={t.showPassword}
              aria-pressed={isShown}
              aria-controls={control.id}
              data-needs-script=""
              onClick={() => {
                setShown(!isShown);
                setPressed(true);
              }}
            >
              <Icon name={isShown ? "eye-off" : "eye"} />
            </button>
          </div>
          <span className="sr-only" role="status">
            {wasPressed && (isShown ? t.yourPasswordIsShown : t.yourPasswordIsHidden)}
          </span>
          <div id={noteId} role="status" className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]">
            {hasCapsLock && <p className="font-semibold text-accent-ink">{t.capsLockIsOn}</p>}
            {!field.error && note}
          </div>
        </>
      )}
    </Field>
  );
}
