// The parts of a profile that every account has: details, password, devices.
import { useSession } from "../../../session/session-context.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { ChangePasswordForm } from "../passwords/change-password-form.tsx";
import { AccountDetailsForm } from "./account-details-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

/** `hasPasswords`: whether passwords are stored and changed on this site. */
export function ProfileParts({ hasPasswords }: { hasPasswords: boolean }) {
  const { userDetails } = useSession();
  return (
    <div className="mt-10 grid max-w-4xl gap-6">
      <ProfileSection
        id="details"
        title="Your details"
        text="How we address you, and how the people you deal with here can reach you."
      >
        {userDetails ? <AccountDetailsForm user={userDetails} /> : <DetailsSkeleton />}
      </ProfileSection>
      {hasPasswords && (
        <ProfileSection
          id="password"
          title="Change password"
          text="Every other device is logged out when you change it. This one stays logged in."
        >
          <ChangePasswordForm email={userDetails?.email ?? ""} name={userDetails?.name ?? ""} />
        </ProfileSection>
      )}
      <ProfileSection
        id="devices"
        title="Log out everywhere"
        text="On a shared computer, or a phone that is gone? This ends your sessions on every device, this one included."
      >
        <SignOutEverywhere />
      </ProfileSection>
    </div>
  );
}

const DetailsSkeleton = () => (
  <LoadingBlock label="Your details are being loaded." sizes={["h-11", "h-11", "h-11 w-2/3"]} className="grid gap-4" />
);
