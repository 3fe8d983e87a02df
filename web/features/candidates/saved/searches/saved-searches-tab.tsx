// The dashboard's saved searches: new jobs since the last look, mail frequency, and links to the jobs.
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/candidates.ts";
import { type AlertFrequency, MAX_SAVED_SEARCHES } from "../../../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { reasonAndAdviceOf, reasonOf } from "../../../../session/reason-of.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { NativeSelect } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { LoadAlert } from "../../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { FREQUENCY_OPTIONS, useRemoval, useSavedSearches, useSearchCalls } from "./search-calls.ts";
import { showLast, showNext } from "./show-when.ts";

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

/** The server counts new jobs up to this number. */
const MANY = 100;

const loadDialog = () => import("./search-dialog.tsx");
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })));

type SavedSearchCardProps = { search: SavedSearch; facts: readonly string[]; onRemoved: () => void };

function SavedSearchCard({ search, facts, onRemoved }: SavedSearchCardProps) {
  return (
    <Card
      as="li"
      interactive
      className="search-card grid grid-cols-[minmax(0,1fr)_auto] gap-y-3 gap-x-6 [align-items:start] [&>div:first-child]:flex [&>div:first-child]:flex-wrap [&>div:first-child]:items-center [&>div:first-child]:gap-y-1 [&>div:first-child]:gap-x-3 [&>div:first-child]:min-w-0 [&_:is(h2,h3)]:font-sans [&_:is(h2,h3)]:text-lg/[1.3] [&_:is(h2,h3)]:font-[650] [&_:is(h2,h3)]:tracking-[-0.01em] [&_:is(h2,h3)]:wrap-anywhere max-md:grid-cols-[minmax(0,1fr)]"
    >
      <div>
        <h3>
          <Link to={search.query === "" ? "/jobs" : `/jobs?${search.query}`} className="cover-link">
            {search.name}
          </Link>
        </h3>
        {search.fresh > 0 && (
          <Badge tone="accent">
            {search.fresh >= MANY ? fill(t.newWord, { many: MANY }) : fill(t.newWord2, { fresh: search.fresh })}
          </Badge>
        )}
      </div>
      {/* A suggested name already contains every fact. */}
      {facts.some((fact) => !search.name.includes(fact)) && (
        <ul
          className="col-1 flex flex-wrap gap-1.5 text-xs/body [&>li]:max-w-full [&>li]:py-0.5 [&>li]:px-2.5 [&>li]:border [&>li]:border-line [&>li]:rounded-sm [&>li]:bg-sunken [&>li]:text-ink-soft [&>li]:wrap-anywhere"
          aria-label={t.whatItAsksFor}
        >
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <p className="col-1 text-sm/body text-ink-soft">{whenWords(search, Date.now())}</p>
      <Tools search={search} onRemoved={onRemoved} />
    </Card>
  );
}

function whenWords({ nextRunAt, lastSentAt }: SavedSearch, now: number): string {
  const last = lastSentAt === null ? "" : fill(t.theLastMailWentOut, { lastSentAt: showLast(lastSentAt, now) });
  if (nextRunAt === null) return fill(t.weSendNoMailsAboutIt, { last });
  return fill(t.weLookAgainAndWriteWhenThere, { nextRunAt: showNext(nextRunAt, now), last });
}

function Tools({ search, onRemoved }: Pick<SavedSearchCardProps, "search" | "onRemoved">) {
  const remove = useRemoval();
  const frequency = useFrequency(search);
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const ahead = () => {
    preloadDialog();
    void loadDialog().catch(() => {});
  };
  const edit = () => {
    setTurn(turn + 1);
    setOpen(true);
  };
  return (
    <div className="relative z-1 [grid-area:1/2/span_3] flex items-center gap-1 [&>.input]:w-auto max-md:[grid-area:auto] max-md:[&>.input]:flex-1 max-md:[&>.input]:min-w-0">
      <NativeSelect
        aria-label={fill(t.howOftenWeWriteAbout, { name: search.name })}
        options={FREQUENCY_OPTIONS}
        value={frequency.shown}
        onChange={(event) => void frequency.choose(event.target.value as AlertFrequency)}
      />
      <Button
        variant="quiet"
        iconOnly
        aria-label={fill(t.rename, { name: search.name })}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={edit}
      >
        <Icon name="pencil" />
      </Button>
      <Button
        variant="quiet"
        iconOnly
        aria-label={fill(t.remove2, { name: search.name })}
        onClick={() => void remove(search).then((isGone) => isGone && onRemoved())}
      >
        <Icon name="trash" />
      </Button>
      {turn > 0 && (
        <Suspense fallback={null}>
          <SearchDialog
            key={turn}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            query={search.query}
            suggestedName={search.name}
            saved={search}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Shows a choice at once, and reverts it on failure. */
function useFrequency(search: SavedSearch) {
  const { update } = useSearchCalls();
  const [chosen, setChosen] = useState<AlertFrequency | null>(null);
  const choose = async (frequency: AlertFrequency) => {
    setChosen(frequency);
    try {
      await update(search.id, { frequency });
      showToast("success", frequency === "OFF" ? t.weSendNoMoreMailsAboutIt : t.yourChoiceIsSaved);
    } catch (error) {
      showToast("error", fill(t.thisCouldNotBeChanged, { error: reasonOf(error) }));
    } finally {
      setChosen(null);
    }
  };
  return { shown: chosen ?? search.frequency, choose };
}
