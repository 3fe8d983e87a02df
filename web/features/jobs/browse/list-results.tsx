// The rows and what follows them: nothing found, a failed load, more to come, or the end.

import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "#messages/jobs.ts";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import { fill } from "../../../../messages/fill.ts";
import { ButtonLink, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import {
  type Choice,
  filterOf,
  SEARCH_PARAM,
  searchOf,
  searchTextOf,
  type View,
  withoutChoice,
  withParam,
} from "./browse-state.ts";
import type { ListPages } from "./use-list-pages.ts";

/** Pages a scrolling list appends by itself before it asks (the footer must stay reachable). */
const AUTOMATIC_PAGES = 2;
const DEAD_END = t.looksLikeWeHitADeadEnd;

type ListResultsProps = {
  view: View;
  listPages: ListPages;
  more: "button" | "scroll";
  filters: readonly FilterDefinition[];
  choices: readonly Choice[];
  skeletons: ReactNode;
  /** What can be done with the search, offered last where nothing was found. */
  keep: ReactNode;
  /** The rows. */
  children: ReactNode;
};

export function ListResults({ view, listPages, more, filters, choices, skeletons, keep, children }: ListResultsProps) {
  const { count, error, nextHref, isLoadingMore, loadMore, retry, pages } = listPages;
  if (count === 0 && error === null) return <EmptyList {...view} filters={filters} choices={choices} keep={keep} />;
  const isAutomatic = more === "scroll" && pages.length <= AUTOMATIC_PAGES;
  return (
    <>
      {count > 0 && children}
      {isLoadingMore && skeletons}
      {error !== null && !isLoadingMore && (
        <LoadError
          message={error}
          keepsList={count > 0}
          href={sitePath(nextHref ?? view.pathname + searchOf(view.params))}
          onRetry={retry}
        />
      )}
      {error === null && nextHref !== null && (
        <p className="relative grid justify-items-center mt-6">
          {/* A cached page comes without a loading state in between: the key makes the observer start again. */}
          {isAutomatic && !isLoadingMore && <Reached key={nextHref} onReach={() => loadMore(false)} />}
          <a
            href={sitePath(nextHref)}
            rel="nofollow"
            className={buttonClass({ variant: "primary", size: "lg" })}
            aria-disabled={isLoadingMore || undefined}
            onClick={(event) => {
              event.preventDefault();
              loadMore(true);
            }}
          >
            {isLoadingMore ? t.loading : view.words.loadMore}
          </a>
        </p>
      )}
      {error === null && nextHref === null && (
        <p className="mt-6 p-6 rounded-lg bg-sunken text-ink-soft text-center">{DEAD_END}</p>
      )}
    </>
  );
}

/** Calls back when a person has scrolled near it. */
function Reached({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const callback = useRef(onReach);
  callback.current = onReach;
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && callback.current(),
      {
        rootMargin: "600px 0px",
      },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} className="absolute inset-bs-0 w-px h-px" />;
}

type LoadErrorProps = {
  message: string;
  /** Earlier pages are still shown above. */
  keepsList: boolean;
  /** Address of the retry without script. */
  href: string;
  onRetry: () => void;
};

/** Says that loading failed and offers a retry; the message itself opens from a floating button. */
function LoadError({ message, keepsList, href, onRetry }: LoadErrorProps) {
  return (
    <div
      className="grid justify-items-center gap-2.5 py-10 px-5 border border-line rounded-lg bg-surface text-center [&>.button]:mt-3"
      role="alert"
    >
      <Icon name="warning" size={28} className="text-bad" />
      <p className="text-xl/body font-[650]">{t.somethingWentWrong}</p>
      <p className="text-ink-soft">
        {keepsList ? t.whatWasLoadedBeforeIsStillHere : t.theListCouldNotBeLoaded} {t.itMayBeYourConnectionOrOur}
      </p>
      <a
        href={href}
        className={buttonClass({ variant: "secondary" })}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        {t.tryAgain}
      </a>
      <button
        type="button"
        popoverTarget="load-error-message"
        className="fixed inset-[auto_clamp(1rem,4vw,2rem)_clamp(1rem,4vw,2rem)_auto] z-20 grid place-items-center w-14 h-14 rounded-full text-canvas bg-bad shadow-floating"
        aria-label={t.showTheErrorMessage}
      >
        <Icon name="info" size={24} />
      </button>
      <div
        id="load-error-message"
        popover="auto"
        className="fixed inset-[auto_clamp(1rem,4vw,2rem)_calc(clamp(1rem,4vw,2rem)+4.25rem)_auto] max-w-[min(24rem,calc(100vw-2rem))] py-4 px-5 border border-line rounded-md bg-surface text-ink text-sm/body text-start shadow-floating wrap-anywhere"
      >
        <p className="font-semibold">{t.whatHappened}</p>
        <p>{message}</p>
      </div>
    </div>
  );
}

type EmptyListProps = View & Pick<ListResultsProps, "filters" | "choices" | "keep">;

/** Says that the list is empty, and offers to remove each thing that narrows it. */
function EmptyList({ pathname, params, words, filters, choices, keep }: EmptyListProps) {
  const searchText = searchTextOf(params);
  const ways = [
    ...(searchText === ""
      ? []
      : [{ key: SEARCH_PARAM, label: fill(t.theSearch, { searchText }), to: withParam(params, SEARCH_PARAM, "") }]),
    ...choices.map(({ paramKey, value, label }) => ({
      key: `${paramKey} ${value}`,
      label,
      to: withoutChoice(params, filterOf(filters, paramKey), value),
    })),
  ];
  const startOver = (
    <ButtonLink to={pathname} variant="primary">
      {t.startOver}
    </ButtonLink>
  );
  return (
    <>
      <EmptyState title={words.noneFound} actions={ways.length > 0 ? startOver : undefined}>
        {ways.length === 0 && <p>{t.nothingIsListedRightNowPlease}</p>}
        {ways.length === 1 && searchText !== "" && <p>{fill(t.nothingMatchesCheckTheSpellingOr, { searchText })}</p>}
        {ways.length === 1 && searchText === "" && <p>{fill(t.nothingMatches, { label: ways[0]!.label })}</p>}
        {ways.length > 1 && (
          <>
            <p>{t.nothingMatchesAllOfThisAtOnce}</p>
            <ul className="flex flex-wrap justify-center gap-2 mt-4 [&_.chip]:wrap-anywhere">
              {ways.map(({ key, label, to }) => (
                <li key={key}>
                  <Link className="chip" to={pathname + to}>
                    {fill(t.without, { label })}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
      {keep && <div className="grid justify-items-center">{keep}</div>}
    </>
  );
}
