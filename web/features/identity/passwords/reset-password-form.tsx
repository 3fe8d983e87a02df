// Address, code and new password on one page, to be filled with the mail at hand.
import { CODE_DIGITS } from "../../../../contract/identity/rules.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { CodeField } from "../../../ui/code-field.tsx";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { filledIn, useAccountForm } from "../form/use-account-form.ts";
import { useFormDraft } from "../form/use-form-draft.ts";
import { NewPasswordField } from "./new-password-field.tsx";

type ResetPasswordFormProps = { email: string; onDone: (email: string) => Promise<void> };

export function ResetPasswordForm({ email, onDone }: ResetPasswordFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).resetPasswordForm,
    fields: ["email", "code", "newPassword"],
    send: async (values) => {
      await ask("resetPassword", { body: values });
      await draft.forget();
      await onDone(values.email);
    },
  });
  const draft = useFormDraft("reset-password", form.form);
  const about = () => ({ email: form.form.current ? (filledIn(form.form.current).email ?? "") : "" });
  return (
    <form {...form.formProps} aria-label="Choose a new password" className="grid gap-5" onInput={draft.keep}>
      <EmailField name="email" error={form.errors.email} defaultValue={email} />
      <CodeField name="code" label="Code" hint={`The ${CODE_DIGITS} digits from the mail.`} error={form.errors.code} />
      <NewPasswordField name="newPassword" label="New password" error={form.errors.newPassword} about={about} />
      <SubmitRow form={form} busyLabel="Setting your password…">
        Set new password
      </SubmitRow>
    </form>
  );
}
