// The head of a job's applicants page: the job, its status, and its actions.
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { applicantsPath, CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { useToastAction } from "../../../session/use-action.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { saveText } from "../../../ui/save-as.ts";
import { offersOf } from "./jobs/company-jobs.ts";
import { type ListFilters, listAddress } from "./list-address.ts";
import { SourceShare } from "./source-share.tsx";
import { JobStatusBadge } from "./stage-badge.tsx";
import { applicantCount } from "./stage-words.ts";

type ApplicantsHeadProps = { jobId: string; job: CompanyJob | null; filters: ListFilters };

export function ApplicantsHead({ jobId, job, filters }: ApplicantsHeadProps) {
  return (
    <header className="applicants-head">
      {/* Replaces the page's own title, which does not know the job. */}
      {job && <title>{fill(t.applicants, { jobTitle: job.jobTitle, brandName: BRAND_NAME })}</title>}
      <Breadcrumb
        trail={[
          { name: t.yourCompanysJobs, path: CORPORATE_JOBS_PATH },
          { name: job?.jobTitle ?? t.applicants2, path: applicantsPath(jobId) },
        ]}
      />
      <div className="applicants-title">
        <div className="applicants-name min-w-0 lg:flex-1">
          <h1 className="text-3xl wrap-anywhere">{job?.jobTitle ?? t.applicants2}</h1>
          <p className="mt-2 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {job && (
              <>
                <JobStatusBadge job={job} />
                {job.city && <span>{job.city}</span>}
                <span>{fill(t.posted, { createdAt: dayOf(job.createdAt) })}</span>
                <span>{applicantCount(job.applicants)}</span>
              </>
            )}
          </p>
        </div>
        {job && job.applicants > 0 && <ExportButtons jobId={jobId} />}
        {job && offersOf(job).includes("edit") && (
          <ButtonLink to={`${CORPORATE_JOBS_PATH}/${jobId}/edit`} variant="secondary" size="sm">
            <Icon name="pencil" size={18} />
            {t.editTheJob}
          </ButtonLink>
        )}
      </div>
      <nav aria-label={h.viewOfApplicants} className="mt-3 flex flex-wrap gap-2">
        {(["list", "board"] as const).map((view) => (
          <ChipLink
            key={view}
            to={listAddress(jobId, { ...filters, status: null, view })}
            current={filters.view === view}
          >
            {view === "list" ? h.viewAsList : h.viewAsBoard}
          </ChipLink>
        ))}
      </nav>
      {job && job.applicants > 0 && <SourceShare jobId={jobId} />}
    </header>
  );
}

const TYPES = { csv: "text/csv", json: "application/json" } as const;

/** The applicants as a file, for the company's own records. */
function ExportButtons({ jobId }: { jobId: string }) {
  const { isBusy, run } = useToastAction();
  const save = (format: "csv" | "json") =>
    run(async () => {
      const { fileName, text } = await ask("exportApplicants", { params: { jobid: jobId }, query: { format } });
      saveText(text, { type: TYPES[format], fileName });
    });
  return (
    <div className="flex flex-wrap gap-2 lg:flex-none">
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void save("csv")}>
        <Icon name="download" size={18} />
        {h.exportCsv}
      </Button>
      <Button variant="quiet" size="sm" aria-disabled={isBusy || undefined} onClick={() => void save("json")}>
        {h.exportJson}
      </Button>
    </div>
  );
}
