// Where a recruiter starts.
import { t } from "#messages/companies.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RecruiterHomeScreen } from "../../features/homes/recruiter-home.tsx";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.yourHiring, description: t.yourCompanysOpenJobsOnWhoWaits });

export default function CorporateHome() {
  const { userDetails } = useSession();
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <RecruiterHomeScreen companyName={userDetails?.companyName} />
    </div>
  );
}
