// The dashboard's applications: their filters, and each one with its status and actions.

import { useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import { APPLICATION_STATUSES, type ApplicationKind } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { fill } from "../../../../messages/fill.ts";
import { jobRows } from "../../../row-places.ts";
import { ask } from "../../../session/ask.ts";
import { CsvButton } from "../../../session/csv-button.tsx";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { SelectField } from "../../../ui/control-fields.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { rich } from "../../../ui/rich.tsx";
import { useArrival } from "../../../ui/rows/use-arrival.ts";
import { type FilterChanges, useFilters } from "../../../ui/use-filters.ts";
import { STATUS_WORDS } from "../status-words.ts";
import { useApplication, useApplications } from "./application-queries.ts";
import { ApplicationRow } from "./application-row.tsx";
import { isNarrowed, type ListFilters, listAddress, NO_FILTERS, readFilters, readOpen, rowId } from "./list-filters.ts";

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
            <CsvButton size="sm" find={() => ask("exportApplications")} label={t.exportCsv} busyLabel={t.beingMade} />
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
  useArrival(open !== null && rows.some(({ id }) => id === open) ? rowId(open) : null);
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

type Counts = Readonly<Partial<Record<(typeof APPLICATION_STATUSES)[number], number>>>;

const KINDS: { value: ApplicationKind; label: string }[] = [
  { value: "INTERNAL", label: t.sentHere },
  { value: "EXTERNAL", label: t.sentElsewhere },
];

type Filtering = { filters: ListFilters; changes: FilterChanges<ListFilters> };

function StatusFilter({ filters, changes, counts }: Filtering & { counts: Counts }) {
  const shown = APPLICATION_STATUSES.filter((status) => counts[status] || status === filters.status);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav
      aria-label={t.byStatus}
      className="flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:-mx-4 max-sm:py-1 max-sm:px-4 max-sm:overflow-x-auto max-sm:scrollbar-none max-sm:[&>.chip]:flex-none"
    >
      <ChipLink {...changes.linkTo({ status: null })} current={filters.status === null}>
        {rich(t.all2, { total, span: (words) => <span className="chip-count">{words}</span> })}
      </ChipLink>
      {shown.map((status) => (
        <ChipLink key={status} {...changes.linkTo({ status })} current={status === filters.status}>
          {STATUS_WORDS[status]} <span className="chip-count">{counts[status] ?? 0}</span>
        </ChipLink>
      ))}
    </nav>
  );
}

function ListTools({ filters, changes: { show } }: Filtering) {
  return (
    <form
      className="grid grid-cols-[minmax(0,22rem)_auto_minmax(0,12rem)] [justify-content:start] gap-3 mt-5 mb-6 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:justify-stretch max-sm:*:last:col-span-full"
      onSubmit={(event) => {
        event.preventDefault();
        show({ searchText: String(new FormData(event.currentTarget).get("sent-search") ?? "").trim() });
      }}
    >
      <Field name="sent-search" label={t.search}>
        {(control) => (
          <TextInput
            {...control}
            // A search cleared elsewhere is cleared here.
            key={filters.searchText}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder={t.jobOrCompany}
            defaultValue={filters.searchText}
            // The browser's clear button, and Enter in browsers that fire it, search at once.
            onInput={(event) =>
              event.currentTarget.value === "" && filters.searchText !== "" && show({ searchText: "" })
            }
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" iconOnly aria-label={t.searchYourApplications} className="self-end">
        <Icon name="search" />
      </Button>
      <SelectField
        name="sent-kind"
        label={t.sent}
        placeholder={t.anywhere}
        options={KINDS}
        value={filters.kind ?? ""}
        onPick={(value) => show({ kind: (value || null) as ApplicationKind | null })}
      />
    </form>
  );
}
