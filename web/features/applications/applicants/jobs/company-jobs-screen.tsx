// The company's jobs: drafts, filters, and a row for each job with its applicants by stage.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import { CallError } from "../../../../../contract/call-error.ts";
import type { JobDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { CORPORATE_JOBS_PATH } from "../../../../../contract/paths.ts";
import { fill } from "../../../../../messages/fill.ts";
import { jobRows } from "../../../../row-places.ts";
import { ask } from "../../../../session/ask.ts";
import { jobDraftsKey } from "../../../../session/company-keys.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useToastAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { ChipLink } from "../../../../ui/chip.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-button.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { PagedItems } from "../../../../ui/paged-list.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { Section } from "../../../../ui/section.tsx";
import { loadAhead } from "../load-ahead.ts";
import { Trouble } from "../trouble.tsx";
import { CompanyJobRow } from "./company-job-row.tsx";
import {
  JOB_FILTERS,
  type JobFilters,
  jobFiltersOf,
  SEARCH_PARAM,
  STATUS_PARAM,
  useCompanyJobs,
  useJobDrafts,
} from "./company-jobs.ts";

export const NEW_JOB_PATH = `${CORPORATE_JOBS_PATH}/new`;

export function CompanyJobsScreen() {
  const filters = jobFiltersOf(useSearchParams()[0]);
  useEffect(loadAhead, []);
  return (
    <>
      <DraftList />
      <Section id="posted-title" title={t.jobs} head="text-2xl" className="mt-10">
        <Filters filters={filters} />
        <Rows filters={filters} />
      </Section>
    </>
  );
}

/** Renders nothing without drafts, and nothing for a person of no company: the job list below explains that. */
function DraftList() {
  const { data, error, refetch, isFetching } = useJobDrafts();
  if (error instanceof CallError && error.status === 403) return null;
  if (error && !data)
    return (
      <Alert tone="notice" className="mt-8" title={t.yourDraftsCouldNotBeLoaded}>
        <Button variant="secondary" size="sm" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      </Alert>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="drafts-title" title={t.drafts} head="text-2xl" className="mt-10">
      <ul className="mt-5 border border-dashed border-line-strong rounded-lg">
        {data.data.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </Section>
  );
}

function DraftRow({ draft }: { draft: JobDraft }) {
  const [isAsking, setAsking] = useState(false);
  const title = draft.fields.jobTitle || t.aJobWithoutATitleYet;
  return (
    <li className="flex items-center justify-between gap-3 py-3.5 px-5 not-first:border-t not-first:border-t-line [&_a:hover]:text-(--link) [&_a:hover]:underline [&_a:hover]:underline-offset-[0.2em]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link to={draftPath(draft)} className="text-link">
            {title}
          </Link>{" "}
          {draft.jobId !== null && <Badge tone="brand">{t.unpublishedChanges}</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          {fill(t.changed, { updatedAt: momentOf(draft.updatedAt) })}
          {draft.updatedBy && fill(t.by2, { updatedBy: draft.updatedBy })}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={fill(t.deleteTheDraft, { title })}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} />
      </Button>
      <DeleteDraftDialog draft={draft} title={title} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

type DeleteDraftDialogProps = { draft: JobDraft; title: string; isOpen: boolean; onClose: () => void };

function DeleteDraftDialog({ draft, title, isOpen, onClose }: DeleteDraftDialogProps) {
  const queries = useQueryClient();
  const { isBusy, run } = useToastAction();
  const remove = async () => {
    await repeatCall(() => ask("removeJobDraft", { params: { draftId: draft.id } }));
    void queries.invalidateQueries({ queryKey: jobDraftsKey });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.deleteThisDraft}
      cancelLabel={t.keepIt}
      confirmLabel={t.deleteWord}
      busyLabel={t.deleting}
      isBusy={isBusy}
      onConfirm={() => run(remove, t.theDraftIsDeleted)}
    >
      <p>
        {rich(t.isGoneForEverybodyInYourCompany, {
          title,
          b: (words) => <strong className="font-semibold wrap-anywhere">{words}</strong>,
        })}
        {draft.jobId !== null && t.theJobItselfStaysAsItIs}
      </p>
    </ConfirmDialog>
  );
}

/** Changes to a published job are edited at that job's address. */
const draftPath = ({ id, jobId }: JobDraft) =>
  jobId === null ? `/v2/corporate/drafts/${id}` : `/v2/corporate/jobs/${jobId}/edit`;

function Filters({ filters }: { filters: JobFilters }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-5">
      <nav aria-label={t.whichJobs} className="flex flex-wrap gap-2">
        {JOB_FILTERS.map(({ value, label }) => (
          <ChipLink
            key={value}
            to={addressOf({ ...filters, status: value })}
            current={filters.status === value}
            preventScrollReset
          >
            {label}
          </ChipLink>
        ))}
      </nav>
      <Form
        action={CORPORATE_JOBS_PATH}
        role="search"
        className="flex gap-2 min-w-0 [&>.input]:min-w-0 [&>.input]:w-full max-sm:flex-[1_1_100%]"
        preventScrollReset
        key={filters.searchText}
      >
        {filters.status && <input type="hidden" name={STATUS_PARAM} value={filters.status} />}
        <TextInput
          type="search"
          name={SEARCH_PARAM}
          aria-label={t.searchYourJobsByTitle}
          placeholder={t.searchByTitle}
          maxLength={100}
          defaultValue={filters.searchText}
        />
        <Button type="submit" variant="secondary" iconOnly aria-label={t.search}>
          <Icon name="search" />
        </Button>
      </Form>
    </div>
  );
}

function Rows({ filters }: { filters: JobFilters }) {
  const list = useCompanyJobs(filters);
  if (!list.rows && list.error)
    return <Trouble level={3} error={list.error} isBusy={list.isAsking} onAgain={list.again} />;
  return (
    <PagedItems
      list={list}
      loading={LOADING}
      empty={<Nothing filters={filters} />}
      moreLabel={t.showMoreJobs}
      items="grid gap-3.5 mt-5"
    >
      {(job) => <CompanyJobRow key={job.id} job={job} />}
    </PagedItems>
  );
}

function Nothing({ filters: { status, searchText } }: { filters: JobFilters }) {
  if (status !== "" || searchText !== "")
    return (
      <EmptyState
        icon="search"
        level={3}
        title={t.noJobLikeThat}
        actions={<ButtonLink to={CORPORATE_JOBS_PATH}>{t.showAllJobs}</ButtonLink>}
        text={t.noneOfYourCompanysJobsFitsThese}
      />
    );
  return (
    <EmptyState
      icon="briefcase"
      level={3}
      title={t.postYourFirstJob}
      actions={
        <ButtonLink to={NEW_JOB_PATH} variant="accent" size="lg">
          <Icon name="plus" />
          {t.postAJob}
        </ButtonLink>
      }
      text={t.itTakesAFewMinutesSavesItself}
    />
  );
}

const LOADING = {
  label: t.yourCompanysJobsAreBeingLoaded,
  sizes: jobRows("h-32"),
  className: "grid gap-3.5 mt-5",
};

function addressOf({ status, searchText }: JobFilters): string {
  const params = new URLSearchParams();
  if (status) params.set(STATUS_PARAM, status);
  if (searchText) params.set(SEARCH_PARAM, searchText);
  return params.size === 0 ? CORPORATE_JOBS_PATH : `${CORPORATE_JOBS_PATH}?${params}`;
}
