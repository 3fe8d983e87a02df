// Changes a password for a person who knows the old one.

import { useState } from "react";
import { t } from "#messages/identity.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { signedIn } from "../../../session/session-actions.ts";
import { Alert } from "../../../ui/alert.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const WRONG = { title: t.thisIsNotYourPasswordPleaseCheck, field: "oldPassword" };

export function ChangePasswordForm({ email, name }: { email: string; name: string }) {
  const [changes, setChanges] = useState(0);
  return (
    <div className="grid gap-5">
      <div role="status" className="empty:hidden">
        {changes > 0 && (
          <Alert tone="good" title={t.yourPasswordIsChanged}>
            {t.everyOtherDeviceIsLoggedOut}
          </Alert>
        )}
      </div>
      {/* A new key remounts the form after a change: empty fields, passwords hidden again. */}
      <PasswordForm key={changes} email={email} name={name} onChanged={() => setChanges(changes + 1)} />
    </div>
  );
}

type PasswordFormProps = { email: string; name: string; onChanged: () => void };

function PasswordForm({ email, name, onChanged }: PasswordFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).changePasswordForm,
    fields: ["oldPassword", "newPassword"],
    words: { NOT_AUTHORIZED: WRONG },
    send: async ({ oldPassword, newPassword }) => {
      await signedIn(await ask("changePassword", { body: { oldPassword, newPassword } }));
      onChanged();
    },
  });
  return (
    <form {...form.formProps} aria-labelledby="password-title" className="grid gap-5">
      {/* Tells password managers whose password it is. It has no name, so it is not sent. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label={t.currentPassword}
        autoComplete="current-password"
        error={form.errors.oldPassword}
      />
      <NewPasswordField
        name="newPassword"
        label={t.newPassword}
        error={form.errors.newPassword}
        about={() => ({ email, name })}
      />
      <SubmitRow form={form} busyLabel={t.changing} size="md" isWide={false}>
        {t.changePassword}
      </SubmitRow>
    </form>
  );
}
