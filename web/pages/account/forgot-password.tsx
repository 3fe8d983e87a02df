// A forgotten password: asks for the address, and leads on to the code and the new password.

import { useNavigate } from "react-router";
import { t } from "#messages/identity.ts";
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { EmailField } from "../../features/identity/form/email-field.tsx";
import { SubmitRow } from "../../features/identity/form/submit-row.tsx";
import { useAccountForm } from "../../features/identity/form/use-account-form.ts";
import { useFormDraft } from "../../features/identity/form/use-form-draft.ts";
import { startWith, useFormStart } from "../../features/identity/form/use-form-start.ts";
import { PasswordElsewhere } from "../../features/identity/passwords/password-elsewhere.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ask } from "../../session/ask.ts";
import { loadSchemas } from "../../session/load-schemas.ts";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";
import type { Route } from "./+types/forgot-password";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({ title: t.forgotYourPassword, description: t.enterTheEMailAddressOfYour });

const FACTS: readonly AuthFact[] = [
  { icon: "mail", text: fill(t.theCodeGoesToTheAddressOf, { codeMinutes: CODE_MINUTES }) },
  { icon: "shield", text: t.thisPageNeverTellsWhetherAn },
];

export default function ForgotPassword({ loaderData: { methods } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { email } = useFormStart();
  return (
    <AuthFrame
      title={t.forgotYourPassword}
      lead={t.tellUsTheAddressOfYourAccount}
      facts={FACTS}
      needsScript={methods.signUp}
    >
      {methods.signUp ? (
        <ForgotPasswordForm
          email={email}
          onSent={async (to) => navigate("/auth/reset-password", { state: startWith(to) })}
        />
      ) : (
        <PasswordElsewhere />
      )}
      <p className="text-sm text-ink-soft">
        {rich(t.itCameBackToYouLogIn, { link: linkTo("/auth/login", "text-link font-semibold") })}
      </p>
    </AuthFrame>
  );
}

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => Promise<void> };

/** Asks for the address to mail a password reset code to. */
function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../contract/identity/wire.ts"))).forgotPasswordForm,
    fields: ["email"],
    send: async (values) => {
      await ask("forgotPassword", { body: values });
      await draft.forget();
      await onSent(values.email);
    },
  });
  const draft = useFormDraft("forgot-password", form.form);
  return (
    <form {...form.formProps} aria-label={t.forgottenPassword} className="grid gap-5" onInput={draft.keep}>
      <EmailField name="email" error={form.errors.email} defaultValue={email} />
      <SubmitRow form={form} busyLabel={t.sending}>
        {t.mailMeACode}
      </SubmitRow>
    </form>
  );
}
