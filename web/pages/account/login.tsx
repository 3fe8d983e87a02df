// The login with e-mail and password, a social provider, or the page of the service that holds the accounts.

import { useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import type { SignInMethods } from "../../../contract/identity/wire.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { useFormStart } from "../../features/identity/form/use-form-start.ts";
import { CompanyChoice } from "../../features/identity/sign-in/company-choice.tsx";
import { loadJoinTitle, loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ContinueChoice, ProviderChoices } from "../../features/identity/sign-in/provider-choices.tsx";
import { returnIn, withIntent } from "../../features/identity/sign-in/return-path.ts";
import { SignInForm } from "../../features/identity/sign-in/sign-in-form.tsx";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { SignUpSteps } from "../../features/identity/sign-up/sign-up-steps.tsx";
import { usePendingSignUp } from "../../features/identity/sign-up/use-pending-sign-up.ts";
import { Alert } from "../../ui/alert.tsx";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";
import type { Route } from "./+types/login";

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [{ methods }, joinTitle] = await Promise.all([loadMethods(context), loadJoinTitle(context, url.searchParams)]);
  return { methods, joinTitle };
};

export const meta = fixedMeta({ title: t.logIn, description: t.logInToWithYourEMail });

const FACTS: readonly AuthFact[] = [
  { icon: "arrow-right", text: t.youComeBackToThePageYou },
  {
    icon: "lock",
    text: t.yourSessionsKeysStayOutOfThe,
  },
  { icon: "search", text: t.searchingNeedsNoAccountEveryJob },
];

export default function Login({ loaderData: { methods, joinTitle } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const start = useFormStart();
  const returnTo = returnIn(search);
  const interaction = search.get("interaction");
  useLeadOn(returnTo, interaction !== null);
  if (joinTitle !== null && interaction === null && methods.signUp && methods.password)
    return <Join methods={methods} title={joinTitle} email={start.email} />;

  return (
    <AuthFrame
      title={joinTitle ?? t.welcomeBack}
      lead={interaction !== null ? t.logInToGoOnToThe : t.logInToGoOnWhereYou}
      facts={FACTS}
      needsScript={methods.password}
    >
      {start.news && (
        <Alert tone="good" role="status">
          {start.news}
        </Alert>
      )}
      {interaction === null && methods.company && <CompanyChoice returnTo={returnTo} />}
      {interaction === null && <ProviderChoices methods={methods} returnTo={returnTo} or={t.orWithYourEMail} />}
      {methods.password ? (
        <SignInForm label={t.logIn} email={start.email} interaction={interaction} canReset={methods.signUp} />
      ) : (
        <ContinueChoice returnTo={returnTo} />
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        {methods.signUp && (
          <p>
            {rich(t.newHereSignUpForFree, {
              link: linkTo(withIntent("/auth/signup", search), "text-link font-semibold"),
            })}
          </p>
        )}
        <p>
          {rich(t.youHireForACompanyCorporateLogin, {
            link: linkTo("/auth/corporate/login", "text-link font-semibold"),
          })}
        </p>
      </div>
    </AuthFrame>
  );
}

type JoinProps = { methods: SignInMethods; title: string; email: string };

/** For a guest who pressed something that needs an account: signing up, with the log-in beside it. */
function Join({ methods, title, email }: JoinProps) {
  const signUp = usePendingSignUp();
  return (
    <AuthFrame
      title={signUp.pending ? t.oneLastStep : title}
      lead={
        <p className={signUp.pending ? "lg:hidden" : undefined}>
          {!signUp.pending && t.itIsFreeAndYouComeStraight}
          <a href="#log-in" className="text-link font-semibold lg:hidden">
            {t.iHaveAnAccount}
          </a>
        </p>
      }
      facts={FACTS}
      // Also beside the code: the mail to an address that has an account brings none.
      beside={
        <section
          id="log-in"
          aria-labelledby="log-in-title"
          className="card w-full max-w-108 mx-auto grid gap-5 scroll-mt-4 lg:mt-2"
          data-needs-script=""
        >
          <h2 id="log-in-title" className="text-xl">
            {t.iHaveAnAccount}
          </h2>
          <SignInForm label={t.logIn} email="" interaction={null} canReset />
        </section>
      }
    >
      <SignUpSteps methods={methods} email={email} signUp={signUp} />
    </AuthFrame>
  );
}
