// Asks for the address to mail a password reset code to.
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { useFormDraft } from "../form/use-form-draft.ts";

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => Promise<void> };

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).forgotPasswordForm,
    fields: ["email"],
    send: async (values) => {
      await ask("forgotPassword", { body: values });
      await draft.forget();
      await onSent(values.email);
    },
  });
  const draft = useFormDraft("forgot-password", form.form);
  return (
    <form {...form.formProps} aria-label="Forgotten password" className="grid gap-5" onInput={draft.keep}>
      <EmailField name="email" error={form.errors.email} defaultValue={email} />
      <SubmitRow form={form} busyLabel="Sending…">
        Mail me a code
      </SubmitRow>
    </form>
  );
}
