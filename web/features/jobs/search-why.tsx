// Explains a job's place in a search by relevance, when a card's "Why this job" is first opened.
import { type ComponentType, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { JobWhy, LookingUp } from "./job-list.tsx";
import type { JobRow } from "./job-row.ts";

const SearchReasons = lazyPart(async () => (await import("./search-reasons.tsx")).SearchReasons);

/** For the cards of a search: `query` is the list's query string, "" for lists not by relevance. */
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
        // Announces that the reasons are being looked up, and then the reasons.
        <div role="status">
          <Suspense fallback={<LookingUp />}>
            <SearchReasons id={row.id} query={query} />
          </Suspense>
        </div>
      )}
    </JobWhy>
  );
}
