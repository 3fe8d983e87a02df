// Asking for a referral at one company: how it works, which job, and the way to sign-in.
import { data } from "react-router";
import { referralPath } from "../../../contract/paths.ts";
import { CompanyHeader } from "../../features/companies/company-header.tsx";
import { CompanyPanel } from "../../features/companies/company-panel.tsx";
import { JobChoice } from "../../features/companies/job-choice.tsx";
import { loadCompany } from "../../features/companies/load-companies.ts";
import { presentCompany } from "../../features/companies/present-company.ts";
import { RequestPanel } from "../../features/companies/request-panel.tsx";
import { RequestSteps } from "../../features/companies/request-steps.tsx";
import { loadChosenJob, loadCompanyJobs } from "../../features/jobs/load-jobs.ts";
import { named } from "../../features/jobs/not-disclosed.ts";
import { JsonLd } from "../../features/seo/json-ld.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import { breadcrumbList } from "../../features/seo/structured-data.ts";
import { apiContext } from "../../server-context.ts";
import { useSiteFacts } from "../../site-facts.ts";
import type { Route } from "./+types/referral-request";

const SHOWN_JOBS = 20;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { pathname, search } = url;
  const company = await loadCompany(api, { companyId: params.id, pathname, search }, referralPath);
  const listed = await loadCompanyJobs(api, { companyId: company.SK, count: SHOWN_JOBS, now: Date.now() });
  const chosen = await loadChosenJob(api, {
    jobId: url.searchParams.get("jobId"),
    companyId: company.SK,
    listed,
    now: Date.now(),
  });
  const jobs = chosen && !listed.some((job) => job.id === chosen.id) ? [chosen, ...listed] : listed;
  return data({
    company: presentCompany(company),
    jobs: jobs.map(({ id, title, places, ago }) => ({ id, title, facts: `${named("Location", places)} · ${ago}` })),
    chosen: chosen && { id: chosen.id, title: chosen.title },
  });
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
    title: `Ask for a referral at ${company.name}`,
    description: `How to get referred at ${company.name}: pick a job, see how you match, and let a verified employee put your name forward.`,
    path: referralPath({ SK: company.id, name: company.name }),
  });
};

export default function ReferralRequest({ loaderData }: Route.ComponentProps) {
  const { publicUrl } = useSiteFacts();
  const { company, jobs, chosen } = loaderData;
  const path = referralPath({ SK: company.id, name: company.name });
  const trail = [
    { name: "Request a referral", path: "/referrals" },
    { name: company.name, path },
  ];
  return (
    <div className="wrap company-page">
      <CompanyHeader company={company} trail={trail} title={`Ask for a referral at ${company.name}`}>
        <p className="company-lead">
          A referral is a good word from someone who works there. Pick a job, and a verified employee of {company.name}{" "}
          decides whether to put your name forward.
        </p>
      </CompanyHeader>
      <div className="company-columns request-columns">
        <div className="company-main">
          <JobChoice
            jobs={jobs}
            chosenId={chosen?.id ?? null}
            pathname={path}
            allHref={company.openJobs > jobs.length ? `/jobs?companyId=${company.id}` : null}
          />
          <RequestSteps kind="referral" name={company.name} />
        </div>
        <div className="company-side company-main">
          <RequestPanel
            kind="referral"
            companyName={company.name}
            jobTitle={chosen?.title ?? null}
            returnTo={chosen ? `${path}?jobId=${chosen.id}` : path}
          />
          <CompanyPanel company={company} />
        </div>
      </div>
      <JsonLd data={breadcrumbList(publicUrl, trail)} />
    </div>
  );
}
