// The first half of a sign-up: personal details. A reload restores everything typed except the password.

import { t } from "#messages/identity.ts";
import { LANGUAGE } from "#messages/language.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { linkTo } from "../../../ui/link-to.tsx";
import { rich } from "../../../ui/rich.tsx";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { filledIn, useAccountForm } from "../form/use-account-form.ts";
import { useFormDraft } from "../form/use-form-draft.ts";
import { NewPasswordField } from "../passwords/new-password-field.tsx";

type SignUpFormProps = {
  /** Initial values, for instance the address that an invite was sent to. */
  defaults: { username?: string; name?: string; phone_number?: string };
  /** Called once the code is on its way to this address. */
  onSent: (form: { username: string; name: string; phone_number?: string }) => void;
};

export function SignUpForm({ defaults, onSent }: SignUpFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).signUpForm,
    fields: ["username", "password", "name", "phone_number"],
    send: async (values) => {
      await ask("signUp", { body: { ...values, language: LANGUAGE } });
      await draft.forget();
      const { password: _, ...kept } = values;
      onSent(kept);
    },
  });
  const draft = useFormDraft("sign-up", form.form);
  const about = () => {
    const typed = form.form.current ? filledIn(form.form.current) : {};
    return { email: typed.username ?? "", name: typed.name ?? "" };
  };

  return (
    <form {...form.formProps} aria-label={t.signUp} className="grid gap-5" onInput={draft.keep}>
      <Field name="name" label={t.yourName} error={form.errors.name} required>
        {(control) => <TextInput {...control} autoComplete="name" maxLength={120} defaultValue={defaults.name} />}
      </Field>
      <EmailField name="username" error={form.errors.username} defaultValue={defaults.username} />
      <NewPasswordField
        name="password"
        id="field-new-password"
        label={t.password}
        error={form.errors.password}
        about={about}
      />
      <Field name="phone_number" label={t.phone} error={form.errors.phone_number} optional>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={t.phoneExample}
            defaultValue={defaults.phone_number}
          />
        )}
      </Field>
      <SubmitRow form={form} busyLabel={t.sendingYourCode}>
        {t.signUpForFree}
      </SubmitRow>
      <Terms />
    </form>
  );
}

const Terms = () => (
  <p className="text-sm text-ink-soft">
    {rich(t.bySigningUpYouAgreeToThe, {
      link: linkTo("/terms"),
      link2: linkTo("/privacy-policy"),
    })}
  </p>
);
