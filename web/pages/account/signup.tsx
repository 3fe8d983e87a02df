// The sign-up: the form, then the code from the mail. A reload stays at the current step.
import { Link, useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { useFormStart } from "../../features/identity/form/use-form-start.ts";
import { loadJoinTitle, loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { returnIn, withIntent, withReturn } from "../../features/identity/sign-in/return-path.ts";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { SignUpSteps } from "../../features/identity/sign-up/sign-up-steps.tsx";
import { usePendingSignUp } from "../../features/identity/sign-up/use-pending-sign-up.ts";
import { apiContext } from "../../server-context.ts";
import type { Route } from "./+types/signup";

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [{ methods }, { openJobs, hiringCompanies }, joinTitle] = await Promise.all([
    loadMethods(context),
    context.get(apiContext)("getSiteFigures"),
    loadJoinTitle(context, url.searchParams),
  ]);
  return { methods, openJobs, hiringCompanies, joinTitle };
};

export const meta = fixedMeta({
  title: "Sign up for free",
  description: `Create your free ${BRAND_NAME} account with an e-mail address. A code is mailed to you, and nothing is shown to anybody.`,
});

const factsOf = (openJobs: number, hiringCompanies: number): readonly AuthFact[] => [
  {
    icon: "briefcase",
    text: `${openJobs.toLocaleString("en-IN")} jobs at ${hiringCompanies.toLocaleString("en-IN")} companies are open here right now.`,
  },
  { icon: "wallet", text: "Free for candidates. Nobody asks you for a card." },
  { icon: "shield", text: "Your e-mail address and phone number stand on no public page." },
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
      title={signUp.pending ? "One last step" : (joinTitle ?? "Sign up for free")}
      lead={signUp.pending ? null : "One account, whether you look for a job or refer others."}
      facts={factsOf(openJobs, hiringCompanies)}
      needsScript={methods.signUp}
    >
      <SignUpSteps methods={methods} email={start.email} signUp={signUp} />
      <p className="text-sm text-ink-soft">
        You have an account?{" "}
        <Link to={loginPath} className="text-link font-semibold">
          Log in
        </Link>
      </p>
    </AuthFrame>
  );
}
