// One job: details and actions in two panels, the person's match, and similar jobs below.
import { Suspense, useState } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { t as words } from "#messages/content.ts";
import { t } from "#messages/jobs.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { jobPath, referralPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { ApplyButton } from "../../features/applications/apply/apply-button.tsx";
import { HideJobButton } from "../../features/candidates/hidden/hide-job-button.tsx";
import { useSeenJob } from "../../features/candidates/hidden/use-marks.ts";
import { SaveJobButton } from "../../features/candidates/saved/jobs/save-job-button.tsx";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { CompanyPanel } from "../../features/companies/company-panel.tsx";
import { type CompanyDetail, presentCompany } from "../../features/companies/present-company.ts";
import { ReferralRecord } from "../../features/companies/referral-record.tsx";
import { JsonLd } from "../../features/content/seo/json-ld.tsx";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { breadcrumbList } from "../../features/content/seo/structured-data.ts";
import { failureText } from "../../features/jobs/browse/list-page.ts";
import { CollectionsOfJob } from "../../features/jobs/collections/collection-links.tsx";
import {
  ApplyPanel,
  EmployerPanel,
  JobDescription,
  JobEvidenceList,
  JobFacts,
  JobHeader,
  JobSkills,
  ReferralLink,
} from "../../features/jobs/job-detail.tsx";
import { SimilarJobs } from "../../features/jobs/job-list.tsx";
import type { JobRow } from "../../features/jobs/job-row.ts";
import { keepCards } from "../../features/jobs/kept-cards.tsx";
import { loadJob } from "../../features/jobs/load-job.ts";
import { NOT_DISCLOSED } from "../../features/jobs/not-disclosed.ts";
import { JobPay } from "../../features/jobs/pay/pay-range.tsx";
import { type JobDetail, presentJobDetail, presentJobs } from "../../features/jobs/present-job.ts";
import { MatchOverlay } from "../../features/matching/match-overlay.tsx";
import { MatchSlot, useScores, weighJob } from "../../features/matching/match-slot.tsx";
import { ReportButton } from "../../features/moderation/report-button.tsx";
import { WatchButton, WatchedCompanies } from "../../features/referrals/watch/watch-button.tsx";
import { ProfileIncompleteDialog, ResumeDialog } from "../../features/resumes/lazy-dialogs.tsx";
import { ShareBanner } from "../../features/sharing/share-banner.tsx";
import { ShareButton } from "../../features/sharing/share-button.tsx";
import { loadShare } from "../../features/sharing/share-job.ts";
import { apiContext, documentContext, siteContext, toolsContext } from "../../server-context.ts";
import { isPendingHere } from "../../session/pending-apply.ts";
import { useSession } from "../../session/session-context.tsx";
import { useSiteFacts } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Route } from "./+types/job";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const api = context.get(apiContext);
  const [loaded, share] = await Promise.all([
    loadJob(api, { jobid: params.jobid, pathname, search }),
    loadShare(api, { jobId: params.jobid, search }),
  ]);
  const now = Date.now();
  const similar = presentJobs(loaded.similar, now);
  const document = context.get(documentContext);
  if (document) keepCards(similar, document.cards);
  if (!("job" in loaded)) {
    const { isClosed, isWithheld, message, status } = loaded;
    return data({ job: null, isClosed, isWithheld, message, similar }, { status });
  }
  const { job, company, pay, collections } = loaded;
  const posting = context.get(toolsContext).jobPosting(job, company, context.get(siteContext).publicUrl);
  const shown = { job: presentJobDetail(job, now), company: company && presentCompany(company) };
  return data({ ...shown, pay, posting, similar, collections, share });
}

/** A failed request is shown on the page itself; redirects and unknown jobs are thrown. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error;
    return { job: null, isClosed: false, isWithheld: false, message: failureText(error), similar: [] };
  }
}

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData as Loaded | undefined;
  if (!loaded?.job) {
    const title = loaded?.isClosed ? words.thisJobIsClosed : words.jobNotFound;
    return pageMeta(args, {
      title,
      description: fill(words.thisJobIsNotOpenOnSimilar, { brandName: BRAND_NAME }),
      robots: "noindex, follow",
    });
  }
  const { job } = loaded;
  return pageMeta(args, {
    title: fill(words.at, { title: job.title, companyName: job.companyName }),
    description: summaryOf(job),
    path: jobPath(job.canonical ?? job),
    type: "article",
    ...(job.logo?.startsWith("http") ? { image: job.logo } : {}),
  });
};

type Loaded = Awaited<ReturnType<typeof loader>>["data"];

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { publicUrl } = useSiteFacts();
  const { similar } = loaderData;
  useSeenJob(loaderData.job?.id);
  const isApplying = useIsApplying(loaderData.job?.id ?? "");
  const [isUploading, setUploading] = useState(false);
  if (!loaderData.job)
    return (
      <>
        <NoJob {...loaderData} hasSimilar={similar.length > 0} />
        <ScoredSimilarJobs rows={similar} />
        <MatchOverlay Prompt={ProfileIncompleteDialog} />
      </>
    );
  const { job, company, pay, posting, collections, share } = loaderData;
  return (
    <>
      <article className="wrap job-page">
        {share && (
          <div className="col-span-full">
            <ShareBanner jobId={job.id} {...share} />
          </div>
        )}
        <JobHeader job={job} />
        <div className="job-side">
          <Apply job={job} company={company} />
          {company ? <CompanyPanel company={company} /> : <EmployerPanel job={job} />}
        </div>
        <div className="grid gap-5 [align-content:start] min-w-0 max-lg:order-1 lg:col-1 lg:[align-self:start]">
          <MatchSlot job={job.match} onAddResume={() => setUploading(true)} />
          <div className="card job-panel grid gap-8 p-[clamp(1.25rem,0.75rem+2vw,2.25rem)]">
            <JobFacts job={job} />
            <JobEvidenceList job={job} />
            <JobDescription html={job.description} />
            <JobSkills job={job} />
          </div>
          {pay && <JobPay pay={pay} own={job.lakhs} />}
        </div>
      </article>
      <ScoredSimilarJobs rows={similar} />
      <CollectionsOfJob links={collections} />
      <MatchOverlay Prompt={ProfileIncompleteDialog} isHeld={isApplying} />
      {isUploading && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen onClose={() => setUploading(false)} />
        </Suspense>
      )}
      <JsonLd data={{ ...JOB_POSTING, ...posting, description: job.description || job.title }} />
      <JsonLd
        data={breadcrumbList(publicUrl, [
          { name: words.jobs, path: "/jobs" },
          { name: job.title, path: jobPath(job) },
        ])}
      />
    </>
  );
}

const JOB_POSTING = { "@context": "https://schema.org", "@type": "JobPosting" } as const;

function Apply({ job, company }: { job: JobDetail; company: CompanyDetail | null }) {
  const referral = `${referralPath({ SK: job.companyId, name: job.companyName })}?jobId=${job.id}`;
  const applyButton = (
    <ApplyButton
      key={job.id}
      job={job}
      weigh={() => weighJob(job.match)}
      ProfileIncomplete={ProfileIncompleteDialog}
      ReplaceCv={ResumeDialog}
      beside={
        <>
          <ReferralLink href={referral} />
          <SaveJobButton job={job} />
        </>
      }
    />
  );
  return (
    <ApplyPanel
      job={job}
      referrals={
        company && (
          <>
            <ReferralRecord company={company} Watch={WatchButton} className="text-center text-sm/body text-ink-soft" />
            <WatchedCompanies />
          </>
        )
      }
      apply={applyButton}
      keep={
        <>
          <ShareButton job={job} />
          <HideJobButton job={job} />
        </>
      }
      foot={<ReportButton job={job} />}
    />
  );
}

/** Whether the apply flow has a dialog open, or is about to. */
function useIsApplying(jobId: string): boolean {
  const { PendingApply, isModalOpen } = useSession();
  return isModalOpen || isPendingHere(PendingApply, jobId);
}

function ScoredSimilarJobs({ rows }: { rows: readonly JobRow[] }) {
  return <SimilarJobs rows={rows} Score={useScores(rows)} Mark={useAppliedMark()} Action={useSaveAction()} />;
}

/** One or two sentences for search results and shared links. */
function summaryOf(job: JobDetail): string {
  const facts = [job.placesShown, job.experience, job.salary, job.employmentType, job.workMode];
  const told = facts.filter((fact) => fact !== NOT_DISCLOSED).join(" · ");
  return fill(words.atPosted, {
    title: job.title,
    companyName: job.companyName,
    told: told && ` ${told}.`,
    postedText: job.postedText,
  }).slice(0, 300);
}

type NoJobProps = { isClosed: boolean; isWithheld: boolean; message: string; hasSimilar: boolean };

function NoJob({ isClosed, isWithheld, message, hasSimilar }: NoJobProps) {
  return (
    <div className="wrap">
      {isClosed ? (
        <EmptyState
          level={1}
          icon="calendar"
          title={isWithheld ? t.thisJobIsNotShown : t.thisJobIsClosed}
          actions={
            <>
              <ButtonLink to="/jobs">{t.browseOpenJobs}</ButtonLink>
              <ButtonLink to="/referrals" variant="secondary">
                {t.findACompany}
              </ButtonLink>
            </>
          }
        >
          <p>
            {isWithheld ? t.otherSitesAreOff : t.itWasFilledItRanOutOr}
            {hasSimilar && t.theseOpenJobsAreLikeIt}
          </p>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon="warning"
          title={t.somethingWentWrong}
          actions={
            <>
              <ButtonLink to="." reloadDocument>
                {t.tryAgain}
              </ButtonLink>
              <ButtonLink to="/jobs" variant="secondary">
                {t.browseJobs}
              </ButtonLink>
            </>
          }
        >
          <p>{fill(t.errorLoadingJob, { message })}</p>
        </EmptyState>
      )}
    </div>
  );
}
