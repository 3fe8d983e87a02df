// The sign-up: the form, then the code from the e-mail. A reload stays at the current step.

import { useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import { NUMBERS } from "#messages/language.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { useFormStart } from "../../features/identity/form/use-form-start.ts";
import { loadJoinTitle, loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { returnIn, withIntent, withReturn } from "../../features/identity/sign-in/return-path.ts";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { SignUpSteps } from "../../features/identity/sign-up/sign-up-steps.tsx";
import { usePendingSignUp } from "../../features/identity/sign-up/use-pending-sign-up.ts";
import { apiContext } from "../../server-context.ts";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";
import type { Route } from "./+types/signup";

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [{ methods }, { openJobs, hiringCompanies }, joinTitle] = await Promise.all([
    loadMethods(context),
    context.get(apiContext)("getSiteFigures"),
    loadJoinTitle(context, url.searchParams),
  ]);
  return { methods, openJobs, hiringCompanies, joinTitle };
};

export const meta = fixedMeta({ title: t.signUpForFree, description: t.createYourFreeAccountWithAnE });

const factsOf = (openJobs: number, hiringCompanies: number): readonly AuthFact[] => [
  {
    icon: "briefcase",
    text: fill(t.jobsAtCompaniesAreOpenHereRight, {
      openJobs: openJobs.toLocaleString(NUMBERS),
      hiringCompanies: hiringCompanies.toLocaleString(NUMBERS),
    }),
  },
  { icon: "wallet", text: t.freeForCandidatesNoCardNeeded },
  { icon: "shield", text: t.yourEMailAddressAndPhoneNumber },
];

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { methods, openJobs, hiringCompanies, joinTitle } = loaderData;
  const [search] = useSearchParams();
  const start = useFormStart();
  const signUp = usePendingSignUp();
  const returnTo = returnIn(search);
  useLeadOn(returnTo);
  // With what the guest pressed, the login's page would show the code's step again.
  const loginPath = signUp.pending ? withReturn("/auth/login", returnTo) : withIntent("/auth/login", search);

  return (
    <AuthFrame
      title={signUp.pending ? t.oneLastStep : (joinTitle ?? t.signUpForFree)}
      lead={signUp.pending ? null : t.oneAccountWhetherYouLookForA}
      facts={factsOf(openJobs, hiringCompanies)}
      needsScript={methods.signUp}
    >
      <SignUpSteps methods={methods} email={start.email} signUp={signUp} />
      <p className="text-sm text-ink-soft">
        {rich(t.youHaveAnAccountLogIn, { link: linkTo(loginPath, "text-link font-semibold") })}
      </p>
    </AuthFrame>
  );
}
