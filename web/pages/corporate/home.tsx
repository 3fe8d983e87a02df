// Where a recruiter starts.
import { t } from "#messages/companies.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RecruiterHomeScreen } from "../../features/homes/recruiter-home.tsx";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({
  title: t.yourHiring,
  description: fill(t.yourCompanysOpenJobsOnWhoWaits, { brandName: BRAND_NAME }),
});

export default function CorporateHome() {
  const { userDetails } = useSession();
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <RecruiterHomeScreen companyName={userDetails?.companyName} />
    </div>
  );
}
