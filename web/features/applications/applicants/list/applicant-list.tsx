// The list of a job's applicants, best match first: a row with score, stage and a box to select them, and the empty states.
import { memo, useMemo, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../../contract/matching/rules.ts";
import { CORPORATE_JOBS_PATH } from "../../../../../contract/paths.ts";
import { yearsText } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Gauge } from "../../../../ui/gauge.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { PagedList } from "../../../../ui/paged-list.tsx";
import { sitePath } from "../../../../ui/site-path.ts";
import { type ListFilters, listAddress } from "../list-address.ts";
import { StageBadge } from "../stage-badge.tsx";
import { labelOf } from "../stage-words.ts";
import type { ApplicantsState } from "./use-applicant-list.ts";
import { rowLinkId } from "./use-open-applicant.ts";

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
    <label className="choose-all">
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

function NoApplicants({ jobId, filters: { status, searchText } }: { jobId: string; filters: ListFilters }) {
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

type ApplicantRowProps = {
  row: Applicant;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  /** Whether details are beside the list: opening an applicant then adds no history entry. */
  isWide: boolean;
  onToggle: (id: string) => void;
  /** Opens them beside the list. */
  onOpen: (id: string) => void;
};

const ApplicantRow = memo(function ApplicantRow({
  row,
  href,
  isOpen,
  isSelected,
  isWide,
  onToggle,
  onOpen,
}: ApplicantRowProps) {
  const { tone, words } = bandOf(row.matchingScore);
  return (
    <li
      className="applicant-row relative grid grid-cols-[auto_auto_minmax(0,1fr)] gap-y-0 gap-x-3 [align-items:start] py-3.5 px-4 [content-visibility:auto] [contain-intrinsic-size:auto_8.5rem] not-first:border-t not-first:border-t-line hover:bg-sunken data-selected:bg-accent-soft lg:data-open:bg-brand-soft lg:data-open:shadow-[inset_4px_0_0_var(--brand)] [&_.gauge]:gap-x-0 data-open:[&_.badge-brand]:bg-surface"
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <label className="applicant-box">
        <input type="checkbox" checked={isSelected} onChange={() => onToggle(row.applicationId)} />
        <span className="sr-only">{fill(t.select, { name: row.name })}</span>
      </label>
      <Gauge label={t.matchScore} value={row.matchingScore} max={MAX_SHOWN_SCORE} tone={tone} words={words}>
        <span className="sr-only">{words}</span>
      </Gauge>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center justify-between gap-y-0.5 gap-x-2 leading-[1.35] [&>a]:min-w-0 [&>a]:font-[650] [&>a]:wrap-anywhere [&>a]:scroll-my-24 [&>a]:outline-none [&>a::after]:content-[''] [&>a::after]:absolute [&>a::after]:inset-0 [&>a:focus-visible::after]:[outline:3px_solid_var(--focus)] [&>a:focus-visible::after]:[outline-offset:-3px] [&>a:focus-visible::after]:rounded-sm">
          <Link
            id={rowLinkId(row.applicationId)}
            to={href}
            onClick={(event) => {
              if (!isWide || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen(row.applicationId);
            }}
            aria-current={isOpen ? "true" : undefined}
          >
            {row.name}
          </Link>
          <StageBadge status={row.status} tellsAt={row.rejectionTellsAt} />
        </p>
        <p className="mt-0.5 text-sm/[1.4] text-ink-soft wrap-anywhere">
          {factsOf(row).join(" · ") || t.noDetailsInTheirProfile}
        </p>
        <ScoreParts scoreDetails={row.scoreDetails} />
        <p className="flex flex-wrap gap-y-0.5 gap-x-3.5 mt-2 text-xs/body text-ink-faint">
          <span>{fill(t.applied, { appliedAt: dayOf(row.appliedAt) })}</span>
          {row.isRuledOut && <Sign icon="warning" text={h.ruledOut} />}
          {row.isCvOpened && <Sign icon="eye" text={t.cvOpened} />}
          {row.notes > 0 && (
            <Sign icon="pencil" text={row.notes === 1 ? "1 note" : fill(t.notes2, { notes: row.notes })} />
          )}
          {row.isShared && <Sign icon="share" text={t.sentByAFriend} />}
        </p>
      </div>
    </li>
  );
});

function Sign({ icon, text }: { icon: "eye" | "pencil" | "share" | "warning"; text: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} size={14} />
      {text}
    </span>
  );
}

/** "Backend Engineer", "6 years", "Pune": the known ones. */
export const factsOf = ({ designation, YOE, location }: Pick<Applicant, "designation" | "YOE" | "location">) =>
  [designation, YOE === null ? null : yearsText(YOE).replace(" ", "\u00a0"), location].filter(
    (fact) => fact !== null && fact !== "",
  );

const PARTS = [
  { part: "coreSkills", short: t.core, name: t.coreSkills2 },
  { part: "experience", short: t.exp, name: "experience" },
  { part: "roleAndResponsibilities", short: t.role, name: "role" },
  { part: "softSkills", short: t.soft, name: t.softSkills2 },
] as const;

/** The four parts of a score, small: bars for the eye, one sentence for screen readers. */
function ScoreParts({ scoreDetails }: Pick<Applicant, "scoreDetails">) {
  const told = PARTS.map(({ part, name }) => `${name} ${Math.round(scoreDetails[part])}`).join(", ");
  return (
    <>
      <span className="sr-only">{fill(t.madeUpOf, { told })}</span>
      <span className="score-parts" aria-hidden="true">
        {PARTS.map(({ part, short }) => (
          <span key={part}>
            <span>
              {short} <b>{Math.round(scoreDetails[part])}</b>
            </span>
            <svg viewBox={`0 0 ${MAX_SHOWN_SCORE} 4`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={MAX_SHOWN_SCORE} height="4" />
              <rect width={scoreDetails[part]} height="4" />
            </svg>
          </span>
        ))}
      </span>
    </>
  );
}
