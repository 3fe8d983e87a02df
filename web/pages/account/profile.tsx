// Who somebody is here: their details, their password, and where they are logged in.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { ChangePasswordForm } from "../../features/accounts/passwords/change-password-form.tsx";
import { AccountDetailsForm } from "../../features/accounts/profile/account-details-form.tsx";
import { ProfileSection } from "../../features/accounts/profile/profile-section.tsx";
import { SignOutEverywhere } from "../../features/accounts/profile/sign-out-everywhere.tsx";
import { loadMethods } from "../../features/accounts/sign-in/load-methods.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/profile";

export const handle = {
  access: { roles: ["General_Users", "Corporate", "Admin"], requiresToken: true } satisfies Access,
};

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your profile",
    description: `Your ${BRAND_NAME} account: name, phone number, password, and the devices you are logged in on.`,
  });

export default function Profile({ loaderData: { methods } }: Route.ComponentProps) {
  const { userDetails } = useSession();
  return (
    <div className="wrap pt-10 pb-20 md:pt-14">
      <PageHead title="Your profile" />
      <div className="mt-10 grid max-w-4xl gap-6">
        <ProfileSection
          id="details"
          title="Your details"
          text="How we address you, and how the people you apply to can reach you."
        >
          {userDetails ? <AccountDetailsForm user={userDetails} /> : <DetailsSkeleton />}
        </ProfileSection>
        {methods.signUp && (
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
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Your details are being loaded.</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-2/3" />
    </div>
  );
}
