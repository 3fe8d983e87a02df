// The company's jobs: drafts, filters, and a row for each job with its applicants by stage.

import { useEffect } from "react";
import { Form, useSearchParams } from "react-router";
import { CORPORATE_JOBS_PATH } from "../../../../../contract/paths.ts";
import { jobRows } from "../../../../row-places.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { ChipLink } from "../../../../ui/chip.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PagedList } from "../../../../ui/paged-list.tsx";
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
} from "./company-jobs.ts";
import { DraftList } from "./draft-list.tsx";

export const NEW_JOB_PATH = `${CORPORATE_JOBS_PATH}/new`;

export function CompanyJobsScreen() {
  const filters = jobFiltersOf(useSearchParams()[0]);
  useEffect(loadAhead, []);
  return (
    <>
      <DraftList />
      <section aria-labelledby="posted-title" className="mt-10">
        <h2 id="posted-title" className="text-2xl">
          Jobs
        </h2>
        <Filters filters={filters} />
        <Rows filters={filters} />
      </section>
    </>
  );
}

function Filters({ filters }: { filters: JobFilters }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-5">
      <nav aria-label="Which jobs" className="flex flex-wrap gap-2">
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
          aria-label="Search your jobs by title"
          placeholder="Search by title"
          maxLength={100}
          defaultValue={filters.searchText}
        />
        <Button type="submit" variant="secondary" iconOnly aria-label="Search">
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
    <PagedList list={list} loading={LOADING} empty={<Nothing filters={filters} />} moreLabel="Show more jobs">
      {(jobs) => (
        <ul className="grid gap-3.5 mt-5">
          {jobs.map((job) => (
            <CompanyJobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Nothing({ filters: { status, searchText } }: { filters: JobFilters }) {
  if (status !== "" || searchText !== "")
    return (
      <EmptyState
        icon="search"
        level={3}
        title="No job like that"
        actions={<ButtonLink to={CORPORATE_JOBS_PATH}>Show all jobs</ButtonLink>}
      >
        <p>None of your company’s jobs fits these filters.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="briefcase"
      level={3}
      title="Post your first job"
      actions={
        <ButtonLink to={NEW_JOB_PATH} variant="accent" size="lg">
          <Icon name="plus" />
          Post a job
        </ButtonLink>
      }
    >
      <p>
        It takes a few minutes, saves itself while you write, and applicants arrive here with their match explained.
      </p>
    </EmptyState>
  );
}

const LOADING = {
  label: "Your company’s jobs are being loaded.",
  sizes: jobRows("h-32"),
  className: "grid gap-3.5 mt-5",
};

function addressOf({ status, searchText }: JobFilters): string {
  const params = new URLSearchParams();
  if (status) params.set(STATUS_PARAM, status);
  if (searchText) params.set(SEARCH_PARAM, searchText);
  return params.size === 0 ? CORPORATE_JOBS_PATH : `${CORPORATE_JOBS_PATH}?${params}`;
}
