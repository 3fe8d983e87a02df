// A candidate's profile: what their CV says, corrected and completed by themselves, and their account.
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { ChangePasswordForm } from "../../features/accounts/passwords/change-password-form.tsx";
import { AccountDetailsForm } from "../../features/accounts/profile/account-details-form.tsx";
import { SignOutEverywhere } from "../../features/accounts/profile/sign-out-everywhere.tsx";
import { loadMethods } from "../../features/accounts/sign-in/load-methods.ts";
import { SkillMarket } from "../../features/matching/skill-market.tsx";
import { returnPath } from "../../features/profile/parts/return-path.ts";
import { ProfileScreen } from "../../features/profile/profile-screen.tsx";
import { ResumeDialog } from "../../features/resume/lazy-dialogs.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import type { Route } from "./+types/profile";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your profile",
    description: `Your ${BRAND_NAME} profile: what your CV says, your skills, what you are looking for, and your account.`,
  });

export default function Profile({ loaderData: { methods } }: Route.ComponentProps) {
  const { userDetails, tokenData } = useSession();
  const [isUpdatingCv, setUpdatingCv] = useState(false);
  const [wasUpdatingCv, setWasUpdatingCv] = useState(false);
  const updateCv = () => {
    setWasUpdatingCv(true);
    setUpdatingCv(true);
  };
  const returnUrl = useSearchParams()[0].get("returnUrl");
  const returnTo = typeof window === "undefined" ? null : returnPath(returnUrl, window.location.origin);
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="mb-6 text-3xl md:mb-8">Your profile</h1>
      <ProfileScreen
        returnTo={returnTo}
        // Whoever signs in through a network has no password here.
        hasPassword={methods.signUp && tokenData?.claims.identity_provider === undefined}
        isUpdatingCv={isUpdatingCv}
        onUpdateCv={updateCv}
        contactEditor={(done) => userDetails && <AccountDetailsForm user={userDetails} onDone={done} />}
        market={<SkillMarket />}
        security={{
          passwordForm: methods.signUp ? (
            <ChangePasswordForm email={userDetails?.email ?? ""} name={userDetails?.name ?? ""} />
          ) : null,
          signOutEverywhere: <SignOutEverywhere />,
        }}
      />
      {wasUpdatingCv && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen={isUpdatingCv} onClose={() => setUpdatingCv(false)} />
        </Suspense>
      )}
    </div>
  );
}
