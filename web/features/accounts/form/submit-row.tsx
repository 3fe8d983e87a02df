// The foot of a form about accounts: what went wrong with the whole of it, and its button.
import type { ReactNode } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import type { AccountForm } from "./use-account-form.ts";

type SubmitRowProps = ButtonLook & {
  form: AccountForm;
  busyLabel: string;
  children: ReactNode;
  /** Ways on that are shown with what went wrong. */
  help?: ReactNode;
  /** Takes the whole width; the rule where a form is all there is. */
  isWide?: boolean;
};

export function SubmitRow({ form, busyLabel, children, help, isWide = true, size = "lg", ...look }: SubmitRowProps) {
  return (
    <div className="grid gap-4">
      {form.problem && (
        <Alert tone="bad" role="alert" title={form.problem.title}>
          {form.problem.text && <p>{form.problem.text}</p>}
          {help}
        </Alert>
      )}
      <Button
        {...look}
        type="submit"
        size={size}
        busy={form.isBusy}
        busyLabel={busyLabel}
        disabled={!form.isReady}
        className={isWide ? "waking-button w-full" : "waking-button justify-self-start"}
      >
        {children}
      </Button>
    </div>
  );
}
