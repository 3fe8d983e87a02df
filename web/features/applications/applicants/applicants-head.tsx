// The head of a job's applicants page: the job, its status, and its actions.
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { applicantsPath, CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { offersOf } from "./jobs/company-jobs.ts";
import { JobStatusBadge } from "./stage-badge.tsx";
import { applicantCount } from "./stage-words.ts";

type ApplicantsHeadProps = { jobId: string; job: CompanyJob | null };

export function ApplicantsHead({ jobId, job }: ApplicantsHeadProps) {
  return (
    <header className="applicants-head">
      {/* Replaces the page's own title, which does not know the job. */}
      {job && <title>{`Applicants: ${job.jobTitle} · ${BRAND_NAME}`}</title>}
      <Breadcrumb
        trail={[
          { name: "Your company’s jobs", path: CORPORATE_JOBS_PATH },
          { name: job?.jobTitle ?? "Applicants", path: applicantsPath(jobId) },
        ]}
      />
      <div className="applicants-title">
        <div className="applicants-name min-w-0">
          <h1 className="text-3xl break-words">{job?.jobTitle ?? "Applicants"}</h1>
          <p className="mt-2 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {job && (
              <>
                <JobStatusBadge job={job} />
                {job.city && <span>{job.city}</span>}
                <span>Posted {dayOf(job.createdAt)}</span>
                <span>{applicantCount(job.applicants)}</span>
              </>
            )}
          </p>
        </div>
        {job && offersOf(job).includes("edit") && (
          <ButtonLink to={`${CORPORATE_JOBS_PATH}/${jobId}/edit`} variant="secondary" size="sm">
            <Icon name="pencil" size={18} />
            Edit the job
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
