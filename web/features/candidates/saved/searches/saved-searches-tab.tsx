// The dashboard's saved searches: new jobs since the last look, mail frequency, and links to the jobs.

import { useRef } from "react";
import { t } from "#messages/candidates.ts";
import { MAX_SAVED_SEARCHES } from "../../../../../contract/saved/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { reasonAndAdviceOf } from "../../../../session/reason-of.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LoadAlert } from "../../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { SavedSearchCard } from "./saved-search-card.tsx";
import { useSavedSearches } from "./search-calls.ts";

type SavedSearchesTabProps = {
  /** A search's filters as short facts; `query` is the query part of the board's address. */
  describe: (query: string) => readonly string[];
};

export function SavedSearchesTab({ describe }: SavedSearchesTabProps) {
  const { data, error, refetch, isFetching } = useSavedSearches();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data && error)
    return (
      <LoadAlert
        title={t.yourSavedSearchesCouldNotBe}
        text={reasonAndAdviceOf(error)}
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  if (!data) return <Waiting />;
  if (data.length === 0) return <NoneYet />;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {t.savedSearches}
      </h2>
      <ul className="grid gap-3.5">
        {data.map((search) => (
          <SavedSearchCard
            key={search.id}
            search={search}
            facts={describe(search.query)}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {data.length >= MAX_SAVED_SEARCHES && (
        <p className="mt-4 text-sm text-ink-soft">
          {fill(t.theseAreAsManyAsCanBe, { maxSavedSearches: MAX_SAVED_SEARCHES })}
        </p>
      )}
    </>
  );
}

function NoneYet() {
  return (
    <EmptyState icon="search" title={t.noSavedSearchesYet} actions={<ButtonLink to="/jobs">{t.searchJobs}</ButtonLink>}>
      <p>{t.searchOrFilterTheJobsThenPress}</p>
    </EmptyState>
  );
}

const Waiting = () => (
  <LoadingBlock label={t.yourSavedSearchesAreBeingLoaded} sizes={["mb-1 h-8 w-48", "h-32", "h-32"]} />
);
