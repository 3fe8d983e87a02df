// The applicants of a job as columns by stage: moved by dragging a card, or by its menu.

import { type DragEvent, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/hiring.ts";
import { DATES } from "#messages/language.ts";
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import { COMPANY_STAGES, type CompanyStage } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { LoadAlert } from "../../../../ui/load-trouble.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { useFilters } from "../../../../ui/use-filters.ts";
import { ApplicantsHead, ListTools } from "../applicants-head.tsx";
import { MoveDialogs, type Moving, useMoving } from "../dialogs/move-dialogs.tsx";
import { factsOf } from "../list/applicant-list.tsx";
import { useApplicants } from "../list/applicant-queries.ts";
import { useMoves } from "../list/use-applicant-list.ts";
import { type ListFilters, listAddress, listFiltersOf } from "../list-address.ts";
import { labelOf, STAGE_WORDS } from "../stage-words.ts";
import { Trouble } from "../trouble.tsx";
import { rowsByStage } from "./columns.ts";

export default function Board({ jobId }: { jobId: string }) {
  const companyName = useSession().userDetails?.companyName ?? "";
  const filters = listFiltersOf(useSearchParams()[0]);
  const changes = useFilters(filters, (wanted) => listAddress(jobId, wanted), { preventScrollReset: true });
  const moving = useMoving(useMoves(jobId).move);
  const columns = useColumns(jobId, filters);
  const lists = COMPANY_STAGES.map((stage) => columns[stage]);
  const job = lists.find(({ first }) => first)?.first?.job ?? null;
  const rows = rowsByStage(
    lists.flatMap((list) => list.rows ?? []),
    filters.sortOrder,
  );
  const followFocus = useFocusOfMoved(rows);
  const failed = lists.find(({ error, rows: found }) => error && !found);
  if (failed?.error && job === null)
    return <Trouble level={1} error={failed.error} isBusy={failed.isAsking} onAgain={failed.again} />;
  return (
    <div className="applicants">
      <ApplicantsHead jobId={jobId} job={job} filters={filters} />
      <div className="mt-4 max-w-2xl">
        <ListTools filters={filters} changes={changes} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t.boardLead}</p>
      {/* On phones the columns scroll sideways. */}
      <section aria-label={t.boardOfStages} className="mt-3 flex snap-x gap-3 overflow-x-auto pb-4">
        {COMPANY_STAGES.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            count={job === null ? undefined : filters.searchText === "" ? (job.counts[stage] ?? 0) : rows[stage].length}
            list={columns[stage]}
            rows={rows[stage]}
            onDropped={(id) => {
              const row = lists.flatMap((list) => list.rows ?? []).find(({ applicationId }) => applicationId === id);
              if (row) moveTo(moving, row, stage);
            }}
          >
            {(row) => (
              <Card
                key={row.applicationId}
                row={row}
                href={listAddress(jobId, { applicant: row.applicationId })}
                onMove={(to) => {
                  followFocus(row.applicationId);
                  moveTo(moving, row, to);
                }}
              />
            )}
          </Column>
        ))}
      </section>
      <MoveDialogs moving={moving} job={job} companyName={companyName} />
    </div>
  );
}

const moveTo = (moving: Moving, row: Applicant, to: CompanyStage) =>
  to === "REJECTED" ? moving.reject([row]) : moving.move([row], to);

type Columns = Record<CompanyStage, ReturnType<typeof useApplicants>>;

/** The lists of the stages, which are the same as those of the list's filter. */
function useColumns(jobId: string, { searchText, sortOrder }: ListFilters): Columns {
  const of = (status: CompanyStage) => ({ status, searchText, sortOrder, view: "list" }) as const;
  return {
    APPLIED: useApplicants(jobId, of("APPLIED")),
    SHORTLISTED: useApplicants(jobId, of("SHORTLISTED")),
    INTERVIEW: useApplicants(jobId, of("INTERVIEW")),
    OFFERED: useApplicants(jobId, of("OFFERED")),
    HIRED: useApplicants(jobId, of("HIRED")),
    REJECTED: useApplicants(jobId, of("REJECTED")),
  };
}

const linkIdOf = (applicationId: string) => `board-${applicationId}`;

/** A card that its menu moved is made anew in another column: the focus follows it there. */
function useFocusOfMoved(rows: unknown): (applicationId: string) => void {
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards have moved
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    document.getElementById(linkIdOf(moved.current))?.focus();
    moved.current = null;
  }, [rows]);
  return (applicationId) => {
    moved.current = applicationId;
  };
}

/** Of our own, so that files and texts dropped from elsewhere are left alone. */
const DRAGGED = "application/x-applicant";

type ColumnProps = {
  stage: CompanyStage;
  count: number | undefined;
  list: Columns[CompanyStage];
  rows: readonly Applicant[];
  onDropped: (applicationId: string) => void;
  children: (row: Applicant) => React.ReactNode;
};

function Column({ stage, count, list, rows, onDropped, children }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);
  const id = `column-${stage}`;
  return (
    <section
      aria-labelledby={id}
      className="grid w-64 shrink-0 snap-start content-start gap-3 rounded-lg bg-sunken p-3 data-over:outline-2 data-over:outline-(--focus) lg:w-auto lg:min-w-40 lg:flex-1"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData(DRAGGED));
      }}
    >
      <h2 id={id} className="flex items-center justify-between gap-2 text-base font-semibold">
        <span>{labelOf(stage)}</span>
        <span className="tabular-nums text-sm text-ink-soft">{count?.toLocaleString(DATES) ?? "\u2007"}</span>
      </h2>
      {!list.rows &&
        (list.error ? (
          <LoadAlert
            title={t.columnCouldNotBeLoaded}
            text={list.trouble ?? ""}
            isBusy={list.isAsking}
            onAgain={list.again}
          />
        ) : (
          <LoadingBlock label={t.columnIsLoaded} sizes={["h-24"]} />
        ))}
      {list.rows && rows.length === 0 && <p className="text-sm text-ink-soft">{t.noApplicantsInThisColumn}</p>}
      {rows.length > 0 && <ul className="grid gap-3">{rows.map(children)}</ul>}
      {list.hasMore && (
        <Button variant="secondary" size="sm" busy={list.isMoreComing} onClick={list.more}>
          {fill(t.moreInThisColumn, { stage: labelOf(stage) })}
        </Button>
      )}
    </section>
  );
}

function Card({ row, href, onMove }: { row: Applicant; href: string; onMove: (to: CompanyStage) => void }) {
  const { applicationId, name, status, matchingScore, appliedAt, isRuledOut, rejectionTellsAt } = row;
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, applicationId);
        event.dataTransfer.effectAllowed = "move";
      }}
      className="grid cursor-grab grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 rounded-md border border-line bg-surface p-3"
    >
      <Link
        id={linkIdOf(applicationId)}
        to={href}
        // The card is dragged, not its link.
        draggable={false}
        className="text-link font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      <Menu
        variant="quiet"
        size="sm"
        iconOnly
        className="-my-1.5 -mr-2"
        label={fill(t.moveApplicant, { name })}
        items={COMPANY_STAGES.filter((stage) => stage !== status).map((stage) => ({
          id: stage,
          label: STAGE_WORDS[stage].verb,
          icon: STAGE_WORDS[stage].icon,
          onAction: () => onMove(stage),
        }))}
      >
        <Icon name="more" />
      </Menu>
      <p className="col-span-full text-sm/[1.4] text-ink-soft wrap-anywhere">{factsOf(row).join(" · ")}</p>
      <p className="col-span-full flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        <Badge>{fill(t.scoreOnCard, { score: matchingScore })}</Badge>
        <span>{dayOf(appliedAt)}</span>
        {isRuledOut && <span>{t.ruledOut}</span>}
        {rejectionTellsAt && <span>{fill(t.hearsOn, { moment: momentOf(rejectionTellsAt) })}</span>}
      </p>
    </li>
  );
}
