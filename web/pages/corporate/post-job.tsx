// The job editor: for a new job, a draft, or changes to a listed job, with a preview of the public page.
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { t as words } from "#messages/companies.ts";
import { t } from "#messages/jobs.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { CallError } from "../../../contract/call-error.ts";
import type { PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Job } from "../../../contract/jobs/wire.ts";
import { CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
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
import { loadStart, newDraftId, newPlace, type Target } from "../../features/jobs/posting/load-start.ts";
import { PostingEditor } from "../../features/jobs/posting/posting-editor.tsx";
import type { PreviewCompany } from "../../features/jobs/posting/preview/preview-job.ts";
import { type CopyStore, type LocalCopy, useLocalCopies } from "../../features/jobs/posting/saving/local-copies.ts";
import { presentJobDetail } from "../../features/jobs/present-job.ts";
import { ask } from "../../session/ask.ts";
import type { Access } from "../../session/guard.ts";
import { reasonOf } from "../../session/reason-of.ts";
import { useSession } from "../../session/session-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadTrouble } from "../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = (args: MetaSource) =>
  pageMeta(args, {
    title: args.location.pathname.endsWith("/edit") ? words.editAJob : words.postAJob,
    description: fill(words.writeAJobOfYourCompanyOn, { brandName: BRAND_NAME }),
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
              <p className="text-sm/body text-ink-soft mb-1.5">{words.yourRSumGoesStraightToThe}</p>
              <Button variant="accent" size="lg">
                {words.apply}
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
          <JobDescription html={shown.description} none={words.noDescriptionYet} />
          <JobSkills job={shown} />
        </div>
      </div>
    </article>
  );
}

type PostingScreenProps = {
  target: Target;
  company: PreviewCompany;
  /** The job page's component. */
  Preview: ComponentType<{ job: Job }>;
};

function PostingScreen({ target, ...rest }: PostingScreenProps) {
  const { tokenData } = useSession();
  const copies = useLocalCopies(tokenData?.claims.sub ?? "");
  if (copies.left === null) return <PostingSkeleton />;
  const left = copies.left[target.kind === "job" ? target.jobId : target.draftId];
  // Once the server has saved a draft, it is not new any more.
  const isNew = target.kind === "draft" && target.isNew && (left?.place.version ?? 0) === 0;
  return (
    <LoadedPosting
      {...rest}
      target={target.kind === "draft" ? { ...target, isNew } : target}
      left={left}
      copies={copies}
    />
  );
}

type LoadedProps = PostingScreenProps & { left: LocalCopy | undefined; copies: CopyStore };

function LoadedPosting({ target, left, copies, ...rest }: LoadedProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["company", "posting", target],
    queryFn: () => loadStart(target),
    // Read once: from then on the form's state counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error)
    return <Trouble error={error} isBusy={isFetching} left={left} copies={copies} onAgain={() => void refetch()} />;
  if (!data) return <PostingSkeleton />;
  if (target.kind === "draft" && data.place.jobId !== null)
    return <Navigate to={`${CORPORATE_JOBS_PATH}/${data.place.jobId}/edit`} replace />;
  const why = data.job && whyNotEdit(data.job);
  if (why) return <NotEditable {...why} />;
  return <PostingEditor {...rest} target={target} start={data} left={left} copies={copies} />;
}

function whyNotEdit({ isExternal, badJob, status }: PostedJob): { title: string; text: string } | null {
  if (isExternal)
    return {
      title: t.thisJobIsListedOnAnotherSite,
      text: t.whatIsChangedThereIsChangedHere,
    };
  if (badJob)
    return {
      title: t.thisJobWasTakenOffTheLists,
      text: t.thatHappenedAfterAReportPlease,
    };
  if (status !== "PUBLISHED")
    return {
      title: t.thisJobIsNotOpenAnyMore,
      text: t.youCanPostItAgainAsIt,
    };
  return null;
}

function NotEditable({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      level={1}
      icon="briefcase"
      title={title}
      actions={
        <>
          <ButtonLink to={CORPORATE_JOBS_PATH}>{t.yourCompanysJobs}</ButtonLink>
          <ButtonLink to="/contact-us" variant="secondary">
            {t.contactUs}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

type TroubleProps = Pick<LoadedProps, "left" | "copies"> & { error: unknown; isBusy: boolean; onAgain: () => void };

function Trouble({ error, isBusy, left, copies, onAgain }: TroubleProps) {
  const navigate = useNavigate();
  const status = error instanceof CallError ? error.status : 0;
  if (status !== 404 && status !== 403)
    return <LoadTrouble level={1} text={reasonOf(error)} isBusy={isBusy} onAgain={onAgain} />;
  const saveAnew = (copy: LocalCopy) => {
    const draftId = newDraftId();
    copies.keep(draftId, { ...copy, place: newPlace(draftId) });
    copies.forget(copy.place.jobId ?? copy.place.draftId);
    void navigate(`/v2/corporate/drafts/${draftId}`, { replace: true, state: { isNew: true } });
  };
  return (
    <EmptyState
      level={1}
      icon={status === 403 ? "people" : "search"}
      title={status === 403 ? t.youDoNotBelongToACompany : t.thereIsNoSuchDraftOrJob}
      actions={
        status === 403 ? (
          <ButtonLink to="/contact-us">{t.contactUs2}</ButtonLink>
        ) : (
          <>
            {left && <Button onClick={() => saveAnew(left)}>{t.saveWhatITypedAsANew}</Button>}
            <ButtonLink to={CORPORATE_JOBS_PATH} variant={left ? "secondary" : "primary"}>
              {t.yourCompanysJobs}
            </ButtonLink>
          </>
        )
      }
    >
      <p>
        {status === 403
          ? t.askOneOfYourCompanysAdminsFor
          : left
            ? t.aColleagueHasPublishedOrRemoved2
            : t.itMayHaveBeenPublishedOrRemoved}
      </p>
    </EmptyState>
  );
}

const PostingSkeleton = () => (
  <LoadingBlock
    label={t.theFormIsBeingLoaded}
    sizes={["h-12 w-72", "h-72", "h-56"]}
    className="wrap grid gap-5 py-10"
  />
);
