// The page to change a password, for every kind of account; password managers link here.
import { t } from "#messages/identity.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ChangePasswordForm } from "../../features/identity/passwords/change-password-form.tsx";
import { ProfileSection } from "../../features/identity/profile/profile-section.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { useSession } from "../../session/session-context.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import type { Route } from "./+types/change-password";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({ title: t.changePassword, description: t.chooseANewPasswordForYourAccount });

export default function ChangePassword({ loaderData: { methods } }: Route.ComponentProps) {
  const { userDetails, tokenData } = useSession();
  // An account of a social provider has no password here.
  const hasPassword = methods.signUp && tokenData?.claims.identity_provider === undefined;
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14 grid gap-6">
      <ScreenHead title={t.changePassword} />
      {hasPassword ? (
        <ProfileSection id="password" title={t.aNewPassword} text={t.everyOtherDeviceIsLoggedOutWhen}>
          <ChangePasswordForm email={userDetails?.email ?? ""} name={userDetails?.name ?? ""} />
        </ProfileSection>
      ) : (
        <p>{t.youLogInHereWithAnotherAccount}</p>
      )}
    </div>
  );
}
