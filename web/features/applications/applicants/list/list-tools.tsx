// Search by name, order, and select all: the line above the list.
import { useNavigate } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { NativeSelect, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { type ListFilters, listAddress } from "../list-address.ts";

export const SEARCH_ID = "applicant-search";

const ORDERS = [
  { value: "score", label: "Best match first" },
  { value: "newest", label: "Newest first" },
] as const;

export function ListTools({ jobId, filters }: { jobId: string; filters: ListFilters }) {
  const navigate = useNavigate();
  const show = (change: Partial<ListFilters>) =>
    void navigate(listAddress(jobId, { ...filters, ...change }), { preventScrollReset: true });
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
            aria-label="Search applicants by name"
            placeholder="Search by name"
            maxLength={100}
            defaultValue={filters.searchText}
            // The clear button that browsers draw into the field.
            onInput={(event) =>
              event.currentTarget.value === "" && filters.searchText !== "" && show({ searchText: "" })
            }
          />
          <Button type="submit" variant="secondary" iconOnly aria-label="Search">
            <Icon name="search" />
          </Button>
        </form>
      </search>
      <NativeSelect
        aria-label="Order"
        className="list-order"
        value={filters.sortOrder}
        options={ORDERS}
        onChange={(event) => show({ sortOrder: event.target.value === "newest" ? "newest" : "score" })}
      />
    </div>
  );
}
