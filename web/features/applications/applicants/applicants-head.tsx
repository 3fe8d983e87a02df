// The head of a job's applicants: the job with its actions, where applicants came from, their stages, search and order.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import { DATES } from "#messages/language.ts";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import { APPLICATION_STATUSES, type ApplicationSource } from "../../../../contract/applications/rules.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { applicantsPath, CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { applicantsKey } from "../../../session/company-keys.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { useToastAction } from "../../../session/use-action.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { NativeSelect, TextInput } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { saveText } from "../../../ui/save-as.ts";
import type { FilterChanges } from "../../../ui/use-filters.ts";
import { offersOf } from "./jobs/company-jobs.ts";
import { type ListFilters, listAddress } from "./list-address.ts";
import { JobStatusBadge } from "./stage-badge.tsx";
import { applicantCount, labelOf } from "./stage-words.ts";

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

const WORDS: Record<ApplicationSource | "UNKNOWN", string> = {
  SEARCH: h.fromSearch,
  ALERT: h.fromAlert,
  REFERRAL: h.fromReferral,
  SHARED: h.fromShare,
  DIRECT: h.fromElsewhere,
  UNKNOWN: h.fromUnknown,
};

function SourceShare({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3 text-sm/body" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-link w-fit min-h-8 content-center pointer-coarse:min-h-11">
        {h.whereTheyCameFrom}
      </summary>
      {isOpen && <Sources jobId={jobId} />}
    </details>
  );
}

function Sources({ jobId }: { jobId: string }) {
  const found = useQuery({
    queryKey: [...applicantsKey(jobId).slice(0, 1), "sources", jobId],
    queryFn: async () => (await ask("getApplicantSources", { params: { jobid: jobId } })).data,
    staleTime: 0,
  });
  if (!found.data)
    return <LoadState query={found} label={h.sourcesAreLoaded} sizes={["h-16"]} title={h.sourcesCouldNotBeLoaded} />;
  const all = found.data.reduce((sum, { applicants }) => sum + applicants, 0);
  return (
    <ul className="mt-2 grid max-w-xl gap-2">
      {found.data.map(({ source, applicants, ahead }) => {
        const share = Math.round((applicants / all) * 100);
        return (
          <li key={source ?? "UNKNOWN"}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{WORDS[source ?? "UNKNOWN"]}</span>
              <span className="text-ink-soft">{fill(h.shareOfSource, { applicants, share, ahead })}</span>
            </p>
            <svg
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-1.5 w-full rounded-sm"
            >
              <rect width="100" height="2" className="fill-sunken" />
              <rect width={share} height="2" className="fill-brand" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** Empty stages are hidden, except those of the usual process. */
const ALWAYS = ["APPLIED", "SHORTLISTED", "INTERVIEW", "OFFERED"];

type Filtering = { filters: ListFilters; changes: FilterChanges<ListFilters> };

/** The stages, each with its number of applicants. */
export function StageFilter({ job, filters, changes }: Filtering & { job: CompanyJob | null }) {
  const counts = job?.counts ?? {};
  const stages = APPLICATION_STATUSES.filter(
    (status) => ALWAYS.includes(status) || (counts[status] ?? 0) > 0 || status === filters.status,
  );
  return (
    <nav aria-label={t.stages} className="stage-filter">
      <ChipLink {...changes.linkTo({ status: null })} current={filters.status === null}>
        {t.all} <Count value={job?.applicants} />
      </ChipLink>
      {stages.map((status) => (
        <ChipLink key={status} {...changes.linkTo({ status })} current={filters.status === status}>
          {labelOf(status)} <Count value={job ? (counts[status] ?? 0) : undefined} />
        </ChipLink>
      ))}
    </nav>
  );
}

/** Reserves the space until the number is known. */
function Count({ value }: { value: number | undefined }) {
  return <span className="tabular-nums font-bold opacity-[0.8]">{value?.toLocaleString(DATES) ?? "\u2007"}</span>;
}

export const SEARCH_ID = "applicant-search";

const ORDERS = [
  { value: "score", label: t.bestMatchFirst },
  { value: "newest", label: t.newestFirst },
] as const;

export function ListTools({ filters, changes: { show } }: Filtering) {
  return (
    <div className="applicant-tools">
      <search>
        <form
          className="flex gap-2 min-w-0 [&>.input]:w-full [&>.input]:min-w-0"
          // A search cleared elsewhere is cleared here.
          key={filters.searchText}
          onSubmit={(event) => {
            event.preventDefault();
            show({ searchText: String(new FormData(event.currentTarget).get("searchText") ?? "").trim() });
          }}
        >
          <TextInput
            id={SEARCH_ID}
            type="search"
            name="searchText"
            aria-label={t.searchApplicantsByName}
            placeholder={t.searchByName}
            maxLength={100}
            defaultValue={filters.searchText}
            // The clear button that browsers draw into the field.
            onInput={(event) =>
              event.currentTarget.value === "" && filters.searchText !== "" && show({ searchText: "" })
            }
          />
          <Button type="submit" variant="secondary" iconOnly aria-label={t.search}>
            <Icon name="search" />
          </Button>
        </form>
      </search>
      <NativeSelect
        aria-label={t.order}
        className="list-order"
        value={filters.sortOrder}
        options={ORDERS}
        onChange={(event) => show({ sortOrder: event.target.value === "newest" ? "newest" : "score" })}
      />
    </div>
  );
}
