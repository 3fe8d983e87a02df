// What stands under the rows: nothing found, a failed load, more to come, or the end.
import { type ReactNode, useEffect, useRef } from "react";
import type { FilterDefinition } from "../../../contract/jobs/filters.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { BrowseWords } from "./browse-mode.ts";
import { type Choice, searchOf } from "./browse-state.ts";
import { EmptyList } from "./empty-list.tsx";
import { LoadError } from "./load-error.tsx";
import type { ListPages } from "./use-list-pages.ts";

/** Pages a scrolling list appends by itself before it asks (the footer must stay reachable). */
const AUTOMATIC_PAGES = 2;
const DEAD_END = "Looks like we hit a dead end. Try changing the filters and searching again.";

type ListResultsProps = {
  listPages: ListPages;
  more: "button" | "scroll";
  pathname: string;
  params: URLSearchParams;
  words: BrowseWords;
  filters: readonly FilterDefinition[];
  choices: readonly Choice[];
  skeletons: ReactNode;
  /** The rows. */
  children: ReactNode;
};

export function ListResults({
  listPages,
  more,
  pathname,
  params,
  words,
  filters,
  choices,
  skeletons,
  children,
}: ListResultsProps) {
  const { count, error, nextHref, isLoadingMore, loadMore, retry, pages } = listPages;
  if (count === 0 && error === null)
    return <EmptyList pathname={pathname} params={params} words={words} filters={filters} choices={choices} />;
  const isAutomatic = more === "scroll" && pages.length <= AUTOMATIC_PAGES;
  return (
    <>
      {count > 0 && children}
      {isLoadingMore && skeletons}
      {error !== null && !isLoadingMore && (
        <LoadError
          message={error}
          keepsList={count > 0}
          href={nextHref ?? pathname + searchOf(params)}
          isBusy={isLoadingMore}
          onRetry={retry}
        />
      )}
      {error === null && nextHref !== null && (
        <p className="relative grid justify-items-center mt-6">
          {/* A page that is at hand comes without a moment of loading in between: the key makes the mark look anew. */}
          {isAutomatic && !isLoadingMore && <Reached key={nextHref} onReach={() => loadMore(false)} />}
          <a
            href={nextHref}
            rel="nofollow"
            className={buttonClass({ variant: "primary", size: "lg" })}
            aria-disabled={isLoadingMore || undefined}
            onClick={(event) => {
              event.preventDefault();
              loadMore(true);
            }}
          >
            {isLoadingMore ? "Loading…" : words.loadMore}
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
