// The field for a code from a mail: a single input, so that pasting, autofill and screen readers all work.
import type { ReactNode } from "react";
import { Field } from "./field.tsx";

type CodeFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  className?: string;
  /** Of a phone's keyboard; digits unless given. */
  inputMode?: "numeric" | "text";
};

export function CodeField({ inputMode = "numeric", ...field }: CodeFieldProps) {
  return (
    <Field {...field} required>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="input max-w-56 min-h-13.5 text-[1.5rem] font-semibold tabular-nums tracking-[0.3em]"
        />
      )}
    </Field>
  );
}
