// The job editor: for a new job, a draft, or changes to a listed job, with a preview of the public page.

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { t } from "#messages/companies.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { Job } from "../../../contract/jobs/wire.ts";
import { fill } from "../../../messages/fill.ts";
import "../../styles/jobs.css";
import { CompanyPanel } from "../../features/companies/company-panel.tsx";
import { presentCompany } from "../../features/companies/present-company.ts";
import { type MetaSource, pageMeta } from "../../features/content/seo/page-meta.ts";
import {
  ApplyPanel,
  JobDescription,
  JobFacts,
  JobHeader,
  JobSkills,
  ReferralLink,
} from "../../features/jobs/job-detail.tsx";
import { newDraftId } from "../../features/jobs/posting/load-start.ts";
import { PostingScreen } from "../../features/jobs/posting/posting-screen.tsx";
import { presentJobDetail } from "../../features/jobs/present-job.ts";
import { ask } from "../../session/ask.ts";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { Button } from "../../ui/button.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = (args: MetaSource) =>
  pageMeta(args, {
    title: args.location.pathname.endsWith("/edit") ? t.editAJob : t.postAJob,
    description: fill(t.writeAJobOfYourCompanyOn, { brandName: BRAND_NAME }),
  });

export default function PostJob() {
  const { jobid, draftId } = useParams();
  const { state } = useLocation();
  const company = useOwnCompany();
  if (jobid !== undefined)
    return <PostingScreen key={jobid} target={{ kind: "job", jobId: jobid }} company={company} Preview={JobPreview} />;
  if (draftId === undefined) return <NewDraft />;
  const isNew = (state as { isNew?: boolean } | null)?.isNew === true;
  return (
    <PostingScreen key={draftId} target={{ kind: "draft", draftId, isNew }} company={company} Preview={JobPreview} />
  );
}

/** A new job gets its own address before the first letter, so that a reload or bookmark finds it. */
function NewDraft() {
  const [draftId] = useState(newDraftId);
  return <Navigate to={`/v2/corporate/drafts/${draftId}`} replace state={{ isNew: true }} />;
}

function useCompanyQuery() {
  const { userDetails } = useSession();
  const companyId = userDetails?.companyId ?? "";
  return useQuery({
    queryKey: ["company", "own", companyId],
    queryFn: async () => {
      const [company] = await ask("getCompany", { params: { companyId } });
      return company ?? null;
    },
    enabled: companyId !== "",
  });
}

/** The company's data for the preview; only its name until the rest has loaded. */
function useOwnCompany() {
  const { userDetails } = useSession();
  const { data } = useCompanyQuery();
  return {
    id: userDetails?.companyId ?? "",
    name: userDetails?.companyName ?? "",
    logo: data?.logo ?? null,
    logoUrl: data?.logoUrl ?? null,
  };
}

/** The job page (pages/public/job.tsx) without the candidates' actions. */
function JobPreview({ job }: { job: Job }) {
  const { data: company } = useCompanyQuery();
  const shown = presentJobDetail(job, Date.now());
  return (
    <article className="wrap job-page">
      <JobHeader job={shown} />
      <div className="job-side" inert>
        <ApplyPanel
          job={shown}
          apply={
            <div className="apply-way grid gap-2.5 outline-offset-[0.375rem] focus:not-focus-visible:outline-none">
              <p className="text-sm/body text-ink-soft mb-1.5">{t.yourRSumGoesStraightToThe}</p>
              <Button variant="accent" size="lg">
                {t.apply}
              </Button>
              <ReferralLink href="" />
            </div>
          }
          keep={null}
          referrals={null}
        />
        {company && <CompanyPanel company={presentCompany(company)} />}
      </div>
      <div className="grid gap-5 [align-content:start] min-w-0 max-lg:order-1 lg:col-1 lg:[align-self:start]">
        <div className="card job-panel grid gap-8 p-[clamp(1.25rem,0.75rem+2vw,2.25rem)]">
          <JobFacts job={shown} />
          <JobDescription html={shown.description} />
          <JobSkills job={shown} />
        </div>
      </div>
    </article>
  );
}
