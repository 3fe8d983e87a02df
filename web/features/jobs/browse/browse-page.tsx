// The browse page in both modes: search, filters, order, the list with its skeletons, its end, its errors and what comes next.
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import type { JobCounts } from "../../../../contract/jobs/wire.ts";
import { Icon } from "../../../ui/icon.tsx";
import { rowsOf } from "../../../ui/rows/kept-rows.ts";
import { ActiveFilters } from "./active-filters.tsx";
import "../../../styles/jobs.css";
import { BROWSE_WORDS, type BrowseWords, browseMode } from "./browse-mode.ts";
import { CURSOR_PARAM, chosenFilters, EXCLUSIVE_PARAM, type LinkedFilter, withCursor } from "./browse-state.ts";
import { FILTER_PANEL_ID, FilterPanel } from "./filter-panel.tsx";
import type { ListPage } from "./list-page.ts";
import { ListResults } from "./list-results.tsx";
import { type Count, countInWords, OptionCounts } from "./option-counts.tsx";
import { SearchBox, type SearchSuggestions } from "./search-box.tsx";
import { ReadingChips, ReadingNotes } from "./search-reading.tsx";
import { SortLinks } from "./sort-links.tsx";
import { useAppLinks } from "./use-app-links.ts";
import { useListPages } from "./use-list-pages.ts";
import { useResultsTop } from "./use-results-top.ts";

/** Answers quicker than this (ms) show no skeletons. */
const SKELETON_DELAY = 160;

/**
 * What rows wait for. "you": it is known who reads, and what is theirs is on its way. Else this is not known yet, and rows wait only
 * for people who are signed in (jobs.css): for the list made for them where they want it ("list") or asked for it by the
 * address ("asked-list"), or for the marks that leave rows out ("marks").
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
  /** jobs: a button; companies: as a person scrolls, with a button after two pages. */
  more: "button" | "scroll";
  unpack: (packed: string) => Row[];
  /** Wraps the rows: the list element. */
  List: (props: { children: ReactNode }) => ReactNode;
  /** The items of one loaded page; `before` rows stand above it. */
  Rows: (props: { rows: readonly Row[]; before: number; params: URLSearchParams }) => ReactNode;
  Skeleton: () => ReactNode;
  /** Stands above the chosen filters. */
  lead?: ReactNode;
  /** Stands beside the chosen filters: what can be done with all of them together. */
  keep?: ReactNode;
  /** Why rows do not show yet, for a person who is signed in or may be. */
  awaits?: Awaits | undefined;
  /** Of a list in an order of its own: what another order begins with. */
  reordered?: URLSearchParams | undefined;
  /** Another one draws all rows anew. */
  rowsKey?: string;
  /** How many there are in all and of each option, of this list or of the one before; null until that is known, absent where nothing is counted. */
  counted?: { counts: JobCounts; isCurrent: boolean } | null;
  /** The element around the rows, for whoever must know where it is. */
  listRef?: RefObject<HTMLDivElement | null>;
};

export function BrowsePage<Row>(props: BrowsePageProps<Row>) {
  const { page, filters, linked = [], exclusiveHint } = props;
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const words = BROWSE_WORDS[browseMode(pathname)];
  const ownList = useRef<HTMLDivElement>(null);
  const list = props.listRef ?? ownList;
  const listPages = useListPages(page, list);
  useAppLinks(list);
  const isPending = useIsPending(pathname, search);
  const results = useRef<HTMLElement>(null);
  useResultsTop(results, search, isPending);
  const isSlow = useIsSlow(isPending, SKELETON_DELAY);
  const showsSkeletons = isSlow || props.awaits === "you";
  const choices = chosenFilters(params, filters, linked, page.names);
  // What is counted is everybody's list.
  const inAll = props.reordered ? null : totalText(props.counted, listPages.count, words);
  const options = showsMoreThanAsked(props.counted, listPages.count) ? null : (props.counted?.counts.options ?? null);
  const exclusiveIsOn = params.has(EXCLUSIVE_PARAM) && params.get(EXCLUSIVE_PARAM) !== "";

  return (
    <div className="pt-[clamp(1.75rem,1rem+3vw,3.25rem)] pb-16 max-lg:pb-24 wrap">
      <header className="max-w-208 mb-[clamp(1.5rem,1rem+2vw,2.5rem)]">
        <h1 className="text-3xl">{props.title}</h1>
        <p className="mt-2.5 max-w-(--container-prose) text-ink-soft">{props.intro}</p>
        <SearchBox pathname={pathname} params={params} words={words} Suggestions={props.Suggestions} />
      </header>
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:[align-items:start]"
        data-counted={props.counted !== undefined || undefined}
      >
        <OptionCounts value={options}>
          <FilterPanel
            key={pathname}
            pathname={pathname}
            search={search}
            filters={filters}
            linked={linked}
            {...(exclusiveHint ? { exclusiveHint } : {})}
            closeLabel={listPages.count > 0 ? `Show ${inAll ?? words.counted(listPages.count)}` : "Close"}
          />
        </OptionCounts>
        <section ref={results} className="min-w-0 scroll-mt-4" aria-labelledby="results-title">
          <div className="results-bar">
            <h2 id="results-title" className="sr-only">
              Results
            </h2>
            <p className={listPages.count > 0 ? "results-count" : "sr-only"} role="status">
              {showsSkeletons ? "Loading…" : (inAll ?? statusText(listPages.count, listPages.error, words))}
            </p>
            <button type="button" popoverTarget={FILTER_PANEL_ID} className="filter-open">
              <Icon name="filter" />
              Filters
              {choices.length > 0 && (
                <span className="filter-count">
                  {choices.length}
                  <span className="sr-only"> chosen</span>
                </span>
              )}
            </button>
            {listPages.count > 1 && (
              <SortLinks
                pathname={pathname}
                params={props.reordered ?? params}
                words={words}
                hasOwnOrder={props.reordered !== undefined}
              />
            )}
          </div>
          {props.lead}
          {page.reading && <ReadingNotes pathname={pathname} params={params} reading={page.reading} />}
          <div className="flex flex-wrap justify-between gap-x-4 [&>:first-child:empty]:hidden">
            <div>
              {page.reading && <ReadingChips pathname={pathname} params={params} reading={page.reading} />}
              <ActiveFilters
                pathname={pathname}
                params={params}
                filters={filters}
                choices={choices}
                exclusiveHint={exclusiveIsOn ? exclusiveHint?.on : undefined}
              />
            </div>
            {props.keep}
          </div>
          {params.has(CURSOR_PARAM) && (
            <a className="text-link inline-block mb-3.5" href={pathname + withCursor(params, "")}>
              Back to the first page
            </a>
          )}
          <div
            ref={list}
            className="results-list"
            aria-busy={isPending}
            data-pending={isPending || undefined}
            data-awaits={props.awaits}
          >
            {(showsSkeletons || props.awaits) && (
              <Skeletons count={words.skeletons} List={props.List} Skeleton={props.Skeleton} />
            )}
            {!showsSkeletons && (
              <ListResults
                filters={filters}
                more={props.more}
                listPages={listPages}
                params={params}
                pathname={pathname}
                words={words}
                choices={choices}
                skeletons={<Skeletons count={words.skeletons} List={props.List} Skeleton={props.Skeleton} />}
              >
                <LoadedRows
                  // Another list takes the place of this one as a whole; nothing of it moves about.
                  key={`${page.whose ?? ""} ${props.rowsKey ?? ""}`}
                  pages={listPages.pages}
                  params={params}
                  List={props.List}
                  Rows={props.Rows}
                  unpack={props.unpack}
                />
              </ListResults>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

/** True while this page waits for another view of itself. */
function useIsPending(pathname: string, search: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === pathname && location.search !== search;
}

type Counted = BrowsePageProps<never>["counted"];

/** A search that finds little goes on with less: what was counted, perhaps none at all, is then not what is listed. */
const showsMoreThanAsked = (counted: Counted, shown: number) =>
  counted?.isCurrent === true && counted.counts.total.count < shown;

/** Null while the total is unknown, and where more is listed than was asked for. */
function totalText(counted: Counted, shown: number, { counted: inWords }: BrowseWords) {
  const total: Count | undefined = counted?.isCurrent ? counted.counts.total : undefined;
  if (total === undefined || shown === 0 || showsMoreThanAsked(counted, shown)) return null;
  return inWords(total.count, countInWords(total));
}

function statusText(count: number, error: string | null, { counted, noneFound }: BrowseWords): string {
  if (count > 0) return `${counted(count)} shown`;
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

/** Each page is drawn once and kept: appending the tenth does not draw the first nine again. */
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

/** True once `isPending` has lasted for `delay` ms. */
function useIsSlow(isPending: boolean, delay: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), delay);
    return () => clearTimeout(timer);
  }, [isPending, delay]);
  return isSlow;
}
