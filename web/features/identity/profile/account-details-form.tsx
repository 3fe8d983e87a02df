// Name and phone number of an account; its e-mail address is shown but cannot be changed here.

import { useState } from "react";
import { t } from "#messages/identity.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { type SessionUser, sessionStore } from "../../../session/session-state.ts";
import { Button } from "../../../ui/button.tsx";
import { InputField } from "../../../ui/control-fields.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";

type AccountDetailsFormProps = {
  user: SessionUser;
  /** For a form that opens and closes: called once it is saved or cancelled. */
  onDone?: (isSaved: boolean) => void;
};

export function AccountDetailsForm({ user, onDone }: AccountDetailsFormProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useAccountForm({
    schema: async () =>
      (await loadSchemas(() => import("../../../../contract/identity/accounts-wire.ts"))).updateUserDetails.body!,
    fields: ["name", "phone_number"],
    send: async ({ name, phone_number }) => {
      const changed = await ask("updateUserDetails", {
        params: { email: user.email },
        body: { name, phone_number: phone_number || null },
      });
      sessionStore.set({ userDetails: { ...user, ...changed } });
      setSaved(true);
      onDone?.(true);
    },
  });
  return (
    <form {...form.formProps} aria-label={t.yourDetails} className="grid gap-5" onInput={() => setSaved(false)}>
      <Field name="name" label={t.yourName} error={form.errors.name} required>
        {(control) => <TextInput {...control} autoComplete="name" maxLength={120} defaultValue={user.name} />}
      </Field>
      <InputField
        name="phone_number"
        label={t.phone}
        error={form.errors.phone_number}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t.phoneExample}
        defaultValue={user.phone_number ?? ""}
      />
      <div>
        <p className="field-label">{t.eMail}</p>
        <p className="wrap-anywhere">{user.email}</p>
        <p className="mt-1 text-sm text-ink-faint">{t.yourAccountIsKnownByItSo}</p>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <SubmitRow form={form} busyLabel={t.saving} size="md" isWide={false}>
          {t.save}
        </SubmitRow>
        {onDone && (
          <Button variant="quiet" onClick={() => onDone(false)}>
            {t.cancel}
          </Button>
        )}
        <p role="status" className="flex min-h-11 items-center gap-2 text-sm font-semibold text-good empty:hidden">
          {isSaved && (
            <>
              <Icon name="check" size={18} />
              {t.saved}
            </>
          )}
        </p>
      </div>
    </form>
  );
}
