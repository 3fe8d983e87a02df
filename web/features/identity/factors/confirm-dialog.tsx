// Asks for the password or a code before the second steps of an account change.

import { t } from "#messages/security.ts";
import { ActionDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { useAction } from "../../../session/use-action.ts";
import { PasswordField } from "../../../ui/password-field.tsx";

export type Confirmation = { password?: string; code?: string };

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  button: string;
  isDanger?: boolean;
  /** Whether the account has a password here, and a second step whose code confirms as well. */
  hasPassword: boolean;
  hasFactor: boolean;
  onConfirm: (confirmation: Confirmation) => Promise<void>;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, text, button, isDanger, hasPassword, hasFactor, onConfirm } = props;
  // The server's sentences fit: they name what was wrong.
  const action = useAction({ NOT_AUTHORIZED: {} });
  const form = useForm(action, { password: "", code: "" });
  const { password, code } = form.draft;
  const flawOf = () => (password === "" && code === "" ? { title: t.pleaseEnterOneOfTheTwo } : null);
  const send = async () => {
    const confirmation = code === "" ? { password } : { code };
    if (!(await action.run(() => onConfirm(confirmation)))) return;
    form.change({ password: "", code: "" });
    onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form, title, button, flawOf }}
      variant={isDanger ? "danger" : "primary"}
      onSend={send}
    >
      {text && <p>{text}</p>}
      <p>{hasPassword ? t.enterYourPasswordOrACode : t.enterACode}</p>
      {hasPassword && (
        <PasswordField
          name="password"
          label={t.yourPassword}
          autoComplete="current-password"
          error={form.errorOf("password")}
          onInput={({ currentTarget }) => form.change({ password: currentTarget.value })}
        />
      )}
      {hasFactor && (
        <TextField
          form={form}
          name="code"
          label={t.codeOrRecoveryCode}
          hint={hasPassword ? t.insteadOfThePassword : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </ActionDialog>
  );
}
