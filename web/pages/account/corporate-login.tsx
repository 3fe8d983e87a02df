// The login for recruiters: corporate accounts continue to their area, others are pointed to the right login.
import { Link, useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { CORPORATE_HOME_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { useFormStart } from "../../features/identity/form/use-form-start.ts";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ContinueChoice } from "../../features/identity/sign-in/provider-choices.tsx";
import { SignInForm } from "../../features/identity/sign-in/sign-in-form.tsx";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { signOut } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { Route } from "./+types/corporate-login";

const HOME = CORPORATE_HOME_PATH;

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({
  title: "Corporate login",
  description: `Log in to ${BRAND_NAME} as an admin or recruiter of a company, and go on to your company’s jobs and people.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "people", text: "Admins invite their colleagues as admins or recruiters, and take them off again." },
  { icon: "mail", text: "An invite works once, for seven days, and only for the address it was sent to." },
  { icon: "shield", text: "Whoever leaves your company loses their access at once, on every device." },
];

export default function CorporateLogin({ loaderData: { methods } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo") ?? HOME;
  const { email } = useFormStart();
  const { isLoggedIn, tokenData } = useSession();
  const isStranger = isLoggedIn === true && tokenData?.userType !== "Corporate";
  useLeadOn(returnTo, isStranger);

  if (isStranger)
    return (
      <AuthFrame title="This is no corporate account" facts={FACTS}>
        <NotCorporate email={tokenData?.email ?? ""} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Corporate login"
      lead="For admins and recruiters of companies that hire here."
      facts={FACTS}
      needsScript={methods.password}
    >
      {methods.password ? (
        <SignInForm label="Corporate login" email={email} interaction={null} canReset={methods.signUp} />
      ) : (
        <ContinueChoice returnTo={returnTo} />
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        <p>
          Your company is not here yet?{" "}
          <Link to="/corporate/connect-with-us" className="text-link font-semibold">
            Connect with us
          </Link>
        </p>
        <p>
          You look for a job?{" "}
          <Link to="/auth/login" className="text-link font-semibold">
            Log in as a candidate
          </Link>
        </p>
      </div>
    </AuthFrame>
  );
}

/** Shown after a sign-in at the corporate login with an account that belongs to no company. */
function NotCorporate({ email }: { email: string }) {
  return (
    <div className="grid gap-6">
      <p>
        You are logged in as <strong className="font-semibold">{email}</strong>, and this account belongs to no company.
        If your company hires here, one of its admins can invite this address, or another one of yours.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse jobs</ButtonLink>
        <Button variant="secondary" onClick={() => void signOut({ goTo: "/auth/corporate/login" })}>
          Use another account
        </Button>
        <ButtonLink to="/corporate/connect-with-us" variant="quiet">
          Connect with us
        </ButtonLink>
      </div>
    </div>
  );
}
