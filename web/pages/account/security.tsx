// The page of an account's log-in: its password, its second step, its devices. For every kind of account.

import { Link } from "react-router";
import { t as accountTexts } from "#messages/identity.ts";
import { t } from "#messages/security.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { FactorsScreen } from "../../features/identity/factors/factors-screen.tsx";
import { ProfileSection } from "../../features/identity/profile/profile-section.tsx";
import { SignOutEverywhere } from "../../features/identity/profile/sign-out-everywhere.tsx";
import { useSession } from "../../session/session-context.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.security, description: t.yourPasswordAndSecondStep });

export default function Security() {
  const { tokenData } = useSession();
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14 grid gap-6">
      <ScreenHead title={t.security} />
      <ProfileSection id="second-step" title={t.secondStep} text={t.aSecondStepKeepsOthersOut}>
        <FactorsScreen email={tokenData?.email ?? ""} />
      </ProfileSection>
      <ProfileSection
        id="password"
        title={accountTexts.changePassword}
        text={accountTexts.everyOtherDeviceIsLoggedOutWhen}
      >
        <Link to="/auth/change-password" className="text-link thumb font-semibold">
          {accountTexts.changePassword}
        </Link>
      </ProfileSection>
      <ProfileSection id="devices" title={accountTexts.logOutEverywhere} text={accountTexts.onASharedComputerOrAPhone}>
        <SignOutEverywhere />
      </ProfileSection>
    </div>
  );
}
