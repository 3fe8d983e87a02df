// Sets a new password with the code from the mail; this ends every session of the account.
import { Link, useNavigate } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { CODE_DIGITS } from "../../../contract/identity/rules.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { EmailField } from "../../features/identity/form/email-field.tsx";
import { SubmitRow } from "../../features/identity/form/submit-row.tsx";
import { filledIn, useAccountForm } from "../../features/identity/form/use-account-form.ts";
import { useFormDraft } from "../../features/identity/form/use-form-draft.ts";
import { startWith, useFormStart } from "../../features/identity/form/use-form-start.ts";
import { NewPasswordField } from "../../features/identity/passwords/new-password-field.tsx";
import { PasswordElsewhere } from "../../features/identity/passwords/password-elsewhere.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ask } from "../../session/ask.ts";
import { loadSchemas } from "../../session/load-schemas.ts";
import { CodeField } from "../../ui/code-field.tsx";
import type { Route } from "./+types/reset-password";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({
  title: "Choose a new password",
  description: `Enter the code from our mail and choose a new password for your ${BRAND_NAME} account.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "lock", text: "With a new password you are logged out everywhere, and so is whoever else was in." },
  { icon: "document", text: "A password manager can make one up and remember it. Pasting works in every field here." },
];

export default function ResetPassword({ loaderData: { methods } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { email } = useFormStart();
  const toLogin = async (to: string) =>
    navigate("/auth/login", { state: startWith(to, "Your new password is set. Log in with it.") });
  return (
    <AuthFrame
      title="Choose a new password"
      lead="If the address has an account, a code has just been mailed to it."
      facts={FACTS}
      needsScript={methods.signUp}
    >
      {methods.signUp ? <ResetPasswordForm email={email} onDone={toLogin} /> : <PasswordElsewhere />}
      <p className="text-sm text-ink-soft">
        No mail?{" "}
        <Link to="/auth/forgot-password" state={startWith(email)} className="text-link font-semibold">
          Ask for another code
        </Link>
        , or look into the spam folder.
      </p>
    </AuthFrame>
  );
}

type ResetPasswordFormProps = { email: string; onDone: (email: string) => Promise<void> };

/** Address, code and new password on one page, to be filled with the mail at hand. */
function ResetPasswordForm({ email, onDone }: ResetPasswordFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../contract/identity/wire.ts"))).resetPasswordForm,
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
