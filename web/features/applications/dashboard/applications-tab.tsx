// The dashboard's applications: jobs, status, and actions.

import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { fill } from "../../../../messages/fill.ts";
import { jobRows } from "../../../row-places.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { useApplication, useApplications } from "./application-queries.ts";
import { ApplicationRow } from "./application-row.tsx";
import "../../../styles/people.css";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useToastAction } from "../../../session/use-action.ts";
import { Icon } from "../../../ui/icon.tsx";
import { saveText } from "../../../ui/save-as.ts";
import { useFilters } from "../../../ui/use-filters.ts";
import { isNarrowed, type ListFilters, listAddress, NO_FILTERS, readFilters, readOpen, rowId } from "./list-filters.ts";
import { type Counts, ListTools, StatusFilter } from "./list-tools.tsx";

export const ApplicationsTab = () => (
  <QueryProvider>
    {/* Receives the focus when the focused element is gone. */}
    <div id="sent-place" tabIndex={-1} className="outline-none">
      <Applications />
    </div>
  </QueryProvider>
);

function Applications() {
  const params = useSearchParams()[0];
  const filters = readFilters(params);
  const changes = useFilters(filters, listAddress, { replace: true, preventScrollReset: true });
  const open = readOpen(params);
  const list = useApplications(filters);
  const counts: Counts = list.first?.counts ?? {};
  if (list.rows && Object.keys(counts).length === 0 && !isNarrowed(filters)) return <NoneYet />;
  return (
    <>
      {list.rows && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-y-3 gap-x-6 [&>.button]:ms-auto max-sm:[flex-flow:column_nowrap] max-sm:items-stretch">
            <h2 className="sr-only">{t.yourApplications}</h2>
            <StatusFilter filters={filters} changes={changes} counts={counts} />
            <ExportButton />
          </div>
          <search>
            <ListTools filters={filters} changes={changes} />
          </search>
          <OpenedBeside open={open} rows={list.rows} filters={filters} />
        </>
      )}
      <PagedList list={list} loading={LOADING} empty={<NoMatch />} moreLabel={t.showMoreApplications}>
        {(rows) => <Rows rows={rows} filters={filters} open={open} isStale={list.isStale} />}
      </PagedList>
    </>
  );
}

type RowsProps = { rows: readonly Application[]; filters: ListFilters; open: string | null; isStale: boolean };

function Rows({ rows, filters, open, isStale }: RowsProps) {
  useArrival(open, rows);
  return (
    <ol className="grid gap-3" aria-label={t.applicationsNewestFirst} aria-busy={isStale || undefined}>
      {rows.map((sent) => (
        <ApplicationRow
          key={sent.id}
          sent={sent}
          isOpen={sent.id === open}
          toggleTo={listAddress(filters, sent.id === open ? null : sent.id)}
        />
      ))}
    </ol>
  );
}

const NoMatch = () => (
  <EmptyState
    icon="search"
    level={3}
    title={t.nothingMatches}
    actions={
      <ButtonLink to={listAddress(NO_FILTERS)} replace preventScrollReset variant="secondary">
        {t.showAllApplications}
      </ButtonLink>
    }
    text={t.noneOfYourApplicationsFitsWhat}
  />
);

/** An application opened by a mail or notification that the shown pages do not include. */
function OpenedBeside({ open, rows, filters }: Omit<RowsProps, "isStale">) {
  const isMissing = open !== null && !rows.some(({ id }) => id === open);
  const { data, error } = useApplication(isMissing ? open : null);
  if (!isMissing || (!data && !error)) return null;
  if (!data)
    return (
      <Alert tone="info" role="status" className="mb-4" title={t.thisApplicationCouldNotBeFound}>
        {t.itMayHaveBeenRemoved}
      </Alert>
    );
  return (
    <ul className="grid gap-3 mb-6" aria-label={t.openedByALink}>
      <ApplicationRow sent={data} isOpen toggleTo={listAddress(filters)} />
    </ul>
  );
}

/** Scrolls to the application that a link opened, once. */
function useArrival(open: string | null, rows: readonly Application[]): void {
  const arrived = useRef(false);
  const isThere = open !== null && rows.some(({ id }) => id === open);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (isThere && open) document.getElementById(rowId(open))?.scrollIntoView({ block: "nearest" });
  }, [isThere, open]);
}

const NoneYet = () => (
  <EmptyState icon="briefcase" title={t.noApplicationsYet} actions={<ButtonLink to="/jobs">{t.findJobs}</ButtonLink>}>
    <p>{fill(t.whatYouApplyToShowsUpHere, { brandName: BRAND_NAME })}</p>
  </EmptyState>
);

const LOADING = {
  label: t.yourApplicationsAreBeingLoaded,
  sizes: ["h-9 w-72 max-w-full", ...jobRows("h-28")],
  className: "grid gap-3",
};

/** Downloads all of one's applications as CSV. */
function ExportButton() {
  const { isBusy, run } = useToastAction();
  const save = async () => {
    const { fileName, csv } = await repeatCall(() => ask("exportApplications"));
    saveText(csv, { type: "text/csv;charset=utf-8", fileName });
  };
  return (
    <Button variant="quiet" size="sm" busy={isBusy} busyLabel={t.beingMade} onClick={() => void run(save)}>
      <Icon name="download" size={18} />
      {t.exportCsv}
    </Button>
  );
}
