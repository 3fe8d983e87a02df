// A recruiter's profile: their details, password and company.
import { t } from "#messages/identity.ts";
import { t as stepTexts } from "#messages/security.ts";
import { AccountBanner, AccountData } from "../../features/candidates/profile/account/data-section.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ChangePasswordForm } from "../../features/identity/passwords/change-password-form.tsx";
import { AccountDetailsForm } from "../../features/identity/profile/account-details-form.tsx";
import { ProfileSection } from "../../features/identity/profile/profile-section.tsx";
import { SignOutEverywhere } from "../../features/identity/profile/sign-out-everywhere.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/corporate-profile";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({ title: t.yourProfile, description: t.yourCorporateAccountNamePhone });

export default function CorporateProfile({ loaderData: { methods } }: Route.ComponentProps) {
  const { userDetails, tokenData } = useSession();
  return (
    <div className="wrap pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.yourProfile} eyebrow={userDetails?.companyName} />
      <AccountBanner />
      <ProfileParts hasPasswords={methods.signUp} />
      <AccountData hasPassword={methods.signUp && tokenData?.claims.identity_provider === undefined} />
    </div>
  );
}

/** `hasPasswords`: whether passwords are stored and changed on this site. */
function ProfileParts({ hasPasswords }: { hasPasswords: boolean }) {
  const { userDetails } = useSession();
  return (
    <div className="mt-10 grid max-w-4xl gap-6">
      <ProfileSection id="details" title={t.yourDetails} text={t.howWeAddressYouAndHowThe}>
        {userDetails ? <AccountDetailsForm user={userDetails} /> : <DetailsSkeleton />}
      </ProfileSection>
      {hasPasswords && (
        <ProfileSection id="password" title={t.changePassword} text={t.everyOtherDeviceIsLoggedOutWhen}>
          <ChangePasswordForm email={userDetails?.email ?? ""} name={userDetails?.name ?? ""} />
        </ProfileSection>
      )}
      {hasPasswords && (
        <ProfileSection id="second-step" title={stepTexts.secondStep} text={stepTexts.aSecondStepKeepsOthersOut}>
          <ButtonLink to="/auth/security" variant="secondary">
            {stepTexts.manageYourSecondStep}
          </ButtonLink>
        </ProfileSection>
      )}
      <ProfileSection id="devices" title={t.logOutEverywhere} text={t.onASharedComputerOrAPhone}>
        <SignOutEverywhere />
      </ProfileSection>
    </div>
  );
}

const DetailsSkeleton = () => (
  <LoadingBlock label={t.yourDetailsAreBeingLoaded} sizes={["h-11", "h-11", "h-11 w-2/3"]} className="grid gap-4" />
);
