// Sets a new password with the code from the mail; this ends every session of the account.

import { Link, useNavigate } from "react-router";
import { t } from "#messages/identity.ts";
import { CODE_DIGITS } from "../../../contract/identity/rules.ts";
import { fill } from "../../../messages/fill.ts";
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
import { rich } from "../../ui/rich.tsx";
import type { Route } from "./+types/reset-password";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({ title: t.chooseANewPassword, description: t.enterTheCodeFromOurMailAnd });

const FACTS: readonly AuthFact[] = [
  { icon: "lock", text: t.withANewPasswordYouAreLogged },
  { icon: "document", text: t.aPasswordManagerCanMakeOneUp },
];

export default function ResetPassword({ loaderData: { methods } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { email } = useFormStart();
  const toLogin = async (to: string) => navigate("/auth/login", { state: startWith(to, t.yourNewPasswordIsSetLogIn) });
  return (
    <AuthFrame
      title={t.chooseANewPassword}
      lead={t.ifTheAddressHasAnAccountA}
      facts={FACTS}
      needsScript={methods.signUp}
    >
      {methods.signUp ? <ResetPasswordForm email={email} onDone={toLogin} /> : <PasswordElsewhere />}
      <p className="text-sm text-ink-soft">
        {rich(t.noMailAskForAnotherCodeOr, {
          link: (words) => (
            <Link to="/auth/forgot-password" state={startWith(email)} className="text-link font-semibold">
              {words}
            </Link>
          ),
        })}
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
    <form {...form.formProps} aria-label={t.chooseANewPassword} className="grid gap-5" onInput={draft.keep}>
      <EmailField name="email" error={form.errors.email} defaultValue={email} />
      <CodeField
        name="code"
        label={t.code}
        hint={fill(t.theDigitsFromTheMail, { codeDigits: CODE_DIGITS })}
        error={form.errors.code}
      />
      <NewPasswordField name="newPassword" label={t.newPassword} error={form.errors.newPassword} about={about} />
      <SubmitRow form={form} busyLabel={t.settingYourPassword}>
        {t.setNewPassword}
      </SubmitRow>
    </form>
  );
}
