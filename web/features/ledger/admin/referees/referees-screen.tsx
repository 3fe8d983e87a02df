// Referees to verify by hand, longest waiting first, and those decided on.
import { Form, useSearchParams } from "react-router";
import { REFEREES_PATH } from "../../../../../contract/paths.ts";
import { adminRefereesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PagedList } from "../../../../ui/paged-list.tsx";
import { chosenIn, StateLinks } from "../state-links.tsx";
import "../../../../styles/hiring.css";
import { RefereeCard } from "./referee-card.tsx";

const STATES = [
  { value: "REVIEW", label: "To verify" },
  { value: "VERIFIED", label: "Verified" },
  { value: "EXPIRED", label: "To be verified again" },
  { value: "REFUSED", label: "Refused" },
  { value: "ENDED", label: "Left" },
] as const;
const STATE = "status";
const SEARCH = "search";

export function RefereesScreen() {
  const [params] = useSearchParams();
  const status = chosenIn(params, STATE, STATES);
  const searchText = params.get(SEARCH) ?? "";
  const list = usePages([...adminRefereesKey, status, searchText], (lastKey) =>
    ask("listRefereesToVerify", { query: { status, ...(searchText && { searchText }), lastKey } }),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-5">
        <StateLinks label="Referees by state" parameter={STATE} choices={STATES} chosen={status} params={params} />
        <Form
          action={REFEREES_PATH}
          role="search"
          className="flex gap-2 min-w-0 [&>.input]:w-full [&>.input]:min-w-0 max-sm:flex-[1_1_100%]"
          preventScrollReset
          key={searchText}
        >
          {status !== "REVIEW" && <input type="hidden" name={STATE} value={status} />}
          <TextInput
            type="search"
            name={SEARCH}
            aria-label="Search by company"
            placeholder="Search by company"
            maxLength={100}
            defaultValue={searchText}
          />
          <Button type="submit" variant="secondary" iconOnly aria-label="Search">
            <Icon name="search" />
          </Button>
        </Form>
      </div>
      <PagedList
        list={list}
        loading={{ label: "Referees are being loaded.", sizes: ["h-44", "h-44"] }}
        empty={
          <EmptyState icon="shield" title={status === "REVIEW" ? "Nothing to verify" : "Nobody here"}>
            <p>
              {status === "REVIEW"
                ? "Referees who prove an address at a domain that we do not know appear here."
                : "No referee of this state fits."}
            </p>
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="grid gap-4 mt-4">
            {rows.map((referee) => (
              <RefereeCard key={referee.accountId} referee={referee} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
