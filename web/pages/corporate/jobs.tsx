// The recruiters' start page: the company's jobs with their applicants, and a link to post another.
import { t } from "#messages/companies.ts";
import { CompanyJobsScreen, NEW_JOB_PATH } from "../../features/applications/applicants/jobs/company-jobs-screen.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.yourCompanysJobs, description: t.theJobsYourCompanyPostsOnWith });

export default function CorporateJobs() {
  const { tokenData, userDetails } = useSession();
  return (
    <div className="wrap pt-10 pb-20 md:pt-14">
      <ScreenHead
        eyebrow={userDetails?.companyName}
        title={t.yourCompanysJobs}
        actions={
          <>
            <ButtonLink to={NEW_JOB_PATH} variant="accent">
              <Icon name="plus" />
              {t.postAJob}
            </ButtonLink>
            {tokenData?.corporateUserType === "corporate-admin" && (
              <ButtonLink to="/v2/corporate/members" variant="secondary">
                <Icon name="people" />
                {t.yourCompanysPeople}
              </ButtonLink>
            )}
          </>
        }
      />
      <CompanyJobsScreen />
    </div>
  );
}
