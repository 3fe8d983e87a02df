// E-mail and password: the form of /auth/login and /auth/corporate/login.

import { Link, useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { signedIn } from "../../../session/session-actions.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { nextStepPath } from "../factors/factor-paths.ts";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { filledIn, useAccountForm } from "../form/use-account-form.ts";
import { startWith } from "../form/use-form-start.ts";
import { leaveFor, leaveForCompany } from "./company-choice.tsx";
import { returnIn } from "./return-path.ts";

type SignInFormProps = {
  label: string;
  email: string;
  /** Id of another application's sign-in that waits for this one; null for our own. */
  interaction: string | null;
  canReset: boolean;
};

/** The page decides what follows a sign-in: it observes the session. */
export function SignInForm({ label, email, interaction, canReset }: SignInFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).signInForm,
    fields: ["email", "password"],
    send: async (values) => {
      const { continueAt, ...session } = await ask("signIn", {
        body: { ...values, ...(interaction !== null && { interaction }) },
      }).catch((error: unknown) => {
        const isCompanys = error instanceof CallError && error.refusal?.errorCode === "COMPANY_SIGN_IN";
        if (isCompanys && interaction === null) return leaveForCompany(values.email, returnIn(search));
        throw error;
      });
      if (continueAt !== null) return leaveFor(continueAt);
      const next = nextStepPath(session, returnIn(search));
      if (next !== null) return void (await navigate(next));
      await signedIn(session);
    },
  });

  return (
    <form {...form.formProps} aria-label={label} className="grid gap-5">
      <EmailField name="email" error={form.errors.email} defaultValue={email} />
      <div>
        <PasswordField
          name="password"
          label={t.password}
          autoComplete="current-password"
          error={form.errors.password}
        />
        {canReset && (
          <p className="mt-2 text-sm">
            <Link
              to="/auth/forgot-password"
              className="text-link thumb font-semibold"
              // Passes the typed address on; read on click.
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                const typed = form.form.current ? filledIn(form.form.current).email : "";
                void navigate("/auth/forgot-password", { state: startWith(typed ?? "") });
              }}
            >
              {t.forgotYourPassword}
            </Link>
          </p>
        )}
      </div>
      <SubmitRow form={form} busyLabel={t.loggingIn}>
        {t.logIn}
      </SubmitRow>
    </form>
  );
}
