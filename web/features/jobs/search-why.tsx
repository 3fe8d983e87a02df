// Why a job stands where it stands in a search by relevance: asked for when a card's "Why this job" is first opened, the same for everybody.
import { type ComponentType, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { JobWhy, LookingUp } from "./job-list.tsx";
import type { JobRow } from "./job-row.ts";

const SearchReasons = lazyPart(async () => (await import("./search-reasons.tsx")).SearchReasons);

/** For the cards of a search: `query` are the list's parameters; "" for lists that are in no order of relevance. */
export function useSearchWhy(query: string): ComponentType<{ row: JobRow }> | undefined {
  return useMemo(
    () => (query === "" ? undefined : ({ row }: { row: JobRow }) => <SearchWhy key={row.id} row={row} query={query} />),
    [query],
  );
}

function SearchWhy({ row, query }: { row: JobRow; query: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <JobWhy title={row.title} onOpen={() => setAsked(true)}>
      {isAsked && (
        // Announced as it changes: that the reasons are looked up, and then these.
        <div role="status">
          <Suspense fallback={<LookingUp />}>
            <SearchReasons id={row.id} query={query} />
          </Suspense>
        </div>
      )}
    </JobWhy>
  );
}
