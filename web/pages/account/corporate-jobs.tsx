// Where people who hire begin. Posting is not open yet, and the page says so; who belongs to the company can be settled already.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { ONWARD } from "../../features/content/onward.ts";
import { OnwardLinks } from "../../features/content/onward-links.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/corporate-jobs";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your company’s jobs",
    description: `The jobs your company posts on ${BRAND_NAME}. Posting opens with a later release; your company’s people can be invited now.`,
  });

export default function CorporateJobs() {
  const { tokenData, userDetails } = useSession();
  const isAdmin = tokenData?.corporateUserType === "corporate-admin";
  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <PageHead
        eyebrow={userDetails?.companyName}
        title="Your company’s jobs"
        actions={
          isAdmin && (
            <ButtonLink to="/v2/corporate/members" size="lg">
              <Icon name="people" />
              Your company’s people
            </ButtonLink>
          )
        }
      >
        <p>
          Posting jobs and working through applicants is not open yet; it comes with a later release.{" "}
          {isAdmin
            ? "What works today: invite your colleagues, so that everybody is here when it opens."
            : "Your account is ready for it. Your company’s admins look after who belongs to it."}
        </p>
      </PageHead>
      <p className="mt-10 mb-5 text-xl font-semibold">Until then</p>
      <OnwardLinks links={[ONWARD.plans, ONWARD.faq, ONWARD.contact]} />
    </section>
  );
}
