// The browse page in both modes: search, filters, order, the list with its skeletons, its end, its errors and what comes next.

import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { t } from "#messages/jobs.ts";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import type { JobCounts } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { rowsOf } from "../../../ui/rows/kept-rows.ts";
import { routePath, sitePath } from "../../../ui/site-path.ts";
import { SkipLink } from "../../../ui/skip-link.tsx";
import {
  type BrowseWords,
  browseWords,
  type Choice,
  CURSOR_PARAM,
  chosenFilters,
  EXCLUSIVE_PARAM,
  type LinkedFilter,
  type View,
  withCursor,
} from "./browse-state.ts";
import { countInWords, OptionCounts } from "./filter-group.tsx";
import { FilterOpener, FilterPanel } from "./filter-panel.tsx";
import type { ListPage } from "./list-page.ts";
import { ListResults } from "./list-results.tsx";
import { Narrowing, ResultsBar } from "./results-head.tsx";
import { SearchBox, type SearchSuggestions } from "./search-box.tsx";
import { type ListPages, useListPages } from "./use-list-pages.ts";

/** Skip links lead here, the shell's too. */
const RESULTS_ID = "results";
/** Answers quicker than this (ms) show no skeletons. */
const SKELETON_DELAY = 160;

/**
 * What rows wait for. "you": the reader's own rows are being loaded. The others hide rows only from signed-in people (jobs.css) until
 * the session is known: for their own list by preference ("list") or by address ("asked-list"), or for marks that hide rows ("marks").
 */
export type Awaits = "you" | "list" | "asked-list" | "marks";

export type BrowsePageProps<Row> = {
  title: string;
  intro: ReactNode;
  page: ListPage;
  filters: readonly FilterDefinition[];
  /** Filters that only come with links. */
  linked?: readonly LinkedFilter[];
  exclusiveHint?: { off: string; on: string };
  Suggestions?: SearchSuggestions;
  /** Loads more by a button (jobs), or by scrolling with a button after two pages (companies). */
  more: "button" | "scroll";
  unpack: (packed: string) => Row[];
  /** The list element around the rows. */
  List: (props: { children: ReactNode }) => ReactNode;
  /** The items of one loaded page; `before` rows stand above it. */
  Rows: (props: { rows: readonly Row[]; before: number; params: URLSearchParams }) => ReactNode;
  Skeleton: () => ReactNode;
  /** Shown above the chosen filters. */
  lead?: ReactNode;
  /** Shown beside the chosen filters: what can be done with all of them together. */
  keep?: ReactNode;
  awaits?: Awaits | undefined;
  /** For a list in an order of its own: the parameters that the links to other orders start from. */
  reordered?: URLSearchParams | undefined;
  /** A change of it draws all rows anew. */
  rowsKey?: string;
  /** Totals of this list or, until those come, of the one before; null while unknown, absent where nothing is counted. */
  counted?: { counts: JobCounts; isCurrent: boolean } | null;
  /** Receives the element around the rows. */
  listRef?: RefObject<HTMLDivElement | null>;
};

export function BrowsePage<Row>(props: BrowsePageProps<Row>) {
  const { page, filters, linked = [] } = props;
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const view = { pathname, params, words: browseWords(pathname) };
  const ownList = useRef<HTMLDivElement>(null);
  const list = props.listRef ?? ownList;
  const listPages = useListPages(page, list);
  useAppLinks(list);
  const isPending = useIsPending(pathname, search);
  const results = useResultsTop(search, isPending);
  const showsSkeletons = useIsSlow(isPending) || props.awaits === "you";
  const choices = chosenFilters(params, filters, linked, page.names);
  const { closeLabel, told, options } = countsOf(props, listPages.count, view.words);
  const shown = { ...props, view, listPages, choices, showsSkeletons };

  return (
    <div className="pt-2 pb-16 lg:pt-[clamp(1.75rem,1rem+3vw,3.25rem)] wrap">
      <Head {...shown} />
      <div
        className="relative grid grid-cols-1 gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start"
        data-counted={props.counted !== undefined || undefined}
      >
        <SkipLink to={RESULTS_ID} className="skip-link max-lg:hidden [&:not(:focus)]:sr-only">
          {t.skipTheFilters}
        </SkipLink>
        <OptionCounts value={options}>
          <FilterPanel
            key={pathname}
            {...{ pathname, search, filters, linked, closeLabel }}
            exclusiveHint={props.exclusiveHint}
          />
        </OptionCounts>
        <section
          ref={results}
          id={RESULTS_ID}
          tabIndex={-1}
          className="min-w-0 scroll-mt-4"
          aria-labelledby="results-title"
          data-focus-target
        >
          <ResultsHead {...shown} told={told} />
          <div
            ref={list}
            className="results-list"
            aria-busy={isPending || undefined}
            data-pending={isPending || undefined}
            data-awaits={props.awaits}
          >
            <Results {...shown} />
          </div>
        </section>
      </div>
    </div>
  );
}

const Head = <Row,>({ title, intro, view, Suggestions, choices }: ResultsProps<Row>) => (
  <header className="max-lg:contents max-w-208 mb-10">
    <h1 className="text-2xl lg:text-3xl">{title}</h1>
    <p className="max-lg:hidden mt-2.5 max-w-(--container-prose) text-ink-soft">{intro}</p>
    <SearchBox view={view} Suggestions={Suggestions}>
      <FilterOpener chosen={choices.length} />
    </SearchBox>
  </header>
);

type ResultsProps<Row> = BrowsePageProps<Row> & {
  view: View;
  listPages: ListPages;
  choices: readonly Choice[];
  showsSkeletons: boolean;
};

/** The count and order of the list, and what narrows it. `told`: how much of how much it shows. */
function ResultsHead<Row>({ view, listPages, choices, told, ...props }: ResultsProps<Row> & { told: string | null }) {
  const { pathname, params, words } = view;
  return (
    <>
      <ResultsBar
        view={view}
        status={props.showsSkeletons ? t.loading : (told ?? statusText(listPages, words))}
        count={listPages.count}
        reordered={props.reordered}
      />
      {props.lead}
      <Narrowing
        view={view}
        reading={props.page.reading}
        filters={props.filters}
        choices={choices}
        exclusiveHint={params.get(EXCLUSIVE_PARAM) ? props.exclusiveHint?.on : undefined}
        keep={listPages.count > 0 && props.keep}
      />
      {params.has(CURSOR_PARAM) && (
        <a className="text-link inline-block mb-3.5" href={sitePath(pathname + withCursor(params, ""))}>
          {t.backToTheFirstPage}
        </a>
      )}
    </>
  );
}

/** The rows; skeletons in their place, or beside them where the style sheet hides one of the two. */
function Results<Row>({ view, listPages, choices, showsSkeletons, ...props }: ResultsProps<Row>) {
  const { page, List, Rows, unpack } = props;
  const skeletons = <Skeletons count={view.words.skeletons} List={List} Skeleton={props.Skeleton} />;
  return (
    <>
      {(showsSkeletons || props.awaits) && skeletons}
      {!showsSkeletons && (
        <ListResults
          view={view}
          listPages={listPages}
          more={props.more}
          filters={props.filters}
          choices={choices}
          skeletons={skeletons}
          keep={props.keep}
        >
          <LoadedRows
            // Another list replaces this one as a whole, so that no row moves.
            key={`${page.whose ?? ""} ${props.rowsKey ?? ""}`}
            pages={listPages.pages}
            params={view.params}
            List={List}
            Rows={Rows}
            unpack={unpack}
          />
        </ListResults>
      )}
    </>
  );
}

/** Whether another view of this page is loading. */
function useIsPending(pathname: string, search: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && routePath(location.pathname) === pathname && location.search !== search;
}

/** The total in words and the counts of options; null while unknown, and where more is listed than was counted. */
function countsOf(
  { counted, reordered }: Pick<BrowsePageProps<never>, "counted" | "reordered">,
  shown: number,
  words: BrowseWords,
) {
  const total = counted?.isCurrent ? counted.counts.total : undefined;
  // A search that finds little goes on with less: what was counted is then not what is listed.
  const isLoosened = total !== undefined && total.count < shown;
  // A reordered list is a personal one, and everybody's list is counted.
  const isTold = total !== undefined && !isLoosened && shown > 0 && !reordered;
  const figure = total && countInWords(total);
  return {
    closeLabel:
      shown > 0 ? fill(t.show, { inAll: isTold ? words.counted(total.count, figure) : words.counted(shown) }) : t.close,
    told: !isTold
      ? null
      : words.counted(total.count, total.count > shown ? fill(t.ofWord, { shown, figure: figure ?? "" }) : figure),
    options: isLoosened ? null : (counted?.counts.options ?? null),
  };
}

function statusText({ count, error }: ListPages, { counted, noneFound }: BrowseWords): string {
  if (count > 0) return fill(t.shown, { count: counted(count) });
  return error === null ? noneFound : "";
}

function Skeletons<Row>({
  count,
  List,
  Skeleton,
}: Pick<BrowsePageProps<Row>, "List" | "Skeleton"> & { count: number }) {
  return (
    <div aria-hidden="true">
      <List>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: place holders are all alike.
          <Skeleton key={index} />
        ))}
      </List>
    </div>
  );
}

type LoadedRowsProps<Row> = Pick<BrowsePageProps<Row>, "List" | "Rows" | "unpack"> & {
  pages: readonly ListPage[];
  params: URLSearchParams;
};

/** Memoised by page: appending the tenth does not draw the first nine again. */
const LoadedRows = memo(function LoadedRows<Row>({ pages, params, List, Rows, unpack }: LoadedRowsProps<Row>) {
  let before = 0;
  const parts = pages.map((page) => {
    const part = <PageRows key={before} page={page} before={before} params={params} Rows={Rows} unpack={unpack} />;
    before += page.count;
    return part;
  });
  return <List>{parts}</List>;
}) as <Row>(props: LoadedRowsProps<Row>) => ReactNode;

type PageRowsProps<Row> = Pick<BrowsePageProps<Row>, "Rows" | "unpack"> & {
  page: ListPage;
  before: number;
  params: URLSearchParams;
};

const PageRows = memo(function PageRows<Row>({ page, before, params, Rows, unpack }: PageRowsProps<Row>) {
  const rows = useMemo(() => rowsOf<Row>(page) ?? unpack(page.packed), [page, unpack]);
  return <Rows rows={rows} before={before} params={params} />;
}) as <Row>(props: PageRowsProps<Row>) => ReactNode;

/** True once `isPending` has lasted for SKELETON_DELAY. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SKELETON_DELAY);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isSlow;
}

/** Lets plain links inside an element navigate within the app, by one listener for a long list. Only plain clicks to this origin count. */
function useAppLinks(area: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || isModified) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !area.current?.contains(link)) return;
      if (link.target !== "" || link.hasAttribute("download") || link.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(routePath(link.pathname) + link.search + link.hash);
    };
    // On the window, after React's own listeners, to see what a component has handled.
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, [area, navigate]);
}

/** For the element of the results: scrolls its top into view when a new view is asked for and when it shows; on going back the router does. */
function useResultsTop(search: string, isPending: boolean): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(search);
  useLayoutEffect(() => {
    const isNewView = shown.current !== search;
    shown.current = search;
    if (!isPending && (!isNewView || isReturn)) return;
    const element = results.current;
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: "start", behavior: "instant" });
  }, [search, isPending, isReturn]);
  return results;
}
