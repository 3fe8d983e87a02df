// E-mail and password: the form of /auth/login and /auth/corporate/login.
import { Link, useNavigate } from "react-router";
import { callApi } from "../../../session/call-api.ts";
import { loadSessionCalls } from "../../../session/load-contract.ts";
import { signedIn } from "../../../session/session-actions.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { filledIn, useAccountForm } from "../form/use-account-form.ts";
import { startWith } from "../form/use-form-start.ts";

type SignInFormProps = {
  /** Accessible name of the form. */
  label: string;
  /** Address to start with. */
  email: string;
  /** The sign-in that another application waits for, by its id. */
  interaction: string | null;
  /** Whether passwords can be chosen anew here. */
  canReset: boolean;
};

/** What follows a sign-in is the page's to decide: it sees the session change. */
export function SignInForm({ label, email, interaction, canReset }: SignInFormProps) {
  const navigate = useNavigate();
  const form = useAccountForm({
    schema: async () => (await loadSessionCalls()).signInForm,
    fields: ["email", "password"],
    send: async (values) => {
      const { signIn } = await loadSessionCalls();
      const { continueAt, ...session } = await callApi(signIn, {
        body: { ...values, ...(interaction !== null && { interaction }) },
      });
      if (continueAt !== null) return leaveFor(continueAt);
      await signedIn(session);
    },
  });

  return (
    <form {...form.formProps} aria-label={label} className="grid gap-5">
      <EmailField name="email" error={form.errors.email} defaultValue={email} />
      <div>
        <PasswordField name="password" label="Password" autoComplete="current-password" error={form.errors.password} />
        {canReset && (
          <p className="mt-2 text-sm">
            <Link
              to="/auth/forgot-password"
              className="text-link font-semibold"
              // What was typed as the address goes along; it is read when it is needed.
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                const typed = form.form.current ? filledIn(form.form.current).email : "";
                void navigate("/auth/forgot-password", { state: startWith(typed ?? "") });
              }}
            >
              Forgot your password?
            </Link>
          </p>
        )}
      </div>
      <SubmitRow form={form} busyLabel="Logging in…">
        Log in
      </SubmitRow>
    </form>
  );
}

/** The other application's page follows; until it is there, the form stays busy. */
function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
