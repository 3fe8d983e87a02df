// Asking someone at one company for guidance: how it works and the way to sign-in.
import { data } from "react-router";
import { guidancePath, referralPath } from "../../../contract/paths.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { CompanyHeader } from "../../features/companies/company-header.tsx";
import { CompanyPanel } from "../../features/companies/company-panel.tsx";
import { loadCompany } from "../../features/companies/load-companies.ts";
import { presentCompany } from "../../features/companies/present-company.ts";
import { RequestPanel } from "../../features/companies/request-panel.tsx";
import { RequestSteps } from "../../features/companies/request-steps.tsx";
import { JobList, JobRows } from "../../features/jobs/job-list.tsx";
import { loadCompanyJobs } from "../../features/jobs/load-jobs.ts";
import { useSaveAction } from "../../features/saved/jobs/use-save-action.ts";
import { JsonLd } from "../../features/seo/json-ld.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import { breadcrumbList } from "../../features/seo/structured-data.ts";
import { apiContext } from "../../server-context.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Route } from "./+types/guidance-request";

const SHOWN_JOBS = 5;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { pathname, search } = url;
  const company = await loadCompany(api, { companyId: params.companyId, pathname, search }, guidancePath);
  const jobs = await loadCompanyJobs(api, { companyId: company.SK, count: SHOWN_JOBS, now: Date.now() });
  return data({ company: presentCompany(company), jobs });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const company = (loaderData as Awaited<ReturnType<typeof loader>>["data"] | undefined)?.company;
  if (!company)
    return pageMeta(args, {
      title: "Company not found",
      description: "There is no such company here.",
      robots: "noindex, follow",
    });
  return pageMeta(args, {
    title: `Guidance from people at ${company.name}`,
    description: `Talk to a verified employee of ${company.name} about interviews, its teams or your next step. See how booking guidance works.`,
    path: guidancePath({ SK: company.id, name: company.name }),
  });
};

export default function GuidanceRequest({ loaderData }: Route.ComponentProps) {
  const { publicUrl } = useSiteFacts();
  const { company, jobs } = loaderData;
  const Mark = useAppliedMark();
  const Action = useSaveAction();
  const ids = { SK: company.id, name: company.name };
  const path = guidancePath(ids);
  const trail = [
    { name: "Request guidance", path: "/guidance" },
    { name: company.name, path },
  ];
  return (
    <div className="wrap company-page">
      <CompanyHeader company={company} trail={trail} title={`Guidance from people at ${company.name}`}>
        <p className="company-lead">
          Half an hour with someone who has sat on the other side of the table at {company.name} tells you more than a
          week of reading.
        </p>
      </CompanyHeader>
      <div className="company-columns request-columns">
        <div className="company-main">
          <RequestSteps kind="guidance" name={company.name} />
          {jobs.length > 0 && (
            <section aria-labelledby="guidance-jobs">
              <h2 id="guidance-jobs" className="text-xl mb-4">
                Open jobs to prepare for
              </h2>
              <JobList>
                <JobRows rows={jobs} Mark={Mark} Action={Action} />
              </JobList>
            </section>
          )}
        </div>
        <div className="company-side company-main">
          <RequestPanel kind="guidance" companyName={company.name} jobTitle={null} returnTo={path} />
          <CompanyPanel company={company} />
          <ButtonLink to={referralPath(ids)} variant="secondary">
            Ask for a referral instead
          </ButtonLink>
        </div>
      </div>
      <JsonLd data={breadcrumbList(publicUrl, trail)} />
    </div>
  );
}
