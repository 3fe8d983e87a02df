// The foot of an account form: the error of the form as a whole, and the submit button.
import type { ReactNode } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import type { AccountForm } from "./use-account-form.ts";

type SubmitRowProps = ButtonLook & {
  form: AccountForm;
  busyLabel: string;
  children: ReactNode;
  help?: ReactNode;
  /** Full width; the default, for forms that fill their page. */
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
        className={
          isWide
            ? "disabled:opacity-[1] disabled:cursor-progress w-full"
            : "disabled:opacity-[1] disabled:cursor-progress justify-self-start"
        }
      >
        {children}
      </Button>
    </div>
  );
}
