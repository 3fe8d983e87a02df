// A recruiter's profile: their details, password and company.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { AccountBanner, AccountData } from "../../features/candidates/profile/account/data-section.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ProfileParts } from "../../features/identity/profile/profile-parts.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import type { Route } from "./+types/corporate-profile";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({
  title: "Your profile",
  description: `Your corporate ${BRAND_NAME} account: name, phone number, password, and the devices you are logged in on.`,
});

export default function CorporateProfile({ loaderData: { methods } }: Route.ComponentProps) {
  const { userDetails, tokenData } = useSession();
  return (
    <div className="wrap pt-10 pb-20 md:pt-14">
      <PageHead title="Your profile" eyebrow={userDetails?.companyName} />
      <AccountBanner />
      <ProfileParts hasPasswords={methods.signUp} />
      <AccountData hasPassword={methods.signUp && tokenData?.claims.identity_provider === undefined} />
    </div>
  );
}
