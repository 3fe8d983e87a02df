// The login for recruiters: corporate accounts continue to their area, others are pointed to the right login.

import { useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import { CORPORATE_HOME_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { useFormStart } from "../../features/identity/form/use-form-start.ts";
import { CompanyChoice } from "../../features/identity/sign-in/company-choice.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ContinueChoice } from "../../features/identity/sign-in/provider-choices.tsx";
import { SignInForm } from "../../features/identity/sign-in/sign-in-form.tsx";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { signOut } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";
import type { Route } from "./+types/corporate-login";

const HOME = CORPORATE_HOME_PATH;

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({ title: t.corporateLogin, description: t.logInToAsAnAdminOr });

const FACTS: readonly AuthFact[] = [
  { icon: "people", text: t.adminsInviteTheirColleaguesAs },
  { icon: "mail", text: t.anInviteWorksOnceForSevenDays },
  { icon: "shield", text: t.whoLeavesYourCompanyLoses },
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
      <AuthFrame title={t.thisIsNoCorporateAccount} facts={FACTS}>
        <NotCorporate email={tokenData?.email ?? ""} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t.corporateLogin} lead={t.forAdminsAndRecruitersOf} facts={FACTS} needsScript={methods.password}>
      {methods.company && <CompanyChoice returnTo={returnTo} />}
      {methods.password ? (
        <SignInForm label={t.corporateLogin} email={email} interaction={null} canReset={methods.signUp} />
      ) : (
        <ContinueChoice returnTo={returnTo} />
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        <p>
          {rich(t.yourCompanyIsNotHereYetConnect, {
            link: linkTo("/corporate/connect-with-us", "text-link font-semibold"),
          })}
        </p>
        <p>{rich(t.youLookForAJobLogIn, { link: linkTo("/auth/login", "text-link font-semibold") })}</p>
      </div>
    </AuthFrame>
  );
}

/** Shown after a sign-in at the corporate login with an account that belongs to no company. */
function NotCorporate({ email }: { email: string }) {
  return (
    <div className="grid gap-6">
      <p>
        {rich(t.youAreLoggedInAsAndThis, { email, b: (words) => <strong className="font-semibold">{words}</strong> })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/jobs">{t.browseJobs}</ButtonLink>
        <Button variant="secondary" onClick={() => void signOut({ goTo: "/auth/corporate/login" })}>
          {t.useAnotherAccount}
        </Button>
        <ButtonLink to="/corporate/connect-with-us" variant="quiet">
          {t.connectWithUs}
        </ButtonLink>
      </div>
    </div>
  );
}
