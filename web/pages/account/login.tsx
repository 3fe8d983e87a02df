// The login with e-mail and password, a social provider, or the page of the service that holds the accounts.
import { Link, useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { useFormStart } from "../../features/identity/form/use-form-start.ts";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ContinueChoice, ProviderChoices } from "../../features/identity/sign-in/provider-choices.tsx";
import { withReturn } from "../../features/identity/sign-in/return-path.ts";
import { SignInForm } from "../../features/identity/sign-in/sign-in-form.tsx";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { Alert } from "../../ui/alert.tsx";
import type { Route } from "./+types/login";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({
  title: "Log in",
  description: `Log in to ${BRAND_NAME} with your e-mail address and password, and go on where you left off.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "arrow-right", text: "You come back to the page you were on, with what you were about to do." },
  {
    icon: "lock",
    text: "Your session’s keys stay out of the browser’s storage, and end with your log-out in every tab.",
  },
  { icon: "search", text: "Searching needs no account: every job and company here can be read without one." },
];

export default function Login({ loaderData: { methods } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const start = useFormStart();
  const returnTo = search.get("returnTo");
  const interaction = search.get("interaction");
  useLeadOn(returnTo, interaction !== null);

  return (
    <AuthFrame
      title="Welcome back"
      lead={
        interaction !== null
          ? "Log in to go on to the application that asked for it."
          : "Log in to go on where you left off."
      }
      facts={FACTS}
      needsScript={methods.password}
    >
      {start.news && (
        <Alert tone="good" role="status">
          {start.news}
        </Alert>
      )}
      {interaction === null && <ProviderChoices methods={methods} returnTo={returnTo} or="or with your e-mail" />}
      {methods.password ? (
        <SignInForm label="Log in" email={start.email} interaction={interaction} canReset={methods.signUp} />
      ) : (
        <ContinueChoice returnTo={returnTo} />
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        {methods.signUp && (
          <p>
            New here?{" "}
            <Link to={withReturn("/auth/signup", returnTo)} className="text-link font-semibold">
              Sign up for free
            </Link>
          </p>
        )}
        <p>
          You hire for a company?{" "}
          <Link to="/auth/corporate/login" className="text-link font-semibold">
            Corporate login
          </Link>
        </p>
      </div>
    </AuthFrame>
  );
}
