// The filters of the list: status, kind, and words of job or company.
import { t } from "#messages/applications.ts";
import { APPLICATION_STATUSES, type ApplicationKind } from "../../../../contract/applications/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { Field, SelectField, TextInput } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import type { FilterChanges } from "../../../ui/use-filters.ts";
import { STATUS_WORDS } from "../status-words.ts";
import type { ListFilters } from "./list-filters.ts";

export type Counts = Readonly<Partial<Record<(typeof APPLICATION_STATUSES)[number], number>>>;

const KINDS: { value: ApplicationKind; label: string }[] = [
  { value: "INTERNAL", label: t.sentHere },
  { value: "EXTERNAL", label: t.sentElsewhere },
];

type Filtering = { filters: ListFilters; changes: FilterChanges<ListFilters> };

export function StatusFilter({ filters, changes, counts }: Filtering & { counts: Counts }) {
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

export function ListTools({ filters, changes: { show } }: Filtering) {
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
