// Where a recruiter starts.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RecruiterHomeScreen } from "../../features/homes/recruiter-home.tsx";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({
  title: "Your hiring",
  description: `Your company’s open jobs on ${BRAND_NAME}, who waits for an answer, and how long answers take.`,
});

export default function CorporateHome() {
  const { userDetails } = useSession();
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <RecruiterHomeScreen companyName={userDetails?.companyName} />
    </div>
  );
}
