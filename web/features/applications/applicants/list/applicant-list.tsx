// The list of a job's applicants, best match first, with "show more" and the empty states.

import { useMemo, useState } from "react";
import { t } from "#messages/applications.ts";
import { CORPORATE_JOBS_PATH } from "../../../../../contract/paths.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PagedList } from "../../../../ui/paged-list.tsx";
import { sitePath } from "../../../../ui/site-path.ts";
import { type ListFilters, listAddress } from "../list-address.ts";
import { labelOf } from "../stage-words.ts";
import { ApplicantRow } from "./applicant-row.tsx";
import type { ApplicantsState } from "./use-applicant-list.ts";

export function ApplicantList({ jobId, state }: { jobId: string; state: ApplicantsState }) {
  const { filters, list, open, selection, isWide } = state;
  // Built once, and not for each of many rows at each key press.
  const address = listAddress(jobId, { ...filters, applicant: "-" }).slice(0, -1);
  const toggle = useStable(selection.toggle);
  const openBeside = useStable((id: string) => open.go(id));
  return (
    <PagedList
      list={list}
      loading={LOADING}
      empty={<NoApplicants jobId={jobId} filters={filters} />}
      moreLabel={t.showMoreApplicants}
    >
      {(rows) => (
        <>
          {rows.length > 0 && <SelectAll rows={rows} selection={selection} />}
          <ol
            className="applicant-list border border-line rounded-lg bg-surface overflow-clip aria-busy:cursor-progress"
            aria-busy={list.isStale || undefined}
          >
            {rows.map((row) => (
              <ApplicantRow
                key={row.applicationId}
                row={row}
                href={sitePath(`${address}${row.applicationId}`)}
                isOpen={row.applicationId === open.id}
                isSelected={selection.has(row.applicationId)}
                isWide={isWide}
                onToggle={toggle}
                onOpen={openBeside}
              />
            ))}
          </ol>
        </>
      )}
    </PagedList>
  );
}

/** The same function for every render, so that memoised rows do not render again. */
function useStable<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const [latest] = useState<{ work: (...args: Args) => void }>({ work });
  latest.work = work;
  return useMemo(
    () =>
      (...args) =>
        latest.work(...args),
    [latest],
  );
}

function SelectAll({ rows, selection }: Pick<ApplicantsState, "selection"> & { rows: readonly unknown[] }) {
  const count = selection.rows.length;
  const isAll = count === rows.length;
  return (
    <label className="select-all">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => (isAll ? selection.clear() : selection.selectAll())}
      />
      {isAll ? fill(t.allThatAreShown, { count: rows.length }) : fill(t.selectAllThatAreShown, { count: rows.length })}
    </label>
  );
}

type NoApplicantsProps = { jobId: string; filters: ListFilters };

function NoApplicants({ jobId, filters: { status, searchText } }: NoApplicantsProps) {
  const all = (
    <ButtonLink to={listAddress(jobId)} variant="secondary">
      {t.showAllApplicants}
    </ButtonLink>
  );
  if (searchText !== "")
    return (
      <EmptyState
        icon="search"
        title={t.noApplicantByThatName}
        actions={all}
        text={
          status === null
            ? fill(t.noApplicantOfThisJobHasIn, { searchText })
            : fill(t.noApplicantAtHasInTheirName, { status: labelOf(status), searchText })
        }
      />
    );
  if (status !== null)
    return (
      <EmptyState icon="people" title={fill(t.noApplicantAtStage, { status: labelOf(status) })} actions={all}>
        <p>{t.whoIsMovedHereShowsUpAt}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="people"
      title={t.noApplicantsYet}
      actions={
        <ButtonLink to={CORPORATE_JOBS_PATH} variant="secondary">
          {t.yourCompanysJobs}
        </ButtonLink>
      }
      text={t.applicantsArriveHereWithTheir}
    />
  );
}

const LOADING = {
  label: t.theApplicantsAreBeingLoaded,
  sizes: ["h-32", "h-32", "h-32", "h-32", "h-32", "h-32"],
  className: "mt-4 grid gap-3",
};
