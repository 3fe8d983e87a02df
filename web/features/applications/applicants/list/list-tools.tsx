// Above the list: the stages as links, search by name, and order.

import { t } from "#messages/applications.ts";
import { DATES } from "#messages/language.ts";
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import { APPLICATION_STATUSES } from "../../../../../contract/applications/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChipLink } from "../../../../ui/chip.tsx";
import { NativeSelect, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { FilterChanges } from "../../../../ui/use-filters.ts";
import type { ListFilters } from "../list-address.ts";
import { labelOf } from "../stage-words.ts";

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
